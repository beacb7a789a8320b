# The board of Cut in!, and its variants.

web-cut-in-road = The road
web-cut-in-turn-up = Turn over the top card of your stack.
web-cut-in-open = Start a row with one of your cards.
web-cut-in-lay = Lay a card at one of the ends.
web-cut-in-again = You go on as long as a card fits.
web-cut-in-chance = Cut in between { $low } and { $high }?
web-cut-in-no-card = You have nothing between { $low } and { $high }.
web-cut-in-cut = Cut in!
web-cut-in-let-go = Skip
web-cut-in-card = { $kind ->
    [trailer] Trailer { $card }
   *[car] Car { $card }
}
web-cut-in-start = Where the row begins
web-cut-in-end = { $side ->
    [left] Left end, before { $card }
   *[right] Right end, after { $card }
}
web-cut-in-wrong-end = { $side ->
    [left] { $card } is lower than every card of the row and goes to its left end.
   *[right] { $card } is higher than every card of the row and goes to its right end.
}
web-cut-in-gap = The gap between { $low } and { $high }
web-cut-in-stack = stack { $count }
web-cut-in-stack-told = { $count ->
    [one] stack: { $count } card
   *[other] stack: { $count } cards
}
web-cut-in-own-stack = { $count ->
    [0] Your stack is empty
    [one] Your stack: { $count } card
   *[other] Your stack: { $count } cards
}
web-cut-in-passes = Passes
web-cut-in-passes-count = Passes in a row: { $count } of { $seats }
web-cut-in-away = { $count ->
    [one] { $count } row put away
   *[other] { $count } rows put away
}
web-cut-in-away-title = Rows put away

web-option-cut-in-window = Seconds to cut in
web-option-cut-in-window-note = How long the gap stays open for the next driver.
web-option-cut-in-window-0 = no time limit
web-option-cut-in-youngest = Youngest player (starts)
web-option-cut-in-youngest-note = Your seat is number 1.
web-option-cut-in-youngest-0 = seat 1
web-option-cut-in-youngest-1 = seat 2
web-option-cut-in-youngest-2 = seat 3
web-option-cut-in-youngest-3 = seat 4
web-option-cut-in-youngest-4 = seat 5

# How it ended, by name

