# What the page says. What belongs to one game stands in web-<game>.ftl.

# Home

web-welcome = One after another.
web-welcome-more = Six card games about getting things in the right order, for friends and family. Play right away, or send someone a link. No account needed.
web-line-the-game = Four piles, ninety-eight cards, one team.
web-line-quick-and-easy = Two piles, five colours, and a little talk.
web-line-sequence = Five chips in a row on a board of cards.
web-line-traffic-memo = Turn over cars, remember them, and collect runs of numbers.
web-line-cut-in = Lay cards in a row, and cut in when there is a gap.
web-line-rush-hour = Secretly pick a car, and don’t get stuck in the jam.
web-players = { $least }–{ $most } players
web-minutes = { $minutes } min
web-together = together
web-against = against each other
web-play-now = Play now
web-more = More…
web-invite = Invite friends
web-pass-device = Pass one device
web-around = Who is playing on this device?
web-around-note = These names are shown when it is time to pass the device on.
web-back = Back
web-daily = Deal of the day
web-daily-note = Everyone here gets the same cards, once a day. How far will you get?
web-daily-results = Results of the day
web-how-many = How many players?
web-bots-play = How strong should the bots be?
web-level-novice = Novice
web-level-steady = Steady
web-level-strong = Strong
web-level-master = Master
web-variants = Variants
web-bad-variant = “{ $variant }” doesn’t work with this number of players and the other variants you have chosen.
web-grace = A bot plays for whoever is away
web-grace-note = After three minutes, while somebody waits. Whoever comes back goes on.
web-public = Open to everybody
web-public-note = The table appears in the list here, and anyone can join or watch.
web-join-link = Do you have a link?
web-link = Link to a table
web-join = Join
web-no-link = This does not look like a link to a table.
web-your-games-go-on = Your games in progress
web-go-on = Continue
web-my-finished-games = My finished games
web-open-tables = Join or watch
web-watch = Watch
web-with = with { $names }
web-with-bots = { $count ->
    [one] with { $count } bot
   *[other] with { $count } bots
} · { $level }
web-invite-short = Invite
web-put-away = Put away
web-put-away-done = { $game } is put away: you find it further down.
web-put-away-games = Games put away
web-bring-back = Bring back
web-on-this-page = On this page
web-show-all = Show all { $count }
web-phase-new = being set up
web-phase-gathering = { $taken } of { $seats } seats taken
web-phase-running = in progress
web-phase-over = finished
web-phase-closed = closed

# Who sits there

web-guest = Guest
web-player = Player { $number }
web-seat-number = Seat { $number }
web-table = The table
web-bot-name = { $seat ->
    [0] Nutmeg
    [1] Sage
    [2] Mint
    [3] Fennel
    [4] Ginger
    [5] Juniper
    [6] Laurel
    [7] Thyme
    [8] Poppy
    [9] Vanilla
    [10] Rosemary
   *[other] Oregano
}
web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-cards-in-hand = { $count ->
    [one] hand: { $count } card
   *[other] hand: { $count } cards
}
web-away = away

# At the table

web-your-turn = Your turn.
web-your-hand = Your hand
web-waiting-for = Waiting for { $names }
web-one-moment = One moment…
web-game-over = The game is over.
web-line = { $name }: { $telling }
web-log = Game log
web-log-signals = signals: { $count }
web-menu = Menu
web-keys = Keys
web-take-back = Take back
web-close = Close
web-why-not = Why that isn’t possible
web-the-rule = The rule
web-really = Really?
web-write = Message everyone
web-send = Send
web-no-table = No table here
web-closed-table = This table cannot be opened
web-to-the-games = All games
web-back-to-table = Back to the table
web-nothing-here = There is nothing here.
web-unreachable = The server can’t be reached right now. Please try again.
web-needs-javascript = Seriatim needs JavaScript to show its tables.
web-offline = No connection. Your tables are safe and will be back when you are online again.
web-connection-away = No connection. Reconnecting…
web-is-away = { $name } is away.
web-stand-in = Let a bot play
web-away-sending = No connection. Your move will be sent as soon as you are back online.
web-pass-to = Pass the device to { $name }
web-i-am = I’m { $name }
web-let-bot-play = Let a bot play for me
web-let-bot-play-note = You can take your seat back at any time.
web-bot-plays-for-you = A bot is playing for you.
web-bot-plays-first = A bot is playing for you. Take your seat back to play.
web-take-seat = Take my seat back
web-would-stop = I’d like to end the game
web-would-stop-note = The game ends when everybody agrees.
web-end-now = End this game now?
web-end-yes = End the game
web-end-not = Go on playing
web-show-hands = Let spectators see my cards
web-show-hands-note = Shown a few moves late, and only if all players agree. Note that anyone at the table could then also look at your cards on another device.
web-fingerprint = Fingerprint of this deal
web-fingerprint-note = It was fixed before the cards were dealt. Keep it, and after the game you can check that nobody stacked the deck.
web-fingerprint-more = How to check
web-watching = You are watching.
web-sit-down = Take a seat…
web-sit-for = Take over from { $name }
web-look-on = View
web-look-on-everybody = as everyone sees it, live
web-look-on-as = as { $name } saw it, { $count ->
    [one] { $count } move ago
   *[other] { $count } moves ago
}
web-ask-to-sit = Ask to take over from { $name }
web-asked-to-sit = You have asked to take over from { $name }. The host decides.
web-ask-no-longer = Withdraw
web-requests = Somebody asks for a seat
web-request = { $name } would like to take over from { $bot }.
web-request-yes = Agree
web-request-no = Decline

