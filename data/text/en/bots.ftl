### What a bot says about its move, in the first person. Everybody hears it, so it names no ticket.

bot-asked = I was asked, and this is my answer.
bot-random = I chose at random among { COUNT($count, of: "actions") }.
bot-only = It is the only thing I can do.
bot-nothing-better = I have found nothing better.

## Tickets

bot-keep-cheap = I keep { COUNT($count, of: "tickets") }: those that cost me least if I miss them.
bot-keep-most = I keep { COUNT($count, of: "tickets") }: all the points I can get.
bot-keep = I keep { $count } of { COUNT($offered, of: "tickets") }: that choice promises most for the effort.
bot-draw-tickets = I draw tickets: mine are settled, and I still have { COUNT($cars, of: "cars") }.
bot-draw-more-tickets = I draw tickets: I will have more cards than mine ask for.

## Routes and stations

bot-claim-points = I build { $route }: { COUNT($points, of: "points") }, and nothing I can pay for is worth more to me now.
bot-claim-ticket = I build { $route }: it finishes my ticket, and nobody else has claimed it yet.
bot-claim-way = I build { $route }: it is on the cheapest way for my tickets, and still free.
bot-claim-tunnel = I try the tunnel { $route }: I want it, and in { $percent } % of all cases I can pay what it asks for.
bot-claim-last = I build { $route }: the end is near, and it gives me { COUNT($points, of: "points") } more.
bot-block = I build { $route }: it looks as if somebody else needs it.
bot-pay = I pay: the tunnel is worth it to me.
bot-station = I build a station in { $city }: it rescues a ticket of mine whose way is taken.

## Train cards

bot-take = I take { $card }: I collect that colour.
bot-take-locomotive = I take the locomotive: it fits everywhere, and no pair of cards would help me more.
bot-take-fits = I take the locomotive: it fits everywhere.
bot-take-any = I take { $card }: no other card that lies face up helps me more.
bot-draw-blind = I draw from the deck: nothing that lies face up helps me more.

## Dice

bot-roll-rest = I roll { $dice } again: I keep what there is most of, and the jokers.
bot-roll-again = I roll { $dice } again: the gain to expect, in points, is { $gain }.
bot-keep-dice = I leave the dice as they are: another roll promises no more.
bot-token = I exchange dice for { KIND($kind, form: "token") }: I have no better use for them.
bot-end-turn = I end my turn: there is nothing left that helps me.
bot-passenger = I put a passenger in { $city }: there are goods around.
bot-trip = My passenger sets out from { $city }: there are goods on its way.
bot-end-trip = My passenger gets off: there are no more goods on its way.

## The Card Game

bot-place-longest = I place { $cards }: it is my longest row.
bot-place-most = I place { $cards }: that is the most that I can put down.
bot-place = I place { $cards }: my tickets can use them on the track.
bot-rob = I place { $cards } and rob { $owner }, who loses { COUNT($count, of: "cards") }.

## Looking ahead

bot-search = { $because } I have looked ahead: worlds imagined { $worlds }, ideas compared { $options }.
