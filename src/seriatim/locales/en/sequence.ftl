sequence = Sequence

sequence-places = a chip on { $space } ({ $card }){ $made ->
    [0] {""}
    [one] {" "}– a sequence!
   *[other] {" "}– { $made } sequences at once!
}{ $lost ->
    [yes] ; the card not taken before is lost
   *[no] {""}
}
sequence-jack-places = { $card }, a two-eyed jack: a chip on { $space } ({ $shown }){ $made ->
    [0] {""}
    [one] {" "}– a sequence!
   *[other] {" "}– { $made } sequences at once!
}{ $lost ->
    [yes] ; the card not taken before is lost
   *[no] {""}
}
sequence-removes = { $card }, a one-eyed jack: the chip of team { $team } on { $space } ({ $shown }) is gone{ $undone ->
    [0] {""}
    [one] , and a sequence with it
   *[other] , and { $undone } sequences with it
}{ $lost ->
    [yes] ; the card not taken before is lost
   *[no] {""}
}
sequence-exchanges = dead card { $card } exchanged for a new one
sequence-pays = { $card } paid as a penalty
sequence-passes = nothing to play: passes
sequence-passes-and-draws = no card in hand: one drawn, and pass
sequence-draws = card drawn{ $lost ->
    [0] {""}
    [one] ; a card not taken in time is lost ({ $losers })
   *[other] ; cards not taken in time are lost ({ $losers })
}
sequence-penalty = team { $team } gave advice: each of its players owes a card
sequence-opening = drawn for the deal: { $lifted }   seat { $dealer } deals, seat { $starter } starts
sequence-summary = sequences { $sequences }   chips { $chips }   deck { $deck }{ $out ->
    [0] {""}
    [one] {" "}(ran out once)
   *[other] {" "}(ran out { $out } times)
}

sequence-sequences = Team { $team } wins; sequences: { $sequences } (SQ-3, SQ-19).
sequence-deck-ran-out = The deck has run out for the third time; sequences: { $sequences }. { $won ->
    [yes] Team { $team } wins
   *[no] A draw
} (SQ-20).
sequence-all-passed = Everybody has passed, one after another; sequences: { $sequences }. { $won ->
    [yes] Team { $team } wins
   *[no] A draw
} (SQ-20).

measure-sequences = sequences on the board (mean ± 95 %)
measure-chips = chips on the board (mean ± 95 %)

sequence-not-a-move = “{ $text }” is not a move in Sequence. Moves look like this: QS b5 (queen of spades, on b5), dead 8H, pass, draw, pay 8H, penalty 1.
sequence-hard-needs-two-teams = The hard variant needs two teams; here there are { $teams }. Set teams to 2, or leave hard out (ALL-4, SQ-18).

sequence-refuses-not-your-turn = You cannot do this now: it is not your turn (ALL-8, SQ-7).
sequence-refuses-owes-a-card = Somebody still owes a penalty card; nothing else can be played until it is paid (SQ-21).
sequence-refuses-draw-was-lost = Your card is lost: somebody has already drawn for a later turn (SQ-13).
sequence-refuses-card-not-in-hand = You do not hold this card (SQ-7).
sequence-refuses-corner-is-free-for-all = The corners belong to everybody; no chip is laid or taken there (SQ-8, SQ-14).
sequence-refuses-space-shows-another-card = This space shows another card (SQ-7).
sequence-refuses-space-taken = A chip lies on this space already (SQ-7, SQ-8).
sequence-refuses-no-chip-there = There is no chip on this space to take away (SQ-9).
sequence-refuses-own-chip = This chip belongs to your own team; a one-eyed jack only takes other teams’ chips (SQ-9).
sequence-refuses-chip-is-safe = This chip belongs to a sequence and is safe (SQ-9, SQ-17).
sequence-refuses-already-exchanged = You have already exchanged a dead card this turn; only one is allowed (SQ-10).
sequence-refuses-card-not-dead = This card is not dead: a card is dead only if there are chips on both its spaces (SQ-10).
sequence-refuses-must-play = You may not pass while you can play a card or must exchange one (SQ-11).

sequence-reason-wins = It completes the sequence that wins.
sequence-reason-completes = { $made ->
    [one] It completes a sequence.
   *[other] It completes { $made } sequences at once.
}
sequence-reason-only = There is no other move.
sequence-reason-blocks = It blocks team { $team }, which has { $chips } of five here.
sequence-reason-builds = It makes { $chips } of five, and nobody is in the way.
sequence-reason-room = { $lines ->
    [0] No line can be made here, but this is the card I can best do without.
    [one] Nothing is urgent, and an open line runs through this space.
   *[other] Nothing is urgent, and { $lines } open lines run through this space.
}
sequence-reason-breaks = It breaks a line in which team { $team } has { $chips } of five.
sequence-reason-takes = It takes a chip out of the lines of team { $team }.
sequence-reason-exchanges = The card is dead, and a new one costs nothing (SQ-10).
sequence-reason-pays = Of all my cards I will miss this one least.
sequence-reason-passes = There is nothing to play (SQ-11).
sequence-reason-draws = A card that waits can be lost (SQ-13).
sequence-reason-penalty = Advice costs a card (SQ-21).
