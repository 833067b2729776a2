### What the laboratory says while it works.

lab-games = { $game }: partide
lab-interrupted = Oprit. Terminate și păstrate: { $done } din { $games }.
lab-goes-on = Același apel continuă de aici: { $file }
lab-damaged = { $file } este deteriorat ({ $why }). Se numește acum { $aside }; totul începe de la zero.
lab-searching = Căutare în { $game }: { $event }

## Întrebări pentru multe jocuri

lab-holds = { $game }: { $games } jocuri. Boți: { $bots }.
lab-call = Jucate prin
lab-questions = Ce se poate întreba
lab-game-europe = Europa
lab-game-usa = SUA
lab-game-dice-europe = Zaruri pe harta Europei
lab-game-dice-germany = Zaruri pe harta Germaniei
lab-game-dice-nordic = Zaruri pe harta Țărilor Nordice
lab-game-dice-switzerland = Zaruri pe harta Elveției
lab-game-dice-usa = Zaruri pe harta SUA
lab-game-cardgame = Jocul de cărți
lab-without-stations = { $bot } fără gări
lab-without-tunnels = { $bot } fără tuneluri
lab-without-tickets = { $bot } fără alte trasee
lab-without-robbery = { $bot } fără jaf
lab-measured = în aceste jocuri, cu interval de încredere de 95%
lab-between = { $value } (de la { $low } la { $high })
lab-with-interval = { $what } (linie: interval de încredere de 95%)
lab-wins = Jocuri câștigate
lab-fair = cotă egală
lab-order = { $n ->
    [1] primul
   *[other] al { $n }-lea
}
lab-order-across = Ordinea la mutare
lab-none-or-less = 0 sau mai puțin
lab-or-more = { $n } sau mai mult
lab-step = { $low } până la { $high }

lab-first-title = Contează cine începe?
lab-first-told = Jocuri: { $games }. Primul jucător a câștigat { $value } dintre ele (interval de 95%: de la { $low } la { $high }). Cota egală ar fi { $fair }.
lab-first-more = E mai mult decât explică întâmplarea: aici ajută să începi.
lab-first-same = Poate fi întâmplare: cota egală este în interval.
lab-first-less = E mai puțin decât explică întâmplarea: aici strică să începi.

lab-stations-title = Cât valorează gările?
lab-stations-across = Cât au valorat gările unui jucător, în puncte
lab-builders = Jucători care au construit gări
lab-stations-built = Jucători: { $seats }. Cel puțin o gară au construit { $share } dintre ei.
lab-stations-worth = Jocurile lor ({ $builders }), punctate din nou ca și cum n-ar fi construit nicio gară: gările au valorat în medie { $value } puncte (interval de 95%: de la { $low } la { $high }).
lab-stations-paid = Au valorat ceva pentru { $value } dintre cei care le-au construit (de la { $low } la { $high }).
lab-stations-decided = Au hotărât cine câștigă în { $value } dintre toate jocurile (de la { $low } la { $high }).

lab-tickets-title = Ce trasee aduc câștig?
lab-tickets-up = Puncte aduse în medie de un traseu
lab-tickets-told = Trasee păstrate: { $kept }. Îndeplinite: { $value } dintre ele (interval de 95%: de la { $low } la { $high }).
lab-tickets-ends = Cel mai mult a adus: { $best }. Cel mai puțin: { $worst }.

lab-tunnels-title = Ce tuneluri dor?
lab-tunnels-up = Încercări zadarnice
lab-tunnels-told = Tuneluri încercate: { $tries }. În zadar: { $value } dintre ele (interval de 95%: de la { $low } la { $high }).

lab-surcharges-title = Ce tuneluri cer mai mult?
lab-surcharges-up = Cărți în plus, în medie
lab-surcharges-told = Tuneluri încercate: { $tries }. Cărți în plus cerute în medie: { $value } (interval de 95%: de la { $low } la { $high }).

lab-robbery-title = Cât de des merită jaful?
lab-robbery-across = Jafuri ale unui jucător într-un joc
lab-robbery-told = Locuri: { $seats }. Fiecare a jefuit în medie de { $times } ori pe joc și i-a costat pe ceilalți { $cards } cărți.
lab-no-cause = Cine jefuiește des poate că era oricum în față: graficul nu dovedește nicio cauză.

lab-duel-title = Cine joacă mai bine?
lab-duel-across = Bot
lab-duel-told = { $bot }: a câștigat { $value } din { $games } jocuri (interval de 95%: de la { $low } la { $high }). Cota egală ar fi { $fair }.
lab-duel-points = { $bot }: în medie cu { $value } puncte mai mult decât celălalt (de la { $low } la { $high }).
lab-duel-more = E mai mult decât explică întâmplarea.
lab-duel-same = Poate fi întâmplare: cota egală este în interval.
lab-duel-less = E mai puțin decât explică întâmplarea.

lab-answer-more = mai des decât cota egală
lab-answer-same = cota egală, din câte se poate spune
lab-answer-less = mai rar decât cota egală
