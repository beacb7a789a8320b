quick-and-easy = Quick & Easy

quick-and-easy-lays = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
} { $number } on the { $pile ->
    [up] climbing
   *[down] falling
} pile { $arrow }{ $top-colour ->
    [none] , which was empty
    [red] , after red { $top }
    [yellow] , after yellow { $top }
    [green] , after green { $top }
    [blue] , after blue { $top }
   *[violet] , after violet { $top }
}
quick-and-easy-turns-back = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
} { $number } on the { $pile ->
    [up] climbing
   *[down] falling
} pile { $arrow }, back from { $top }: the reverse trick
quick-and-easy-ends-turn = end of turn, { $drawn ->
    [0] nothing to draw
    [one] one card drawn
   *[other] { $drawn } cards drawn
}
quick-and-easy-bids = wants to start: { $bid } of 3
quick-and-easy-opens-bids = wants to start: { $bid } of 3; everyone: { $bids }
quick-and-easy-says-low = “I hold a { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
} card, rather low.”
quick-and-easy-says-middle = “I hold a { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
} card, about in the middle.”
quick-and-easy-says-high = “I hold a { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
} card, rather high.”
quick-and-easy-says-held = “I hold a { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
} card.”
quick-and-easy-takes-back-word = “Forget what I said about my { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
} card.”
quick-and-easy-says-mine-next = “I want to lay next on the { $pile ->
    [up] climbing
   *[down] falling
} pile { $arrow }.”
quick-and-easy-says-leave-it = “Leave the { $pile ->
    [up] climbing
   *[down] falling
} pile { $arrow } alone, please.”
quick-and-easy-says-trick-here = “I have the reverse trick for the { $pile ->
    [up] climbing
   *[down] falling
} pile { $arrow }.”
quick-and-easy-takes-back-signal = “Forget what I said about the { $pile ->
    [up] climbing
   *[down] falling
} pile { $arrow }.”
quick-and-easy-turn-lays = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
} { $number } on the { $pile ->
    [up] climbing
   *[down] falling
} pile{ $back ->
    [yes] {" "}(reverse trick)
   *[no] {""}
}
quick-and-easy-note = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
} { $number } { $arrow }{ $back ->
    [yes] {" "}↩
   *[no] {""}
}
quick-and-easy-situation = climbing pile: { $up-colour ->
    [none] empty
    [red] red { $up }
    [yellow] yellow { $up }
    [green] green { $up }
    [blue] blue { $up }
   *[violet] violet { $up }
}, falling pile: { $down-colour ->
    [none] empty
    [red] red { $down }
    [yellow] yellow { $down }
    [green] green { $down }
    [blue] blue { $down }
   *[violet] violet { $down }
}
quick-and-easy-summary = climbing ↑ { $up-colour ->
    [none] empty
    [red] red { $up }
    [yellow] yellow { $up }
    [green] green { $up }
    [blue] blue { $up }
   *[violet] violet { $up }
}   falling ↓ { $down-colour ->
    [none] empty
    [red] red { $down }
    [yellow] yellow { $down }
    [green] green { $down }
    [blue] blue { $down }
   *[violet] violet { $down }
}   deck { $deck }   still to lay { $left }

quick-and-easy-all-laid = Won: all 50 cards are laid (QE-8).
quick-and-easy-stuck = Seat { $seat } must lay a card, and none fits: { $left ->
    [one] one card
   *[other] { $left } cards
} left (QE-8).

quick-and-easy-not-a-move = “{ $text }” is not a move in Quick & Easy. Moves look like this: red 7 up (the red 7 on the climbing pile), end, bid 2, red low, mine-next up, leave-it down, trick-here up, take-back red, take-back up.

quick-and-easy-refuses-not-your-turn = You cannot do this now: it is not your turn (ALL-8, QE-3).
quick-and-easy-refuses-already-bid = You have already answered; everyone answers once (QE-3).
quick-and-easy-refuses-card-not-in-hand = You do not hold this card (QE-4).
quick-and-easy-refuses-pile-refuses-card = The card does not fit this pile: it must go on in the pile’s direction, or have the colour of its top card (QE-5, QE-6).
quick-and-easy-refuses-owes-more-cards = Lay a card before you end your turn (QE-4, QE-7).

quick-and-easy-reason-starts = One of my cards lies close to an end, so it is a good one to start with.
quick-and-easy-reason-waits = My cards lie in the middle: somebody else can surely start better.
quick-and-easy-reason-talks = The more the others know of my cards, the better they can plan.
quick-and-easy-reason-turns-back = It turns the { $pile ->
    [up] climbing
   *[down] falling
} pile { $arrow } back by { $step }: the reverse trick.
quick-and-easy-reason-only = Nothing else can be laid.
quick-and-easy-reason-prepares = My other card has the same colour and can then turn the { $pile ->
    [up] climbing
   *[down] falling
} pile { $arrow } back.
quick-and-easy-reason-offers = Seat { $seat } is next and says it holds { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
}: it can lay on this colour.
quick-and-easy-reason-small-step = The { $pile ->
    [up] climbing
   *[down] falling
} pile { $arrow } moves on by only { $step }.
quick-and-easy-reason-spares = It leaves the { $pile ->
    [up] climbing
   *[down] falling
} pile { $arrow } to seat { $seat }, who is next and speaks of it.
quick-and-easy-reason-keeps-open = Of all the cards I could lay, this one leaves the others most room.
quick-and-easy-reason-saves = A second card would take room that the others need.
quick-and-easy-reason-nothing-fits = The other card fits neither pile.
