### Analysis to look at: networks on the board, odds and their plots.

## Numbers and chances

insight-percent = { $value }%
insight-number = { $value }
insight-item = { $what }: { $value }
insight-chance = Șansă
insight-exact = Exact
insight-simulated = Simulat, cu interval de încredere de 95%
insight-agreement = Încercări: { $trials }, sămânță: { $seed }. Valori exacte în intervalul de încredere de 95%: { $inside } din { $all }.

## Drawing cards

insight-kind = Carte
insight-unseen-title = Cărți nevăzute: { $player }
insight-unseen-count = Cărți nevăzute
insight-unseen-told = Cărți nevăzute: { $n }, dintre care în pachet: { $deck }. Șansa ca următoarea carte să fie o locomotivă: { $chance }.
insight-draw-title = Tragere din pachet: { $kinds }
insight-draw-across = Cărți trase
insight-drawn = { COUNT($n, of: "cards") }
insight-at-least-one = Șansa de a trage cel puțin una
insight-sweep-title = Se decartează tot șirul cu fața în sus?
insight-sweep-across = Cartea luată din șir
insight-sweep-told = Șansa ca un șir de cinci cărți noi să fie decartat imediat: { $chance }.

## Tunnels

insight-tunnel-title = Ruta tunel { $route }, etalat: { $cards }
insight-extra = Cărți în plus
insight-extra-cards = +{ $n }
insight-payable = se poate plăti
insight-unpayable = nu se poate plăti
insight-can-pay = Șansa de a ocupa tunelul
insight-tunnel-told = Șansa ca { $player } să poată plăti: { $chance }. Cărți în plus, în medie: { $average }.
insight-paid = Plătit în încercări: { $chance }.
insight-reserves-title = Ruta tunel { $route } ({ COUNT($length, of: "spaces") }): câte cărți o fac sigură?
insight-reserves-across = Cărți în mână ({ $colour })
insight-surcharges-title = Ce cer tunelurile, după lungime (etalat: { $colour })
insight-tunnel-length = Lungimea tunelului
insight-of-length = Lungime { $length }: { $what }

## Dice

insight-none = niciunul
insight-times = { $n } × { $what }
insight-symbol = Semn
insight-symbol-single = rută simplă
insight-symbol-double = rută dublă
insight-symbol-station = gară
insight-symbol-joker = joker
insight-average = Zaruri, în medie
insight-roll-title = Ce arată o aruncare ({ COUNT($count, of: "dice") })
insight-reach-title = Ce rute se pot plăti? ({ $kind }; { $tokens })
insight-spaces = Spațiile rutei
insight-one-roll = numai prima aruncare
insight-two-rolls = cu cea mai bună a doua aruncare
insight-claim-title = Ocuparea rutei { $route } într-un singur rând ({ $tokens })
insight-claim-across = Aruncări
insight-reroll-title = Pentru { $route }, aruncat: { $dice }
insight-reroll-across = Zaruri aruncate din nou
insight-reroll-told = Cel mai bine se aruncă din nou: { $dice }. Șansa de a ocupa ruta: { $chance }.
insight-signs-title = Ce arată zarurile de tunel
insight-signs = Semne de tunel

## Ticket values

insight-values-title = Cât valorează Cărțile Traseu: { $board }
insight-distance = Drumul cel mai scurt, în vagoane
insight-point-a-car = un punct de vagon
insight-values-told = Cărți Traseu care valorează mai mult de un punct de vagon: { $more }; exact atât: { $same }; mai puțin: { $less }.
insight-values-signs = Cu cât un semn este mai mare, cu atât reprezintă mai multe Cărți Traseu.
insight-tickets-long = Cărți Traseu lungi
insight-tickets-regular = Cărți Traseu obișnuite
insight-tickets-short = Cărți Traseu scurte
insight-cards-asked = Cărți cerute
insight-cards-average = Traseele care cer { COUNT($cards, of: "cards") } valorează în medie { $points }.

## Networks on the board

insight-map-title = Harta ca rețea
insight-map-told = Orașe: { $cities }. Rute: { $routes }, cu { COUNT($cars, of: "spaces") } în total.
insight-map-hubs = Cele mai multe rute ({ $n }) se întâlnesc aici: { $cities }.
insight-network-title = Ce rute are { $player }
insight-network-none = { $player } nu are încă nicio rută.
insight-network-told = { $player } – bucăți legate între ele: { $pieces }.
insight-piece = Bucata { $letter } ({ COUNT($cars, of: "cars") }): { $cities }.
insight-network-bridges = Punți, fără de care o bucată s-ar rupe: { $routes }.
insight-network-no-bridges = Nicio rută nu este punte: fără oricare dintre ele, fiecare bucată rămâne legată.
insight-cuts-title = De ce rute depinde { $ticket }?
insight-cuts-made = Traseul { $ticket } este realizat: { $player } are tot drumul.
insight-cuts-unmade = Traseul { $ticket } nu este încă realizat ({ $player }).
insight-cuts-lost = Traseul { $ticket } nu mai poate fi realizat pe rute proprii și libere ({ $player }).
insight-cuts-own = Depinde de fiecare dintre aceste rute: { $routes }.
insight-cuts-own-none = Nu depinde de nicio rută anume: există și un al doilea drum.
insight-cuts-open = Dacă altcineva ocupă una dintre acestea, nu mai rămâne niciun drum: { $routes }.
insight-cuts-open-none = Niciun alt jucător nu îl poate tăia ocupând o singură rută.
insight-way-title = Cel mai ieftin drum ({ $player }): { $ticket }
insight-way-told = De ocupat: { $routes }. Preț: { COUNT($cars, of: "cars") } și { COUNT($cards, of: "cards") }.
insight-way-told-dice = De ocupat: { $routes }. Preț: { COUNT($cars, of: "cars") }, iar în zaruri și simboluri: { $cards }.
insight-way-locomotives = Feriboturile de pe drum cer locomotive printre cărți: { $n }.
insight-way-locomotives-dice = Feriboturile de pe drum cer jokeri printre zaruri: { $n }.
insight-way-tunnels = Tuneluri pe drum, care pot cere mai mult: { $n }.
insight-way-short = Este prea mult, au rămas: { COUNT($n, of: "cars") }.
