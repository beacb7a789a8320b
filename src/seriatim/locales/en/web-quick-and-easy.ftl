# The board of Quick & Easy, and its variants.

web-quick-and-easy-bid = Would you like to start?
web-quick-and-easy-bids = { $bid ->
    [0] rather not
    [1] if I must
    [2] yes
   *[3] yes, please
}
web-quick-and-easy-has-bid = has answered
web-quick-and-easy-lay = Lay one card or two.
web-quick-and-easy-lay-one = Lay a card.
web-quick-and-easy-may-end = Lay another, or end your turn.
web-quick-and-easy-end = End turn
web-quick-and-easy-card = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[violet] Violet
} { $number }
web-quick-and-easy-pile = { $way ->
    [up] Climbing pile
   *[down] Falling pile
}, { $colour ->
    [none] empty
    [red] red { $number }
    [yellow] yellow { $number }
    [green] green { $number }
    [blue] blue { $number }
   *[violet] violet { $number }
}
web-quick-and-easy-deck = { $count ->
    [0] deck empty
    [one] { $count } in the deck
   *[other] { $count } in the deck
}
web-quick-and-easy-left = { $count ->
    [one] { $count } card still to lay
   *[other] { $count } cards still to lay
}
web-quick-and-easy-laid = Laid: { $cards }
web-quick-and-easy-laid-of = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
} { $numbers ->
    [none] none
   *[some] { $numbers }
}
web-quick-and-easy-tell = Tell the others about your { $colour ->
    [red] red { $number }
    [yellow] yellow { $number }
    [green] green { $number }
    [blue] blue { $number }
   *[violet] violet { $number }
}
web-quick-and-easy-word = { $word ->
    [low] rather low
    [middle] in the middle
    [high] rather high
   *[held] say its colour
}
web-quick-and-easy-talk = { $pile ->
    [up] Say something about the climbing pile
   *[down] Say something about the falling pile
}
web-quick-and-easy-word-mine-next = I want { $arrow } next
web-quick-and-easy-word-leave-it = Leave { $arrow } alone
web-quick-and-easy-word-trick-here = I can turn { $arrow } back
web-quick-and-easy-word-take-back = Never mind

web-option-quick-and-easy-professional = Professional rules
web-option-quick-and-easy-professional-note = One card a turn, and only colours may be told. Hard!
web-option-quick-and-easy-starter = Who starts
web-option-quick-and-easy-starter-note = Whoever wants to most, or simply the first seat.
web-option-quick-and-easy-starter-bid = ask everyone
web-option-quick-and-easy-starter-first = the first seat
