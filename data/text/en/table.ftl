### The live table: controls, headings and short answers.

table-market = Cards on the table
table-find = Route or city
table-place = Find
table-go = Choose this place
table-not-found = There is no place called “{ $name }” on this board.
table-pay-route = { $route }: how do you pay?
table-pay-ferry = { $route }, a ferry: { COUNT($needed, of: "locomotives") } must be paid (framed). How do you pay?
table-pay-station = A station in { $city }: how do you pay?
table-cancel = Never mind
table-connected = { $ticket }: already connected
table-stale = That click came too late or came twice: it was counted once.
table-others = { $seat } is to play. Look through { $seat }’s eyes to decide.
table-next = { $seat } would be next.
table-plays = { $seat } is playing.
table-nothing-there = There is nothing to do with that.
table-no-undo = There is nothing to undo.
table-no-redo = There is nothing to redo.

## What one could do

table-hint-eu = Your turn: take cards, take tickets, { $stations ->
    [0] or click a route to claim it
   *[other] click a route to claim it or a city for a station
}. What is framed is possible; click anything else to hear why it is not.
table-hint-dx = Use your dice: click { $stations ->
    [0] a framed route
   *[other] a framed route, a city
}, the tickets or the token piles. Click anything else to hear why it is not possible.
table-hint-cg = Your turn: take cards, take tickets, or pick cards of your hand to place them in your rail yard.
table-hint-over = Look below at the scores and how they came about.

## The past

table-past = You are looking at the past.
table-move = after move { $move }
table-now = Back to now
table-play-on = Play on from here
table-undo = Undo
table-redo = Redo
table-hint = Hint
table-hinted = The bot’s advice: { $action }. Its reason: “{ $reason }”
table-said = “{ $reason }”
table-finish = Let a bot finish
table-slider = Move

## Eyes

table-eyes = Whose eyes
table-follow = Whoever is to play
table-open = Open table
table-use-curtain = Curtain between turns
table-curtain = Pass the screen to { $seat }.
table-lift = I am { $seat }

## Settings

table-language = Language
table-size = Size
table-normal = Normal
table-projector = Projector
table-speed = Pause of the bots, in seconds
table-stuck = Decide for { $seat } yourself. Or let the bot try again: take a move back, or change the pause.
table-file = File
table-save = Save
table-load = Load
table-saved = The game is saved in { $file }.
table-loaded = The game in { $file } goes on.
table-not-json = “{ $file }” is not a name for a saved game, which looks like game.json.
table-not-a-game = { $file } is there already and is no saved game, so it is left alone: { $why }
table-no-file = There is no file { $file } here.
table-no-game = There is no game “{ $name }” here.
table-not-loaded = The game in { $file } cannot go on here: { $why }

## Chance

table-laid-out = Laid out
table-revealed = Turned up
table-due = { $extra ->
    [0] Nothing extra is due.
   *[other] Due: { COUNT($extra, of: "cards") } more.
}
table-tunnel-dice = The tunnel dice
table-due-dice = { $extra ->
    [0] Nothing more is due.
   *[other] Due: { $extra } more, in dice or tokens.
}
table-rolled = The roll
table-counts-colour = counts: the same colour
table-counts-locomotive = counts: a locomotive
table-counts-not = does not count
table-departs = { $seat }: from the rail yard onto the track
table-robbed = Train robbery: { $seat } robs { $owner }
face-single = single
face-double = double
face-station = station
face-joker = joker
face-tunnel = tunnel
face-blank = blank

## The end

table-ending = How the score came about
table-trail = Longest path of { $seat }: { $length }
table-search = Search for the longest path of { $seat }, step by step
table-counted = Cars counted: { $cars } of { $length }
table-borrowing = Stations of { $seat }: every choice
table-borrows-nothing = no route borrowed
table-choices-before = the { $count } before these
table-choices-after = and { $count } more
table-matching = Cards and tickets of { $seat }
table-step = One further
table-step-back = One back
table-worth-leaving = possible, but other tickets were worth more
table-not-possible = not possible with these cards

## The search for the longest path

search-step = Step
search-rule = As the rule says, cities may be visited again: now { COUNT($length, of: "cars") }, the best so far { COUNT($best, of: "cars") }.
search-rule-result = As the rule says, cities may be visited again: the longest path has { COUNT($best, of: "cars") }.
search-mistake = The usual mistake, no city twice: now { COUNT($length, of: "cars") }, the best so far { COUNT($best, of: "cars") }.
search-mistake-result = The usual mistake, no city twice: the longest found has { COUNT($best, of: "cars") }.
search-cut = The search is longer: only its first { $steps } steps are shown.
