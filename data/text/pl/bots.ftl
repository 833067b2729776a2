### What a bot says about its move, in the first person. Everybody hears it, so it names no ticket.

bot-asked = Padło pytanie, a to jest moja odpowiedź.
bot-random = Wybór był losowy; liczba możliwości: { $count }.
bot-only = To jedyne, co mogę zrobić.
bot-nothing-better = Nie widzę nic lepszego.

## Tickets

bot-keep-cheap = Zatrzymuję { COUNT($count, of: "tickets") }: najmniej stracę, jeśli ich nie zrealizuję.
bot-keep-most = Zatrzymuję { COUNT($count, of: "tickets") }: wszystkie punkty, jakie mogę dostać.
bot-keep = Zatrzymuję { $count } z możliwych ({ COUNT($offered, of: "tickets") }): ten wybór obiecuje najwięcej za włożony wysiłek.
bot-draw-tickets = Dobieram bilety: moje są już rozstrzygnięte, a mam jeszcze { COUNT($cars, of: "cars") }.
bot-draw-more-tickets = Dobieram bilety: będę mieć więcej kart, niż wymagają moje.

## Routes and stations

bot-claim-points = Buduję trasę { $route }: { COUNT($points, of: "points") }, a nic, na co mnie stać, nie da mi teraz więcej.
bot-claim-ticket = Buduję trasę { $route }: kończy mój bilet, a nikt inny jeszcze jej nie zajął.
bot-claim-way = Buduję trasę { $route }: leży na najtańszej drodze moich biletów i jest jeszcze wolna.
bot-claim-tunnel = Próbuję zająć tunel { $route }: chcę go mieć, a w { $percent } % przypadków zapłacę, czego zażąda.
bot-claim-last = Buduję trasę { $route }: koniec jest blisko, a ona daje mi jeszcze { COUNT($points, of: "points") }.
bot-block = Buduję trasę { $route }: wygląda na to, że ktoś inny jej potrzebuje.
bot-pay = Płacę: ten tunel jest tego wart.
bot-station = Buduję dworzec w mieście { $city }: ratuje mój bilet, którego droga jest zajęta.

## Train cards

bot-take = Biorę { $card }: zbieram ten kolor.
bot-take-locomotive = Biorę lokomotywę: pasuje wszędzie, a żadna para kart nie pomoże mi bardziej.
bot-take-fits = Biorę lokomotywę: pasuje wszędzie.
bot-take-any = Biorę { $card }: żadna inna odkryta karta nie pomoże mi bardziej.
bot-draw-blind = Dobieram z talii: nic odkrytego nie pomoże mi bardziej.

## Dice

bot-roll-rest = Biorę do ponownego rzutu { $dice }: zostawiam to, czego mam najwięcej, i jokery.
bot-roll-again = Biorę do ponownego rzutu { $dice }: spodziewany zysk w punktach to { $gain }.
bot-keep-dice = Zostawiam kości, jak leżą: kolejny rzut nie obiecuje więcej.
bot-token = Wymieniam kości na { KIND($kind, form: "token") }: lepiej ich nie wykorzystam.
bot-end-turn = Kończę turę: nic więcej mi nie pomoże.
bot-passenger = Stawiam pasażera w mieście { $city }: w pobliżu są towary.
bot-trip = Mój pasażer wyrusza z miasta { $city }: na jego drodze są towary.
bot-end-trip = Mój pasażer wysiada: na jego drodze nie ma już towarów.

## The Card Game

bot-place-longest = Wykładam na Bocznicę { $cards }: to mój najdłuższy rząd.
bot-place-most = Wykładam na Bocznicę { $cards }: więcej kart wyłożyć nie mogę.
bot-place = Wykładam na Bocznicę { $cards }: przydadzą się moim biletom Na Torach.
bot-rob = Wykładam na Bocznicę { $cards }. To rabunek pociągów: { $owner } traci { COUNT($count, of: "cards", form: "object") }.

## Looking ahead

bot-search = { $because } Patrzę naprzód: wymyślone światy { $worlds }, porównane pomysły { $options }.
