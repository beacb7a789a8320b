# The board of The Game, and its variants.

web-the-game-bid = Would you like to start?
web-the-game-bids = { $bid ->
    [0] rather not
    [1] if I must
    [2] yes
   *[3] yes, please
}
web-the-game-has-bid = has answered
web-the-game-owed = Lay { $count ->
    [one] one more card
   *[other] { $count } more cards
}.
web-the-game-cover = Cover the fire.
web-the-game-about-fire = A fire card: cover it soon.
web-the-game-may-end = Lay more cards, or end your turn.
web-the-game-end = End turn
web-the-game-card = Card { $card }{ $fire ->
    [yes] , a fire card
   *[no] {""}
}
web-the-game-pile = Pile { $pile }, { $way ->
    [up] climbing
   *[down] falling
}, at { $top }{ $fire ->
    [none] {""}
    [due] , burning: cover it in this turn
   *[lit] , burning
}
web-the-game-deck = { $count ->
    [0] The deck is empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
web-the-game-left = { $count ->
    [one] { $count } card still to lay
   *[other] { $count } cards still to lay
}
web-the-game-show-steps = Show distances
web-the-game-hide-steps = Hide distances
web-the-game-step = { $way ->
    [back] Goes back by ten: the backwards trick
   *[on] Distance { $step }
}
web-the-game-talk = Say something about pile { $pile }
web-the-game-word-keep-off = Leave { $pile } to me
web-the-game-word-small-steps = Small steps on { $pile }
web-the-game-word-welcome = You can use { $pile }
web-the-game-word-take-back = Never mind

web-option-the-game-minimum = Minimum cards per turn
web-option-the-game-minimum-note = As long as there are cards in the deck. Three is for experts.
web-option-the-game-smaller-hand = Smaller hands
web-option-the-game-smaller-hand-note = One card fewer for everybody: harder.
web-option-the-game-fire = Playing with fire
web-option-the-game-fire-note = Six cards burn until somebody covers them.
web-option-the-game-starter = Who starts
web-option-the-game-starter-note = Whoever wants to most, or simply the first seat.
web-option-the-game-starter-bid = ask everyone
web-option-the-game-starter-first = the first seat
