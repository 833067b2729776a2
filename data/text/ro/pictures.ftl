### Cum se numesc lucrurile dintr-o imagine: titluri arătate sau citite când cineva le indică.

picture-pile = { $pile }: { $count }
picture-ticket-asks = { $ticket }, cere { $cards }
picture-ticket-made = { $ticket }, deja realizat
picture-big-city = { $city }: { COUNT($points, of: "points") } pentru cele mai multe trasee realizate acolo
picture-die = Zar: { $face }
picture-row = În Triajul jucătorului { $seat }: { $cards }
picture-no-row = În Triajul jucătorului { $seat } nu e niciun rând de culoarea aceasta: { $colour }
picture-track = Pe Șine, la { $seat }: { $what }
picture-planned = De așezat: { $cards }
picture-robs = Jaf de trenuri, dacă { $seat } așază cărțile acestea: { $owner } decartează { $cards }
picture-robbed = Jaf de trenuri comis de { $seat }: { $owner } a decartat { $cards }
picture-moved = { $seat } a mutat Pe Șine: { $cards }
