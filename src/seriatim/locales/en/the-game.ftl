the-game = The Game

the-game-lays = { $card } on pile { $pile } { $arrow }, after { $top }{ $fire ->
    [yes] {" "}– it burns!
   *[no] {""}
}
the-game-turns-back = { $card } on pile { $pile } { $arrow }, back from { $top }: the backwards trick{ $fire ->
    [yes] {" "}– and it burns!
   *[no] {""}
}
the-game-ends-turn = end of turn, { $drawn ->
    [0] nothing to draw
    [one] one card drawn
   *[other] { $drawn } cards drawn
}
the-game-bids = wants to start: { $bid } of 3
the-game-opens-bids = wants to start: { $bid } of 3; everyone: { $bids }
the-game-says-keep-off = “Leave pile { $pile } to me.”
the-game-says-small-steps = “Only small steps on pile { $pile }, please.”
the-game-says-welcome = “Pile { $pile } is yours if you like.”
the-game-says-take-back = “Forget what I said about pile { $pile }.”
the-game-turn-lays = { $count ->
    [1] { $last }
   *[other] { $cards } and { $last }
} on { $pile }{ $back ->
    [yes] {" "}(backwards trick)
   *[no] {""}
}{ $fire ->
    [yes] {" "}(it burns)
   *[no] {""}
}
the-game-situation = a { $a }, b { $b }, c { $c }, d { $d }
the-game-summary = a ↑ { $a }   b ↑ { $b }   c ↓ { $c }   d ↓ { $d }   deck { $deck }   still to lay { $left }

the-game-all-laid = Won: all 98 cards are laid (TG-10).
the-game-stuck = Seat { $seat } must lay { $owed ->
    [one] a card
   *[other] { $owed } cards
}, and none fits: { $grade ->
    [excellent] only { $left ->
        [one] one card
       *[other] { $left } cards
    } left, an excellent result (TG-11, TG-12).
   *[ordinary] { $left } cards left (TG-11, TG-12).
}
the-game-burnt = Seat { $seat } cannot cover the fire: burnt with { $left ->
    [one] one card
   *[other] { $left } cards
} left (TG-12, TG-17).

the-game-not-a-move = “{ $text }” is not a move in The Game. Moves look like this: 37a (37 on pile a), end, bid 2, keep-off b, small-steps c, welcome d, take-back b.

the-game-refuses-not-your-turn = You cannot do this now: it is not your turn (ALL-8, TG-4).
the-game-refuses-already-bid = You have already answered; everyone answers once (TG-4).
the-game-refuses-card-not-in-hand = You do not hold this card (TG-5).
the-game-refuses-cover-the-fire-first = Cover the burning pile first; until then you cannot lay on another (TG-16).
the-game-refuses-pile-refuses-card = The card does not fit this pile: it must go on in the pile’s direction, or back by exactly ten (TG-7).
the-game-does-not-fit = { $card } does not fit pile { $pile } (top { $top }) (TG-7).
the-game-refuses-fire-not-covered = A fire that must be covered this turn is still burning; cover it before you end your turn (TG-14).
the-game-refuses-owes-more-cards = You must lay more cards before you can end your turn (TG-6, TG-8).

the-game-reason-wins = The last card: with it the game is won.
the-game-reason-only = Nothing else can be laid.
the-game-reason-covers = Pile { $pile } burns, and { $card } covers the fire.
the-game-reason-turns-back = { $card } turns pile { $pile } back by ten.
the-game-reason-leads = After { $card }, { $behind } can turn pile { $pile } back by ten.
the-game-reason-smallest = Pile { $pile } moves on by only { $step }: I have no smaller step.
the-game-reason-extra = I could end my turn, but { $card } moves pile { $pile } on by only { $step }.
the-game-reason-keeps = I leave pile { $pile } as it is: { $card } can turn it back.
the-game-reason-spares = Seat { $seat } wants pile { $pile }, so I leave it alone.
the-game-reason-no-fire = { $card } would light a fire on pile { $pile }.
the-game-reason-welcome = Seat { $seat } says that pile { $pile } is free.
the-game-reason-weighed = A step of { $step } on pile { $pile }, but it seems to cost least in the long run.
the-game-reason-nothing-fits = None of my cards fits any more.
the-game-reason-ends = The next step would be { $step }, on pile { $pile }: too much for now.
the-game-reason-starts = My first cards move the piles by only { $step } in all.
the-game-reason-waits = My first cards would move the piles by { $step } in all: somebody else may start better.
the-game-reason-next = I hold a card that comes right next on pile { $pile }, or turns it back.
the-game-reason-near = I hold a card that is near to pile { $pile }.
the-game-reason-far = None of my cards is near to pile { $pile }.
the-game-reason-unsays = What I said about pile { $pile } is no longer true: none of my cards is near to it any more.
