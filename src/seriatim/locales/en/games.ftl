# What every game says: why it cannot be dealt, and why a move is refused.

bad-seats = This game cannot be played with { $given } seats; possible: { $possible } (ALL-4).
bad-option = The option { $option } cannot be { $given }; possible: { $possible } (ALL-4).
no-such-option = There is no option { $option }; possible: { $possible } (ALL-4).
no-such-rules = Version { $given } of the rules is not known here; known: { $possible }.
bad-seed = “{ $given }” is not a seed. A seed is up to 48 letters, digits and the marks / . _ -, or 64 hexadecimal digits in lower case.
not-an-action = { $given } is not an action of this game; actions are the whole numbers 0–{ $last }.
no-such-game = There is no game “{ $given }”; possible: { $possible }.

refuses-game-over = The game is over; nothing more can be played (ALL-5).
refuses-no-such-move = This game has no such move (ALL-5).
refuses-no-such-signal = You cannot say that now (ALL-5).

turn-note = { $text }
turn-draws = { $drawn ->
    [one] one card drawn
   *[other] { $drawn } cards drawn
}
seat-does = Seat { $seat }: { $telling }
table-does = The table: { $telling }
