# The board of Rush hour, and its variants.

web-rush-hour-road = The road
web-rush-hour-ramp = Everyone’s cars
web-rush-hour-pick = Pick a car.
web-rush-hour-go = Go!
web-rush-hour-where = { $kind ->
    [ambulance] Your ambulance goes to the front of which row?
    [police] Your police car goes to the end of which row?
    [tow-truck] Your tow truck loads the last car: in which row?
    [trailer] Where does trailer { $card } go?
   *[car] Where does your { $card } go?
}
web-rush-hour-about = { $kind ->
    [ambulance] Ambulance: to the front of any row.
    [police] Police: to the end of a row, and opens it.
    [tow-truck] Tow truck: loads a row’s last car.
   *[trailer] Trailer: lies on top, takes no place.
}
web-rush-hour-unseen = The others are choosing at the same time, in secret.
web-rush-hour-car = { $kind ->
    [ambulance] Ambulance
    [police] Police car
    [tow-truck] Tow truck
    [trailer] Trailer { $card }
   *[car] Car { $card }
}
web-rush-hour-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-rush-hour-row = Row { $row }: { $cars }. { $open ->
    [yes] Open to every number.
   *[no] Ends with { $number }.
} { $full ->
    [yes] Full.
   *[no] {""}
} Worth { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}.
web-rush-hour-costs = { $points ->
    [0] Costs nothing.
    [one] Costs { $points } point.
   *[other] Costs { $points } points.
}
web-rush-hour-free = free
web-rush-hour-open = open
web-rush-hour-gap = Gap at place { $place } of row { $row }
web-rush-hour-a-gap = gap
web-rush-hour-deal = Deal { $deal } of { $deals }
web-rush-hour-own-place = Your place: no car picked yet
web-rush-hour-thinks = { $name } is thinking
web-rush-hour-has-picked = { $name } has picked
web-rush-hour-shows = { $name }: { $car }
web-rush-hour-went = { $name }: { $car } to row { $row }{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
}
web-rush-hour-taken = { $count ->
    [one] { $count } card taken
   *[other] { $count } cards taken
}

web-option-rush-hour-deals = Deals
web-option-rush-hour-deals-note = The points of all deals add up.
web-option-rush-hour-top = Highest number
web-option-rush-hour-top-note = Fewer cars, for a shorter or easier game.
web-option-rush-hour-hand = Cards each
web-option-rush-hour-hand-note = That many rounds are played.
web-option-rush-hour-rows = Rows
web-option-rush-hour-rows-note = Two rows jam sooner.
web-option-rush-hour-specials = Special cars
web-option-rush-hour-specials-note = Ambulances, police, tow trucks and trailers.
web-option-rush-hour-jam = Jams
web-option-rush-hour-jam-note = Whoever comes fifth takes the row. If off, rows can be any length.
web-option-rush-hour-small = A car that fits nowhere
web-option-rush-hour-small-note = Takes a row, or goes to the front of one without penalty.
web-option-rush-hour-small-take = takes a row
web-option-rush-hour-small-front = goes to the front
web-option-rush-hour-harmless = With jams off and small cars at the front, nobody can get a penalty point: everyone wins. Nice for the very small.
web-option-rush-hour-youngest = Youngest player
web-option-rush-hour-youngest-note = Breaks ties: who goes first and who takes cards. Your seat is number 1.
web-option-rush-hour-youngest-0 = seat 1
web-option-rush-hour-youngest-1 = seat 2
web-option-rush-hour-youngest-2 = seat 3
web-option-rush-hour-youngest-3 = seat 4
web-option-rush-hour-youngest-4 = seat 5

# How it ended, by name

web-rush-hour-last-round-played = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
} with { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}{ $by ->
    [cards] {" "}and the fewest penalty cards
   *[points] {""}
}{ $lead ->
    [0] {""}
   *[other] , { $lead } ahead
}.
