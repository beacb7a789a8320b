# After a game: its numbers, its replay, and whether the deal was fair.

web-winner = winner
web-daily-nobody = Nobody has finished it yet.
web-daily-you = you
web-daily-place = { $count ->
    [1] You are the first to finish it.
   *[other] You are number { $place } of { $count }.
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
web-daily-level = Level of the bots: { $level }
web-daily-unranked = not ranked
web-daily-unranked-note = Your result is not ranked: a bot helped, or the day was over before the end.
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
    [one] backwards trick
   *[other] backwards tricks
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
    [one] card turned over
   *[other] cards turned over
}
web-story-longest-run = cards in the longest run
web-story-in-vain = { $count ->
    [one] turn without a find
   *[other] turns without a find
}
web-story-cuts = { $count ->
    [one] cut-in
   *[other] cut-ins
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
web-replay-seen-by = View
web-replay-everybody = as everyone saw it
web-replay-as = as { $name } saw it
web-replay-turn-back = One turn back
web-replay-back = One move back
web-replay-on = One move on
web-replay-turn-on = One turn on
web-replay-moves = one by one: { $count }
web-replay-play = Play
web-replay-pause = Pause
web-replay-move = Move
web-replay-place = { $place } of { $count }
web-replay-past = This is a replay; nothing can be changed.
web-rules = Rules

# Honesty

web-verify = Was the deal fair?
web-verify-intro = Before every deal the table’s menu shows the fingerprint of a secret number that decides the shuffle. After the game it shows the number itself. So anyone can check that nobody stacked the deck.
web-verify-record = The record of a game
web-verify-paste = Paste a record here, or drop its file.
web-verify-check = Check it
web-verify-file = Choose a file
web-verify-yes = Yes: these cards were decided before the game began.
web-verify-yes-note = Nobody could change the deal afterwards. This was checked in two ways.
web-verify-numbers = The numbers
web-verify-seed = The secret number, the seed
web-verify-hash = Its fingerprint, shown before the deal
web-verify-found = Its fingerprint, worked out by your browser
web-verify-seed-good = The fingerprint matches the seed.
web-verify-seed-bad = The fingerprint does not match the seed!
web-verify-seed-unknown = Your browser can work this out only on a secure (https) page.
web-verify-seed-note = Checked by your own browser with SHA-256, without asking any server.
web-verify-good = The cards and every move are right.
web-verify-good-note = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: the cards match this seed, every move was allowed, and the result is correct.
web-verify-bad = This record is not valid.
