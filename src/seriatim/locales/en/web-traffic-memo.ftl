# The board of Traffic memo, and its variants.

web-traffic-memo-turn = Turn over a card.
web-traffic-memo-second = Turn over a second one.
web-traffic-memo-third = With a wild card you need a third.
web-traffic-memo-may-take = Take them, or turn over another.
web-traffic-memo-go-on = It fits! Go on until one does not.
web-traffic-memo-take = Take { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-traffic-memo-taken = { $count ->
    [0] no cards taken
    [one] { $count } card taken
   *[other] { $count } cards taken
}
web-traffic-memo-took = { $count ->
    [one] { $count } card taken
   *[other] { $count } cards taken
}
web-traffic-memo-took-nothing = nothing this time
web-traffic-memo-hint = Look for numbers in a row: 9, 10, 11…
web-traffic-memo-grid = The cards on the table
web-traffic-memo-place = Row { $row }, column { $column }: { $lies ->
    [empty] empty
    [down] face down
    [shown] { $car ->
        [police] police, goes back
        [ambulance] ambulance, goes back
       *[other] { $car }, goes back
    }
   *[up] { $car ->
        [police] police
        [ambulance] ambulance
       *[other] { $car }
    }
}
web-traffic-memo-car = { $car ->
    [police] police
    [ambulance] ambulance
   *[other] { $car }
}{ $fate ->
    [taken] , taken
    [back] , goes back
   *[open] {""}
}
web-traffic-memo-gone = What has been taken
web-traffic-memo-is-gone = taken

web-option-traffic-memo-low = Numbers from
web-option-traffic-memo-low-note = Big numbers only? Begin higher.
web-option-traffic-memo-high = Numbers up to
web-option-traffic-memo-high-note = For a first game, 12 is enough.
web-option-traffic-memo-wilds = Police and ambulances
web-option-traffic-memo-wilds-note = They stand for any number, in runs of three or more.
web-option-traffic-memo-free-stop = Stop whenever you like
web-option-traffic-memo-free-stop-note = After any card that fits, not only after the second.
web-option-traffic-memo-youngest = Who starts
web-option-traffic-memo-youngest-note = The youngest does.
web-option-traffic-memo-youngest-0 = first seat
web-option-traffic-memo-youngest-1 = second
web-option-traffic-memo-youngest-2 = third
web-option-traffic-memo-youngest-3 = fourth
web-option-traffic-memo-youngest-4 = fifth

# How it ended, by name

web-traffic-memo-no-run-left = No run is left. { $shared ->
    [yes] { $names } share the win
   *[no] { $names } wins
} with { $most ->
    [one] one card
   *[other] { $most } cards
}{ $lead ->
    [0] {""}
   *[other] , { $lead } ahead
}.
web-traffic-memo-nobody-takes = Nobody has taken a card for 500 turns. { $shared ->
    [yes] { $names } share the win
   *[no] { $names } wins
} with { $most ->
    [one] one card
   *[other] { $most } cards
}{ $lead ->
    [0] {""}
   *[other] , { $lead } ahead
}.
