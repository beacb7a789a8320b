# How a game ended, with the names of the seats

web-the-game-stuck = { $name } had to lay { $owed ->
    [one] a card
   *[other] { $owed } cards
}, and none fits: { $grade ->
    [excellent] only { $left ->
        [one] one card
       *[other] { $left } cards
    } left, an excellent result
   *[ordinary] { $left } cards left
}.
web-the-game-burnt = { $name } could not cover the fire: { $left ->
    [one] one card
   *[other] { $left } cards
} left.
web-quick-and-easy-stuck = { $name } had to lay a card, and none fits: { $left ->
    [one] one card
   *[other] { $left } cards
} left.
web-cut-in-out-of-cards = { $names } is out of cards and wins. The next has { $lead ->
    [one] one card
   *[other] { $lead } cards
}.
