### What the laboratory says while it works.

lab-games = { $game }: games
lab-interrupted = Stopped. Finished and kept: { $done } of { $games }.
lab-goes-on = The same call goes on from here: { $file }
lab-damaged = { $file } is damaged ({ $why }). It is now called { $aside }; everything begins anew.
lab-searching = Searching { $game }: { $event }

## Questions to many games

lab-holds = { $game }: { $games } games. Bots: { $bots }.
lab-call = Played by
lab-questions = What one can ask
lab-game-europe = Europe
lab-game-usa = USA
lab-game-dice-europe = Dice on Europe
lab-game-dice-germany = Dice on Germany
lab-game-dice-nordic = Dice on the Nordic Countries
lab-game-dice-switzerland = Dice on Switzerland
lab-game-dice-usa = Dice on the USA
lab-game-cardgame = The Card Game
lab-without-stations = { $bot } without stations
lab-without-tunnels = { $bot } without tunnels
lab-without-tickets = { $bot } without more tickets
lab-without-robbery = { $bot } without robbery
lab-measured = in these games, with 95% confidence interval
lab-between = { $value } ({ $low } to { $high })
lab-with-interval = { $what } (line: 95% confidence interval)
lab-wins = Games won
lab-fair = fair share
lab-order = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
lab-order-across = Turn order
lab-none-or-less = 0 or less
lab-or-more = { $n } or more
lab-step = { $low } to { $high }

lab-first-title = Does going first matter?
lab-first-told = Games: { $games }. The first player won { $value } of them (95% interval: { $low } to { $high }). A fair share would be { $fair }.
lab-first-more = That is more than chance explains: here going first helps.
lab-first-same = That can be chance: the fair share lies within the interval.
lab-first-less = That is less than chance explains: here going first hurts.

lab-stations-title = How much are stations worth?
lab-stations-across = What a player’s stations were worth, in points
lab-builders = Players who built stations
lab-stations-built = Players: { $seats }. At least one station was built by { $share } of them.
lab-stations-worth = Their { $builders } games scored again as if they had built none: the stations were worth { $value } points on average (95% interval: { $low } to { $high }).
lab-stations-paid = They were worth something to { $value } of those who built them ({ $low } to { $high }).
lab-stations-decided = They decided who won in { $value } of all games ({ $low } to { $high }).

lab-tickets-title = Which tickets pay?
lab-tickets-up = Points that a ticket brought on average
lab-tickets-told = Tickets kept: { $kept }. Made: { $value } of them (95% interval: { $low } to { $high }).
lab-tickets-ends = Brought most: { $best }. Brought least: { $worst }.

lab-tunnels-title = Which tunnels hurt?
lab-tunnels-up = Tries in vain
lab-tunnels-told = Tunnels tried: { $tries }. In vain: { $value } of them (95% interval: { $low } to { $high }).

lab-surcharges-title = Which tunnels ask for more?
lab-surcharges-up = Extra cards on average
lab-surcharges-told = Tunnels tried: { $tries }. Extra cards asked for on average: { $value } (95% interval: { $low } to { $high }).

lab-robbery-title = How often does robbery pay?
lab-robbery-across = Robberies by one player in a game
lab-robbery-told = Seats: { $seats }. Each of them robbed { $times } times a game and cost the others { $cards } cards on average.
lab-no-cause = Who robs often may be ahead anyway: this plot proves no cause.

lab-duel-title = Who plays better?
lab-duel-across = Bot
lab-duel-told = { $bot }: won { $value } of { $games } games (95% interval: { $low } to { $high }). A fair share would be { $fair }.
lab-duel-points = { $bot }: { $value } points more than the other on average ({ $low } to { $high }).
lab-duel-more = That is more than chance explains.
lab-duel-same = That can be chance: the fair share lies within the interval.
lab-duel-less = That is less than chance explains.

lab-answer-more = more often than a fair share
lab-answer-same = a fair share, as far as one can tell
lab-answer-less = less often than a fair share
