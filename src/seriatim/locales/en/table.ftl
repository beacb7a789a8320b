# Why a table says no. What a game refuses stands in the game's own file.

table-refuses-bad-name = A name has 1 to { $longest } characters that can be read.
table-refuses-bad-text = This text is empty, or has characters that cannot be shown.
table-refuses-bot-moved-on = The game has moved on since the bot looked at it.
table-refuses-deal-of-the-day = Others are still to play this deal, so its hands stay closed.
table-refuses-empty-seats = There are still free seats. Take them, or let bots sit there.
table-refuses-game-runs = Not while a game is running.
table-refuses-hands-stay-closed = This game is played against each other, so hands stay closed until it is over.
table-refuses-hands-were-shown = Spectators have seen the hands of this game, so nobody sits down before the next one.
table-refuses-has-seen-a-hand = You have already seen another hand in this game, so this seat stays with its bot.
table-refuses-is-muted = The host has switched off your free text. You can still use the signals of the game.
table-refuses-no-free-text = There is no free text here at the moment ({ $rule }).
table-refuses-no-game-over = This is possible when a game is over.
table-refuses-no-game-runs = No game is running here at the moment.
table-refuses-no-numbers = “{ $found }” looks like a number, and numbers stay secret here, in any form ({ $rule }). Try it without.
table-refuses-no-such-person = Nobody sits there who could be meant.
table-refuses-no-such-seat = There is no such seat; this table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, counted from 0.
table-refuses-no-such-team = The table cannot rule against this team now (SQ-21).
table-refuses-no-take-backs = At this table nothing is taken back (ALL-3).
table-refuses-not-a-bots-seat = No bot is to play at this seat.
table-refuses-not-for-persons = This is not for you to ask.
table-refuses-not-gathering = This is possible before the first game.
table-refuses-not-seated = This is for those who have a seat.
table-refuses-not-the-host = Only the host can do this.
table-refuses-not-the-warned-team = The warned team answers, or the host (SQ-21).
table-refuses-not-yours = This seat is not yours.
table-refuses-nothing-to-take-back = There is no move of yours to take back (ALL-3).
table-refuses-nobody-warned = No team has been warned (SQ-21).
table-refuses-once-a-day = The deal of the day is played once. Tomorrow there is a new one.
table-refuses-others-moved = Something else has happened since; your move stays (ALL-3).
table-refuses-seat-is-taken = This seat is taken.
table-refuses-shown-already = Your move has already shown something new, such as a card drawn; it stays (ALL-3).
table-refuses-somebody-not-ready = Not everybody is ready yet.
table-refuses-table-exists = This table has been made already.
table-refuses-table-is-closed = This table is closed.
table-refuses-table-is-worn = So much has happened at this table that it holds no more. A game that runs can be finished; then make a new table.
table-refuses-team-not-to-warn = A warning is for another team (SQ-21).
table-refuses-text-is-off = This table was made without free text.
table-refuses-text-too-long = A text has at most { $longest } characters.
table-refuses-too-late = The chance had passed: you were { $late } ms late, your connection’s delay already credited (CI-6).
table-refuses-too-many-signals = So many signals are enough until the next move.
table-refuses-too-many-take-backs = You have taken back enough moves in this game (ALL-3).
table-refuses-too-many-warnings = There have been enough warnings in this game (SQ-21).
table-refuses-warned-already = A warning is still open; first it has to be settled (SQ-21).
table-refuses-was-kicked = The host has sent you away from this table.
