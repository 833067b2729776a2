### What the laboratory says while it works.

lab-games = { $game }: partide
lab-interrupted = Oprit. Terminate și păstrate: { $done } din { $games }.
lab-goes-on = Același apel continuă de aici: { $file }
lab-damaged = { $file } este deteriorat ({ $why }). Se numește acum { $aside }; totul începe de la zero.
lab-searching = Căutare în { $game }: { $event }
