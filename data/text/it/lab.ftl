### What the laboratory says while it works.

lab-games = { $game }: partite
lab-interrupted = Fermato. Finite e conservate: { $done } su { $games }.
lab-goes-on = La stessa chiamata continua da qui: { $file }
lab-damaged = { $file } è danneggiato ({ $why }). Ora si chiama { $aside }; si ricomincia da capo.
lab-searching = Ricerca in { $game }: { $event }
