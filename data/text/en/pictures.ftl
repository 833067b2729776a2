### What the things in a picture are called: titles that are shown or read out when one points at them.

picture-pile = { $pile }: { $count }
picture-ticket-asks = { $ticket }, asks for { $cards }
picture-ticket-made = { $ticket }, already made
picture-big-city = { $city }: { COUNT($points, of: "points") } for most tickets completed there
picture-die = Die: { $face }
picture-row = In the rail yard of { $seat }: { $cards }
picture-no-row = In the rail yard of { $seat } there is no row of this colour: { $colour }
picture-track = On the track of { $seat }: { $what }
picture-planned = To be placed: { $cards }
picture-robs = Train robbery, if { $seat } places these cards: { $owner } discards { $cards }
picture-robbed = Train robbery by { $seat }: { $owner } has discarded { $cards }
picture-moved = { $seat } has moved to the track: { $cards }
