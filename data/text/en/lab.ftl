### What the laboratory says while it works.

lab-games = { $game }: games
lab-interrupted = Stopped. Finished and kept: { $done } of { $games }.
lab-goes-on = The same call goes on from here: { $file }
lab-damaged = { $file } is damaged ({ $why }). It is now called { $aside }; everything begins anew.
lab-searching = Searching { $game }: { $event }
