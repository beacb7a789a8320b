traffic-memo = Traffic memo

traffic-memo-turns = the card in row { $row }, column { $column } is turned over
traffic-memo-turns-in-vain = the card in row { $row }, column { $column } does not fit; everything goes back
traffic-memo-turns-misfit = the card in row { $row }, column { $column } does not fit; { $count ->
    [one] one card
   *[other] { $count } cards
} taken: { $cards }
traffic-memo-turns-last = the card in row { $row }, column { $column } was the last to turn over; { $count ->
    [one] one card
   *[other] { $count } cards
} taken: { $cards }
traffic-memo-takes = { $count ->
    [one] one card
   *[other] { $count } cards
} taken: { $cards }
traffic-memo-turn-turns = { $first ->
    [yes] turned over:{" "}
   *[no] {""}
}row { $row } column { $column }
traffic-memo-turn-in-vain = the last one does not fit; everything goes back
traffic-memo-turn-takes = { $why ->
    [last] that was the last card;{" "}
    [misfit] the last one does not fit;{" "}
   *[stop] {""}
}{ $count ->
    [one] one card taken
   *[other] { $count } cards taken
}: { $cards }
traffic-memo-situation = face up: { $cards }
traffic-memo-summary = lying { $lying }   taken { $taken }

traffic-memo-no-run-left = No run is left. { $shared ->
    [yes] Seats { $winners } share the win
   *[no] Seat { $winners } wins
} with { $most ->
    [one] one card
   *[other] { $most } cards
} (TM-12).
traffic-memo-nobody-takes = Nobody has taken a card for 500 turns. { $shared ->
    [yes] Seats { $winners } share the win
   *[no] Seat { $winners } wins
} with { $most ->
    [one] one card
   *[other] { $most } cards
} (TM-13).

traffic-memo-too-few-numbers = From { $low } to { $high } there are fewer than six numbers. If the lowest is { $low }, the highest can be { $highs }; if the highest is { $high }, the lowest can be { $lows } (TM-2, ALL-4).

traffic-memo-not-a-move = “{ $text }” is not a move in Traffic memo. Moves look like this: turn 12 (or just 12), take.

traffic-memo-refuses-not-your-turn = It is not your turn (ALL-8).
traffic-memo-refuses-place-is-empty = No card lies at this place (TM-4).
traffic-memo-refuses-already-face-up = This card is already face up (TM-5).
traffic-memo-refuses-must-go-on = After the third card that fits you must go on until one does not (TM-6).
traffic-memo-refuses-nothing-to-take = There is nothing to take yet: a run needs two cards, with a wild card three (TM-8, TM-10).

traffic-memo-reason-takes = The run is safe, { $cards ->
    [one] one card
   *[other] { $cards } cards
}, and stopping shows the others nothing new.
traffic-memo-reason-begins = Here begins the longest run that has been shown.
traffic-memo-reason-fits = This card has been shown before, and it fits.
traffic-memo-reason-shows-nothing = Everybody has seen this card: it shows the others nothing new.
traffic-memo-reason-explores = No run is known, so { $unseen ->
    [one] the last unseen card may help
   *[other] one of the { $unseen } unseen cards may help
}.
traffic-memo-reason-hopes = Nothing known fits, but { $unseen ->
    [one] the last unseen card may
   *[other] one of the { $unseen } unseen cards may
}.
traffic-memo-reason-safe = The run cannot be lost any more (TM-8), and { $unseen ->
    [one] the last unseen card may make it longer
   *[other] one of the { $unseen } unseen cards may make it longer
}.