# Before the game

web-your-name = Your name
web-free-seat = Free seat
web-host = host
web-ready = ready
web-not-ready = not ready yet
web-sit = Sit here
web-add-bot = Bot
web-same-device = On this device
web-send-away = Remove
web-stand-up = Leave my seat
web-fill-with-bots = Fill with bots
web-start = Start
web-i-am-ready = I’m ready
web-not-yet = Not ready yet
web-host-starts = The host starts when everybody is ready.
web-seats-left = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-all-seats-taken = All seats are taken. You can watch when the game begins.
web-invitation = Anyone with this link can take a seat.
web-invitation-bot = Anyone with this link can watch, and ask the host to replace a bot.
web-invitation-watch = Anyone with this link can watch.
web-invitation-over = Anyone with this link can see how it ended.
web-invitation-this-computer = This link works only on this computer. To play with others on the same Wi-Fi, start the server like this: seriatim serve --host 0.0.0.0
web-renew-link = Make a new link
web-renew-link-note = A new link keeps out whoever has only the old one. Everyone who sits here stays.
web-qr = The link as a QR code
web-copy = Copy
web-copied = Copied
web-share = Share

# After it

web-won = You won!
web-not-won = Not this time.
web-stopped = The game was ended early.
web-rematch = Play again
web-rematch-offered = Waiting for the others…
web-rematch-now = Start without waiting
web-rematch-away = { $count ->
    [one] { $names } is away. A bot will play in their place until they are back.
   *[other] { $names } are away. Bots will play in their place until they are back.
}
web-would-play-again = { $count ->
    [one] { $names } would like to play again.
   *[other] { $names } would like to play again.
}
web-record = Save the record

# Events

web-event-abandon-proposed = { $agreed ->
    [yes] { $name } suggests ending the game.
   *[no] { $name } wants to keep playing.
}
web-event-bot-sat = A bot, { $name }, takes a seat.
web-event-bot-stood-in = A bot is playing for { $name } now.
web-event-game-abandoned = The game was ended early.
web-event-game-started = The cards are dealt.
web-event-handed-back = { $name } is back in the game.
web-event-host-passed = { $name } is the host now.
web-event-kicked = { $name } was removed from the table.
web-event-link-renewed = The link of this table was renewed.
web-event-move-taken-back = { $name } takes a move back.
web-event-muted = { $muted ->
    [yes] { $name } can’t write any more.
   *[no] { $name } can write again.
}
web-event-nudged = { $name }, it is your turn.
web-event-person-left = { $name } is away.
web-event-person-returned = { $name } is back.
web-event-rematch-declined = { $name } does not want to play again.
web-event-rematch-offered = { $name } would like to play again.
web-event-sat = { $name } takes a seat.
web-event-seat-given = A bot is playing for { $name } now.
web-event-seat-requested = { $asker } would like to take over from { $name }.
web-event-seat-taken = { $name } is back in the game.
web-event-stood = A seat is free now.
web-event-time-ran-out = Time is up for { $name }; a bot makes this move.
web-event-warning-answered = { $admitted ->
    [yes] The warning stands.
   *[no] The team says that it gave no advice.
}
web-event-warning-called = { $name } says that a team gave advice.
web-event-warning-decided = { $upheld ->
    [yes] The warning stands.
   *[no] The warning is dropped.
}
web-event-warning-voted = { $name } has voted on the warning.

# Settings

web-settings = Settings
web-language = Language
web-automatic = automatic
web-theme = Appearance
web-theme-auto = automatic
web-theme-light = light
web-theme-dark = dark
web-card-size = Cards
web-size-small = small
web-size-usual = normal
web-size-large = large
web-motion = Animations
web-motion-full = normal
web-motion-quick = fast
web-motion-none = off
web-safe-colours = Colours that are easy to tell apart
web-safe-colours-note = For colour-blind players. Shapes show the same thing.
web-pace = How fast bots play
web-pace-note = For new tables. The host of a table can change it in its menu.
web-pace-relaxed = relaxed
web-pace-brisk = brisk
web-pace-instant = at once
web-sound = Sound
web-sound-note = Card sounds, and a bell when it is your turn.
web-vibration = Vibration
web-vibration-note = A short one when it is your turn, when a move is refused, and at great moments.
web-confirm-end = Ask before I end my turn
web-confirm-end-note = Only while you could still play a card.
web-kept-here = These settings are stored on this device only.
web-other-device = On another device
web-other-device-note = Make a link and open it there to bring your games along. It works only once.
web-make-link = Make a link
web-link-other-device = Link for your other device
web-recover = Your games on this device
web-recover-note = From now on this browser knows that you are you. The link works only once.
web-recover-go = Yes, it is me
web-recovered = Done. Your games are here now.
web-sign-out = Sign out
web-sign-out-elsewhere = Sign out on all other devices
web-sign-out-elsewhere-note = If somebody else has one of your devices or links: after this, only this device knows you.
web-signed-out-elsewhere = Done. Only this device knows you now.
web-sign-out-here = Forget me on this device
web-sign-out-here-note = Your games stay on your other devices. If you have none, nobody can bring them back.
web-sign-out-not = No, stay
web-sign-out-yes = Yes, forget me

# Learning

web-learn = Learn the games
web-learn-short = Learn
web-rules-of = Rules: { $game }
web-coach = Tips in my first games
web-coach-note = A line at the table that says what you can do now.
