# What the page says. What belongs to one game stands in web-<game>.ftl.

# Home

web-welcome = One after another.
web-welcome-more = Six card games about order, for friends and families. Play at once, or send somebody a link: nobody needs an account.
web-line-the-game = Four piles, ninety-eight cards, one team.
web-line-quick-and-easy = Two piles, five colours, and a little talk.
web-line-sequence = Five chips in a row on a board of cards.
web-line-traffic-memo = Turn cars up, remember them, and take a run.
web-line-cut-in = Lay cards in a row, and cut in when there is a gap.
web-line-rush-hour = Pick a car in secret, and do not be the one in the jam.
web-players = { $least }–{ $most } players
web-minutes = { $minutes } min
web-together = together
web-against = against each other
web-play-now = Play now
web-more = More …
web-invite = Invite friends
web-pass-device = Pass one device
web-around = Who sits around this device?
web-around-note = They are called by these names when it is passed on.
web-back = Back
web-daily = Deal of the day
web-daily-note = The same cards for everybody here, once a day. How far do you get?
web-daily-results = Results of the day
web-how-many = How many at the table?
web-bots-play = How well should bots play?
web-level-novice = Novice
web-level-steady = Steady
web-level-strong = Strong
web-level-master = Master
web-variants = Variants
web-bad-variant = “{ $variant }” cannot be like this with the number of players and the other variants you have chosen.
web-public = Open to everybody
web-public-note = The table is listed here, and anybody can join or watch.
web-join-link = Do you have a link?
web-link = Link to a table
web-join = Join
web-no-link = This does not look like a link to a table.
web-your-games-go-on = Your games go on
web-go-on = Go on
web-my-finished-games = My finished games
web-open-tables = Join or watch
web-show-all = Show all { $count }
web-phase-new = being made
web-phase-gathering = { $taken } of { $seats } seats taken
web-phase-running = running
web-phase-over = finished
web-phase-closed = closed

# Who sits there

web-guest = Guest
web-player = Player { $number }
web-seat-number = Seat { $number }
web-table = The table
web-bot-name = { $seat ->
    [0] Basil
    [1] Clove
    [2] Dill
    [3] Fennel
    [4] Ginger
    [5] Juniper
    [6] Laurel
    [7] Mint
    [8] Poppy
    [9] Saffron
    [10] Sage
   *[other] Thyme
}
web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-away = away

# At the table

web-your-turn = Your turn.
web-your-hand = Your hand
web-waiting-for = Waiting for { $names }
web-one-moment = One moment …
web-game-over = The game is over.
web-line = { $name }: { $telling }
web-log = What happened
web-menu = Menu
web-take-back = Take back
web-close = Close
web-why-not = Why not
web-the-rule = The rule
web-really = Really?
web-write = Write to all
web-send = Send
web-no-table = No table here
web-to-the-games = To the games
web-back-to-table = Back to the table
web-nothing-here = There is nothing here.
web-unreachable = The house cannot be reached at the moment. Please try again.
web-offline = No connection. Your tables are safe, and here again when it is back.
web-connection-away = No connection. It comes back by itself.
web-away-sending = No connection. What you did is sent as soon as it is back.
web-pass-to = Pass the device to { $name }
web-i-am = I am { $name }
web-let-bot-play = Let a bot play for me
web-let-bot-play-note = You can take your seat back at any time.
web-bot-plays-for-you = A bot plays for you.
web-bot-plays-first = A bot plays for you. Take your seat back to play yourself.
web-take-seat = Take my seat back
web-would-stop = I would rather stop
web-would-stop-note = The game ends when everybody agrees.
web-end-now = End this game now?
web-end-yes = End the game
web-end-not = Go on playing
web-show-hands = Spectators may see my hand
web-show-hands-note = Some moves late, and only if all players agree. Anybody at the table could then watch your cards too, on another device.
web-fingerprint = Fingerprint of this deal
web-fingerprint-note = It was fixed before the cards were dealt. Keep it, and check after the game that the cards were not chosen.
web-fingerprint-more = How to check
web-watching = You are watching.
web-sit-down = Sit down …
web-sit-for = Sit down for { $name }
web-look-on = Seen by
web-look-on-everybody = everybody, now
web-look-on-as = { $name }, { $count ->
    [one] { $count } move ago
   *[other] { $count } moves ago
}

