### L’officina: mappe, scenari e lezioni proprie.

workshop-written = Scritto: { $files }.
workshop-there = { $name } c’è già e resta com’è.
workshop-changed = Cambiato: { $file }.
workshop-same = { $file } lo dice già.
workshop-well = { $name }: ok, niente da correggere.
workshop-holds = Nella tua officina: { $files }.
workshop-empty = La tua officina è vuota.
