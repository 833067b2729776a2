### Atelierul: hărți, scenarii și lecții proprii.

workshop-written = Scris: { $files }.
workshop-there = { $name } există deja și rămâne cum este.
workshop-changed = Schimbat: { $file }.
workshop-same = { $file } spune deja asta.
workshop-well = { $name }: ok, nimic de corectat.
workshop-holds = În atelierul tău: { $files }.
workshop-empty = Atelierul tău este gol.
