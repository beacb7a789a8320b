# Why a table says no. What a game refuses stands in the game's own file.

table-refuses-asked-already = You have already asked for a seat. The host decides.
table-refuses-bad-name = A name needs 1 to { $longest } readable characters.
table-refuses-bad-text = This text is empty, or has characters that cannot be shown.
table-refuses-bot-moved-on = The game has moved on since the bot looked at it.
table-refuses-bots-advise-nobody = Only bots play in this team, and bots give no advice (SQ-21).
table-refuses-deal-of-the-day = Others have yet to play this deal, so its hands stay hidden.
table-refuses-empty-seats = There are still free seats. Take them, or let bots sit there.
table-refuses-game-runs = Not during a game.
table-refuses-hands-stay-closed = This game is played against each other, so hands stay closed until it is over.
table-refuses-hands-were-shown = Spectators have seen the cards in this game, so nobody can join before the next one.
table-refuses-has-seen-a-hand = You have already seen another player’s cards in this game, so this seat stays with its bot.
table-refuses-id-was-used = The id of this command has already been used for another one. Nothing has changed.
table-refuses-is-muted = The host has stopped you from writing. You can still use the game’s signals.
table-refuses-link-renewed = The host has renewed the link of this table. Ask for the new one.
table-refuses-no-free-text = You cannot write here at the moment ({ $rule }).
table-refuses-no-game-over = This is only possible after a game.
table-refuses-no-game-runs = No game is in progress here at the moment.
table-refuses-no-numbers = “{ $found }” looks like a number, and numbers stay secret here, in any form ({ $rule }). Try it without.
table-refuses-no-such-person = Nobody is sitting there.
table-refuses-no-such-request = This request has been settled already.
table-refuses-no-such-seat = There is no such seat; this table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, counted from 0.
table-refuses-no-such-team = This team cannot be given a penalty now (SQ-21).
table-refuses-no-take-backs = Moves cannot be taken back at this table (ALL-3).
table-refuses-not-a-bots-seat = No bot plays at this seat.
table-refuses-not-away = This person is here.
table-refuses-not-for-persons = Players cannot do this.
table-refuses-not-gathering = This is only possible before the first game.
table-refuses-not-seated = Only people with a seat can do this.
table-refuses-not-the-host = Only the host can do this.
table-refuses-not-the-warned-team = Only the warned team can answer. If it says no, a host who does not play decides, or those who play in neither team (SQ-21).
table-refuses-not-yours = This seat is not yours.
table-refuses-nothing-to-take-back = You have no move to take back (ALL-3).
table-refuses-nobody-warned = No team has been warned (SQ-21).
table-refuses-once-a-day = The deal of the day can be played only once. There is a new one tomorrow.
table-refuses-others-moved = Something else has happened since, so your move cannot be taken back (ALL-3).
table-refuses-played-alone = The deal of the day is played by one person. Seats and bots stay as they are.
table-refuses-seat-is-taken = This seat is taken.
table-refuses-shown-already = Your move has already revealed something new, such as a drawn card, so it cannot be taken back (ALL-3).
table-refuses-somebody-not-ready = Not everybody is ready yet.
table-refuses-table-exists = This table has been made already.
table-refuses-table-is-closed = This table is closed.
table-refuses-table-is-worn = So much has happened at this table that nothing more can be stored. Finish the current game, then make a new table.
table-refuses-team-not-to-warn = You can only warn another team (SQ-21).
table-refuses-text-is-off = There is no chat at this table.
table-refuses-text-too-long = A message can have at most { $longest } characters.
table-refuses-too-late = Too late by { $late } ms, even allowing for your connection’s delay (CI-6).
table-refuses-too-many-requests = There have been enough requests for a seat in this game.
table-refuses-too-many-signals = That is enough signals until the next move.
table-refuses-too-many-take-backs = You cannot take back any more moves in this game (ALL-3).
table-refuses-too-many-warnings = There can be no more warnings in this game (SQ-21).
table-refuses-turned-down = The host does not agree. You can watch, and ask again in the next game.
table-refuses-warned-already = There is already an open warning; settle that one first (SQ-21).
table-refuses-was-kicked = The host has removed you from this table.
