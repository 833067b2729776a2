### Jak nazywają się rzeczy na obrazku: tytuły pokazywane lub czytane, gdy ktoś na nie wskaże.

picture-pile = { $pile }: { $count }
picture-ticket-asks = { $ticket }, wymaga: { $cards }
picture-ticket-made = { $ticket }, już zrealizowany
picture-big-city = { $city }: { COUNT($points, of: "points") } za najwięcej zrealizowanych tam biletów
picture-die = Kość: { $face }
picture-row = Bocznica, { $seat }: { $cards }
picture-no-row = Bocznica, { $seat }: nie ma rzędu w tym kolorze: { $colour }
picture-track = Na Torach, { $seat }: { $what }
picture-planned = Do położenia: { $cards }
picture-robs = Rabunek pociągów, jeśli { $seat } położy te karty: { $owner } odrzuca { $cards }
picture-robbed = Rabunek pociągów, rabuje { $seat }: { $owner } odrzuca { $cards }
picture-moved = { $seat }, Na Tory przeszły: { $cards }
