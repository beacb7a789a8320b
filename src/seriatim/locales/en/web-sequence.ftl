# The board of Sequence, and its variants.

web-sequence-card = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
   *[number] { $rank }
} of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
web-sequence-jack = { $does ->
    [remove] { $card }, one-eyed: takes a chip away
   *[place] { $card }, two-eyed: puts a chip anywhere
}
web-sequence-dead-card = { $card }, a dead card: can be exchanged at the deck
web-sequence-board = The board
web-sequence-corner = { $space }, a corner, free for all
web-sequence-chip = chip of team { $team }
web-sequence-in = in a sequence
web-sequence-in-safe = in a sequence, safe
web-sequence-last = the last move
web-sequence-team = team { $team }
web-sequence-your-team = your team
web-sequence-score = Team { $team }: { $count ->
    [one] { $count } sequence
   *[other] { $count } sequences
} of { $goal }
web-sequence-deck = { $count ->
    [one] Deck, { $count } card
   *[other] Deck, { $count } cards
}
web-sequence-deck-waits = { $count ->
    [one] Take your card; deck, { $count } card
   *[other] Take your card; deck, { $count } cards
}
web-sequence-pile = Your discards
web-sequence-played = { $name } has played: { $card }
web-sequence-magnify = Magnify the board
web-sequence-pass = Pass

web-sequence-play = Play a card.
web-sequence-play-or-draw = Take your card, or play.
web-sequence-two-eyes = Two-eyed jack: your chip may go anywhere.
web-sequence-one-eye = One-eyed jack: take away a rival’s chip.
web-sequence-dead = A dead card: put it on the deck to swap it for a new one.
web-sequence-exchange = Nothing can be played. Exchange a dead card at the deck.
web-sequence-must-pass = There is nothing to play.
web-sequence-draw = Take your card from the deck.
web-sequence-pay = A penalty: lay one card onto your discards.

web-sequence-owes = owes { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-sequence-waits = card waits
web-sequence-lost = card lost
web-sequence-lifted = drew { $card }

web-sequence-warn = Team { $team } gave advice
web-sequence-warn-note = A warning: if the team admits it, or somebody neutral decides so, each of its players gives up a card.
web-sequence-warning = Advice
web-sequence-warning-called = { $name } says that team { $team } gave advice. That would cost each of its players a card.
web-sequence-warning-denied = Team { $team } says that it gave no advice. You decide.
web-sequence-warning-team-yes = Yes, we did
web-sequence-warning-team-no = No, we did not
web-sequence-warning-host-yes = It was advice
web-sequence-warning-host-no = It was not advice
web-sequence-warning-vote = Did team { $team } give advice? You play in neither team, so you have a vote.
web-sequence-warning-open = Team { $team } has to answer the warning.
web-sequence-warning-drop = Drop the warning

web-option-sequence-teams = Teams
web-option-sequence-teams-note = With 6 or 12 players there can be two or three.
web-option-sequence-teams-usual = automatic
web-option-sequence-draw = New cards
web-option-sequence-draw-note = If players draw for themselves, a forgotten card is lost.
web-option-sequence-draw-auto = drawn automatically
web-option-sequence-draw-manual = drawn by the players
web-option-sequence-hard = No chip is safe
web-option-sequence-hard-note = One-eyed jacks can break even finished sequences. Two teams only.
web-option-sequence-table-talk = Talk at the table
web-option-sequence-table-talk-note = If text is allowed, advice to your team costs it cards.
web-option-sequence-table-talk-silent = none
web-option-sequence-table-talk-penalty = with penalties
