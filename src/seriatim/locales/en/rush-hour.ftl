rush-hour = Rush hour

rush-hour-picks = a card picked, face down
rush-hour-shows = the last card picked, all are shown: { $cards }{ $then ->
    [none] {""}
   *[other] {"; then "}{ $then }
}
rush-hour-chooses-unseen = a row chosen, unseen
rush-hour-shows-rows = the last row chosen, all are shown: { $plays }
rush-hour-moves = { $car ->
    [ambulance] ambulance
    [police] police
    [tow-truck] tow truck
    [trailer] trailer { $card }
   *[car] { $card }
} { $how ->
    [leads] to the front of row { $row }
    [joins] to the end of row { $row }
    [hitches] hitched to the end of row { $row }
    [loads] to the end of row { $row }, loading the last car
    [fills] into the gap of row { $row }, place { $place }
   *[takes] starts row { $row } again; taken: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }
}{ $then ->
    [none] {""}
   *[other] {"; then "}{ $then }
}
rush-hour-turn-shows = { $name } { $car ->
    [ambulance] ambulance
    [police] police
    [tow-truck] tow truck
    [trailer] trailer { $card }
   *[car] { $card }
}
rush-hour-turn-plays = { $name } { $car ->
    [ambulance] ambulance
    [police] police
    [tow-truck] tow truck
    [trailer] trailer { $card }
   *[car] { $card }
} to row { $row }{ $cards ->
    [0] {""}
   *[other] {" "}and takes { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }
}
rush-hour-situation = { $open ->
    [yes] row { $row } is open
   *[no] row { $row } ends with { $number }
} ({ $full ->
    [yes] full
   *[no] { $count ->
        [one] one place taken
       *[other] { $count } places taken
    }
}, { $points ->
    [one] one point
   *[other] { $points } points
})
rush-hour-summary = { $rows }   points { $points }   rounds to go { $rounds }{ $deals ->
    [1] {""}
   *[other] {"   "}deal { $deal } of { $deals }
}

rush-hour-last-round-played = { $count ->
    [one] Seat { $seats } wins
   *[other] Seats { $seats } share the win
} with { $points ->
    [0] no penalty points
    [one] one penalty point
   *[other] { $points } penalty points
}{ $by ->
    [cards] {" "}and the fewest penalty cards
   *[points] {""}
} (RH-18). All: { $all }.

rush-hour-cannot-deal-hand = That needs { $needed } cards, and { $cards } are in play. A hand of { $hand } would be the largest that works (RH-26).
rush-hour-cannot-deal-seats = That needs { $needed } cards, and { $cards } are in play. Even with a hand of 5 there are enough only for { $seats } seats (RH-26).
rush-hour-cannot-deal-top = That needs { $needed } cards, and { $cards } are in play, too few even for two. With top={ $top } specials must be on (RH-26).

rush-hour-not-a-move = “{ $text }” is not a move in Rush hour. Moves look like this: pick 37, pick ambulance, pick police, pick tow-truck, row 2, gap 2.3 (the gap at place 3 of row 2).

rush-hour-refuses-not-your-turn = You cannot do this now: first everybody picks, then those whose cards are being played choose (ALL-8, RH-5).
rush-hour-refuses-card-not-in-hand = You do not hold this card (RH-5).
rush-hour-refuses-already-picked = You have already chosen, and cannot change it (RH-5, RH-12).
rush-hour-refuses-no-such-row = There is no such row on this road (RH-22).
rush-hour-refuses-row-too-high = This row ends with a higher number, and your card has another place to go (RH-6, RH-7).
rush-hour-refuses-nearer-row-exists = Another row ends with a number closer to your card (RH-6).
rush-hour-refuses-not-in-the-gap = Your card does not go there: a gap takes only a number between those on its two sides (RH-17).
rush-hour-refuses-trailer-fills-no-gap = A trailer cannot fill a gap (RH-10).

rush-hour-reason-special = A special car may go to any row; as things stand, that costs { $points ->
    [0] nothing
    [one] one point
   *[other] { $points } points
}.
rush-hour-reason-small = { $card } fits nowhere and may take the cheapest row; it costs { $points ->
    [0] nothing
    [one] one point
   *[other] { $points } points
}, and would hardly get cheaper.
rush-hour-reason-trailer = Trailer { $card } needs no place of its own, so that even a full row costs nothing (RH-10).
rush-hour-reason-open = { $card } finds a gap or an open row (RH-7, RH-17).
rush-hour-reason-safe = Row { $row } has room for everybody: behind { $number }, { $card } cannot be the fifth.
rush-hour-reason-places = { $card } joins row { $row } behind { $number }, where { $free ->
    [one] one place is left
   *[other] { $free } places are left
}.
rush-hour-reason-fifth = Row { $row } is full behind { $number }, and { $card } counts on somebody else to take it first; else it costs { $points ->
    [0] nothing
    [one] one point
   *[other] { $points } points
}.
rush-hour-reason-gap = The gap in row { $row } costs nothing (RH-17).
rush-hour-reason-price = Row { $row } costs { $points ->
    [0] nothing
    [one] one point
   *[other] { $points } points
}{ $pays ->
    [now] , and no other choice costs less
   *[later] ; that pays off later
}.

measure-penalty-cards = penalty cards of all (mean ± 95 %)
