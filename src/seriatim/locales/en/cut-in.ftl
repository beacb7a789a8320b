cut-in = Cut in!

cut-in-opens = a new row, with { $card ->
    [0] the top card of the stack
   *[other] { $card } from the top of the stack
}
cut-in-opens-from-hand = a new row, with { $card } from the hand
cut-in-lays = { $card } on the { $side ->
    [left] left, before
   *[right] right, after
} { $end }
cut-in-cuts = “Cut in!” { $cards }, between { $low } and { $high }
cut-in-lets-go = does not cut in between { $low } and { $high }
cut-in-turn-lays = { $count ->
    [1] { $last }
   *[other] { $cards } and { $last }
} { $side ->
    [left] on the left
   *[right] on the right
}
cut-in-situation = the row goes from { $left } to { $right }
cut-in-summary = row: { $row }   passes: { $passes }   cards: { $left }
cut-in-summary-without-row = no row   cards: { $left }

cut-in-out-of-cards = Seat { $seat } is out of cards and wins. Cards left, seat by seat: { $left } (CI-10).

cut-in-not-a-move = “{ $text }” is not a move in “Cut in!”. Moves look like this: 17 (lays 17), open, open 17, cut 13 14, let go.

cut-in-refuses-not-your-turn = You cannot do this now: it is not your turn (ALL-8, CI-5).
cut-in-refuses-wait-for-cut = Wait a moment: the next player may still cut in (CI-5).
cut-in-refuses-card-not-in-hand = You do not hold this card (CI-3, CI-4, CI-5).
cut-in-refuses-does-not-extend-row = The card belongs inside the row; lay one that is lower than its left end or higher than its right (CI-4).
cut-in-refuses-not-in-the-gap = To cut in you need at least one card, and every card must lie between the card just laid and its neighbour (CI-5).
cut-in-refuses-window-closed = There is no chance to cut in now (CI-5, CI-6).
cut-in-refuses-must-lay = You must lay while you can; the turn ends by itself (CI-4, CI-8).
cut-in-refuses-must-open = First open a row: with the top card of your stack or, if the stack is empty, with a card from your hand (CI-3).

cut-in-reason-cuts = Cutting in gets rid of { $count ->
    [one] one card
   *[other] { $count } cards
} and wins the turn.
cut-in-reason-waits = A card would fit, but the turn would bring too little now.
cut-in-reason-cannot-cut = No card in hand fits into the gap.
cut-in-reason-opens = There is no row: the top card of the stack opens one (CI-3).
cut-in-reason-opens-from-hand = The stack is empty, and { $card } leaves good cards to go on with (CI-3).
cut-in-reason-wins = { $card } is the last card: this wins (CI-10).
cut-in-reason-only = { $card } is the only card that can be laid, and whoever can lay must (CI-4).
cut-in-reason-gap = { $unseen ->
    [0] Nobody can cut in behind { $card }: all the cards in between have been seen
    [one] One unseen card could cut in behind { $card }
   *[other] { $unseen } unseen cards could cut in behind { $card }
}.

measure-rows = rows (mean ± 95 %)
