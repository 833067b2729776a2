### What a bot says about its move, in the first person. Everybody hears it, so it names no ticket.

bot-asked = Am fost întrebat, iar acesta este răspunsul meu.
bot-random = Am ales la întâmplare; puteam face { COUNT($count, of: "actions") }.
bot-only = Este singurul lucru pe care îl pot face.
bot-nothing-better = Nu am găsit nimic mai bun.

## Tickets

bot-keep-cheap = Păstrez { COUNT($count, of: "tickets") }: pierd cel mai puțin dacă nu le realizez.
bot-keep-most = Păstrez { COUNT($count, of: "tickets") }: toate punctele pe care le pot lua.
bot-keep = Păstrez { $count } din { COUNT($offered, of: "tickets") }: alegerea aceasta promite cel mai mult pentru efortul cerut.
bot-draw-tickets = Trag Cărți Traseu: ale mele sunt rezolvate și mai am { COUNT($cars, of: "cars") }.
bot-draw-more-tickets = Trag Cărți Traseu: voi avea mai multe cărți decât cer ale mele.

## Routes and stations

bot-claim-points = Construiesc ruta { $route }: { COUNT($points, of: "points") }, și nimic din ce pot plăti nu îmi aduce mai mult acum.
bot-claim-ticket = Construiesc ruta { $route }: îmi încheie un traseu și încă nu a revendicat-o nimeni.
bot-claim-way = Construiesc ruta { $route }: este pe drumul cel mai ieftin pentru traseele mele și încă este liberă.
bot-claim-tunnel = Încerc ruta tunel { $route }: o vreau, iar în { $percent } % din cazuri pot plăti ce cere.
bot-claim-last = Construiesc ruta { $route }: sfârșitul e aproape, iar ea îmi mai aduce { COUNT($points, of: "points") }.
bot-block = Construiesc ruta { $route }: se pare că altcineva are nevoie de ea.
bot-pay = Plătesc: tunelul merită.
bot-station = Construiesc o gară în orașul { $city }: îmi salvează un traseu al cărui drum este ocupat.

## Train cards

bot-take = Iau { $card }: strâng culoarea aceasta.
bot-take-locomotive = Iau locomotiva: se potrivește oriunde și nicio pereche de cărți nu m-ar ajuta mai mult.
bot-take-fits = Iau locomotiva: se potrivește oriunde.
bot-take-any = Iau { $card }: nicio altă carte cu fața în sus nu mă ajută mai mult.
bot-draw-blind = Trag din pachet: nimic din ce e cu fața în sus nu mă ajută mai mult.

## Dice

bot-roll-rest = Arunc din nou { $dice }: păstrez ce am mai mult și jokerii.
bot-roll-again = Arunc din nou { $dice }: câștigul la care mă aștept, în puncte, este { $gain }.
bot-keep-dice = Las zarurile așa cum sunt: încă o aruncare nu promite mai mult.
bot-token = Schimb zaruri pe { KIND($kind, form: "token") }: nu am la ce să le folosesc mai bine.
bot-end-turn = Îmi închei rândul: nu mai e nimic care să mă ajute.
bot-passenger = Pun un pasager în orașul { $city }: prin apropiere este marfă.
bot-trip = Pasagerul meu pleacă din orașul { $city }: pe drumul lui este marfă.
bot-end-trip = Pasagerul meu coboară: pe drumul lui nu mai este marfă.

## The Card Game

bot-place-longest = Așez în Triaj { $cards }: este șirul meu cel mai lung.
bot-place-most = Așez în Triaj { $cards }: mai multe nu pot așeza.
bot-place = Așez în Triaj { $cards }: traseele mele au nevoie de ele.
bot-rob = Așez în Triaj { $cards } și fac un jaf: { $owner } pierde { COUNT($count, of: "cards") }.

## Looking ahead

bot-search = { $because } M-am gândit înainte: lumi imaginate { $worlds }, idei comparate { $options }.
