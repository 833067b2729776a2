### What the laboratory says while it works.

lab-games = { $game }: gry
lab-interrupted = Zatrzymano. Ukończone i zachowane: { $done } z { $games }.
lab-goes-on = To samo wywołanie zacznie od tego miejsca: { $file }
lab-damaged = { $file } jest uszkodzony ({ $why }). Nazywa się teraz { $aside }; wszystko zaczyna się od nowa.
lab-searching = Szukanie w { $game }: { $event }