# Before the game

web-your-name = Your name
web-free-seat = Free seat
web-host = host
web-ready = ready
web-not-ready = not ready yet
web-sit = Sit here
web-add-bot = Bot
web-same-device = On this device
web-send-away = Send away
web-stand-up = Stand up
web-fill-with-bots = Fill with bots
web-start = Start
web-i-am-ready = I am ready
web-not-yet = Not yet
web-host-starts = The host starts when everybody is ready.
web-seats-left = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-all-seats-taken = All seats are taken. You can watch when the game begins.
web-invitation = Whoever has this link can sit down.
web-invitation-bot = Whoever has this link can sit down for a bot, or watch.
web-invitation-watch = Whoever has this link can watch.
web-invitation-over = Whoever has this link can see how it ended.
web-invitation-this-computer = This link works only on this computer. To play with others on the same Wi-Fi, start the server like this: seriatim serve --host 0.0.0.0
web-qr = The link as a QR code
web-copy = Copy
web-copied = Copied
web-share = Share

# After it

web-won = Won!
web-not-won = Not this time.
web-stopped = The game was stopped.
web-rematch = Play again
web-rematch-offered = Waiting for the others …
web-rematch-now = Start without waiting
web-rematch-away = { $count ->
    [one] { $names } is away. A bot plays there until they are back.
   *[other] { $names } are away. Bots play there until they are back.
}
web-would-play-again = { $count ->
    [one] { $names } would like to play again.
   *[other] { $names } would like to play again.
}
web-record = Save the record

# Events

web-event-abandon-proposed = { $agreed ->
    [yes] { $name } would rather stop.
   *[no] { $name } would like to go on.
}
web-event-bot-sat = { $name }, a bot, sits down.
web-event-bot-stood-in = A bot plays for { $name }.
web-event-game-abandoned = The game was stopped.
web-event-game-started = The cards are dealt.
web-event-handed-back = { $name } plays again.
web-event-host-passed = { $name } is the host now.
web-event-kicked = { $name } was sent away.
web-event-move-taken-back = { $name } takes a move back.
web-event-muted = { $muted ->
    [yes] { $name } may not write any more.
   *[no] { $name } may write again.
}
web-event-nudged = { $name }, it is your turn.
web-event-person-left = { $name } is away.
web-event-person-returned = { $name } is back.
web-event-rematch-declined = { $name } does not want to play again.
web-event-rematch-offered = { $name } would like to play again.
web-event-sat = { $name } sits down.
web-event-seat-given = A bot plays for { $name }.
web-event-seat-taken = { $name } plays again.
web-event-stood = A seat is free.
web-event-time-ran-out = Time is up for { $name }; a bot makes this move.
web-event-warning-answered = { $admitted ->
    [yes] The warning stands.
   *[no] The team says that it gave no advice.
}
web-event-warning-called = { $name } says that a team gave advice.

# Settings

web-settings = Settings
web-language = Language
web-automatic = automatic
web-theme = Look
web-theme-auto = automatic
web-theme-light = light
web-theme-dark = dark
web-card-size = Cards
web-size-small = small
web-size-usual = usual
web-size-large = large
web-motion = Motion
web-motion-full = calm
web-motion-quick = quick
web-motion-none = none
web-safe-colours = Colours that are easy to tell apart
web-safe-colours-note = For people who see fewer colours. Shapes tell the same.
web-sound = Sound
web-sound-note = Cards, and a bell when it is your turn.
web-confirm-end = Ask before I end my turn
web-confirm-end-note = Only while you could still play a card.
web-kept-here = All this is kept on this device only.
web-other-device = On another device
web-other-device-note = Make a link and open it there: your games will be there too. It works once.
web-make-link = Make a link
web-recover = Your games on this device
web-recover-note = From now on this browser is you. The link works once.
web-recover-go = Yes, it is me
web-recovered = Done. Your games are here now.

# Learning

web-learn = Learn the games
web-learn-short = Learn
web-rules-of = The rules of { $game }
web-coach = Explain my first game
web-coach-note = A line at the table that tells what can be done now.
