### Warsztat: własne mapy, scenariusze i lekcje.

workshop-written = Zapisano: { $files }.
workshop-there = { $name } już jest i zostaje bez zmian.
workshop-changed = Zmieniono: { $file }.
workshop-same = { $file } już tak mówi.
workshop-well = { $name }: ok, wszystko w porządku.
workshop-holds = W twoim warsztacie: { $files }.
workshop-empty = Twój warsztat jest pusty.
