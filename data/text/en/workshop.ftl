### The workshop: maps, scenarios and lessons of one's own.

workshop-written = Written: { $files }.
workshop-there = { $name } is there already and stays as it is.
workshop-changed = Changed: { $file }.
workshop-same = { $file } says so already.
workshop-well = { $name }: ok, nothing is wrong.
workshop-holds = In your workshop: { $files }.
workshop-empty = Your workshop is empty.
