# What every game says: why it cannot be dealt, and why a move is refused.

bad-seats = Počet míst nemůže být { $given }; možnosti: { $possible } (ALL-4).
bad-option = Volba { $option } nemůže být { $given }; možnosti: { $possible } (ALL-4).
no-such-option = Volba { $option } neexistuje; možnosti: { $possible } (ALL-4).
no-such-rules = Verze pravidel { $given } tu není známá; známé: { $possible }.
bad-seed = „{ $given }“ není semínko. Semínko je nejvýše 48 písmen bez háčků a čárek, číslic a znaků / . _ - nebo 64 šestnáctkových číslic malými písmeny.
not-an-action = { $given } není akce této hry; akce jsou celá čísla 0–{ $last }.
no-such-game = Hra „{ $given }“ neexistuje; možnosti: { $possible }.

refuses-game-over = Hra skončila; už nelze nic zahrát (ALL-5).
refuses-no-such-move = Takový tah tato hra nemá (ALL-5).
refuses-no-such-signal = To teď nelze říci (ALL-5).

turn-note = { $text }
turn-draws = { $drawn ->
    [one] dobrána { $drawn } karta
    [few] dobrány { $drawn } karty
   *[other] dobráno { $drawn } karet
}
seat-does = Místo { $seat }: { $telling }
table-does = Stůl: { $telling }
