# After a game: its numbers, its replay, and whether it was honest.

web-winner = winner
web-daily-nobody = Nobody has played it to the end yet.
web-daily-you = you
web-daily-place = { $count ->
    [1] You are the first to play it to the end.
   *[other] You are in place { $place } of { $count }.
}
web-daily-next-hours = The next deal comes in { $count ->
    [one] { $count } hour
   *[other] { $count } hours
} ({ $time }).
web-daily-next-minutes = The next deal comes in { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
} ({ $time }).
web-daily-next-now = A new deal of the day is here.
web-score-the-game = { $count ->
    [one] { $count } card laid
   *[other] { $count } cards laid
}
web-score-quick-and-easy = { $count ->
    [one] { $count } card laid
   *[other] { $count } cards laid
}
web-score-sequence = { $count ->
    [one] { $count } sequence
   *[other] { $count } sequences
}
web-score-traffic-memo = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-score-cut-in = { $count ->
    [0] no cards left
    [one] { $count } card left
   *[other] { $count } cards left
}
web-score-rush-hour = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# In numbers; the number itself stands above

web-story-moves = { $count ->
    [one] move
   *[other] moves
}
web-story-minutes = { $count ->
    [one] minute
   *[other] minutes
}
web-story-tricks = { $count ->
    [one] step back by a trick
   *[other] steps back by a trick
}
web-story-largest-step = largest step
web-story-signals = { $count ->
    [one] signal
   *[other] signals
}
web-story-sequences = { $count ->
    [one] sequence
   *[other] sequences
}
web-story-jacks = { $count ->
    [one] jack played
   *[other] jacks played
}
web-story-chips-removed = { $count ->
    [one] chip taken away
   *[other] chips taken away
}
web-story-turned = { $count ->
    [one] card turned up
   *[other] cards turned up
}
web-story-longest-run = in the longest run
web-story-in-vain = { $count ->
    [one] turn in vain
   *[other] turns in vain
}
web-story-cuts = { $count ->
    [one] cut
   *[other] cuts
}
web-story-rows = { $count ->
    [one] row
   *[other] rows
}
web-story-taken = { $count ->
    [one] card taken from the road
   *[other] cards taken from the road
}
web-story-worst-jam = { $count ->
    [one] point in the worst jam
   *[other] points in the worst jam
}

# Replay

web-watch-again = Watch it again
web-replay = Replay
web-replay-dealt = The cards are dealt.
web-replay-seen-by = Seen by
web-replay-everybody = as all see it
web-replay-as = as { $name } saw it
web-replay-start = To the deal
web-replay-back = One move back
web-replay-on = One move on
web-replay-end = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-move = Move
web-replay-place = { $place } of { $count }
web-replay-past = This is past, and stays as it was.
web-rules = Rules

# Honesty

web-verify = Was it honest?
web-verify-intro = Before every deal a table shows, in its menu, the fingerprint of a secret number from which the cards are shuffled. After the game it shows the number. So anybody can check that the cards were not chosen.
web-verify-record = The record of a game
web-verify-paste = Paste a record here, or drop its file.
web-verify-check = Check it
web-verify-file = Choose a file
web-verify-seed = The secret number, the seed
web-verify-hash = Its fingerprint, shown before the deal
web-verify-found = Its fingerprint, worked out by your browser
web-verify-seed-good = The fingerprint is that of the seed.
web-verify-seed-bad = The fingerprint is not that of the seed!
web-verify-seed-unknown = Your browser works this out only where the page came encrypted.
web-verify-seed-note = Your own browser has looked, by SHA-256; no server was asked.
web-verify-good = The cards and every move are right.
web-verify-good-note = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: the cards grow from this seed, the rules allowed every move, and the result is as written.
web-verify-bad = This record does not hold.
