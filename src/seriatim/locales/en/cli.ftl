# The command line and what it prints.

cli-version = seriatim { $version } ({ $kind ->
    [compiled] compiled
   *[interpreted] interpreted: it was not compiled, and runs slower
})
cli-seriatim-help =
    Six card games about order: watch them, study them, check them.

    Start here:
      seriatim games                            which games there are, and their variants
      seriatim watch the-game                   bots play, move by move
      seriatim simulate the-game --games 10000  what comes out of many games
      seriatim arena rush-hour --bots strong,steady,steady,random   which bot is better

    It speaks the language of your terminal; SERIATIM_LANGUAGE=uk chooses another (en, uk, ru, cs).
cli-games-help =
    List the games with their seats and options.

    Of each option the default comes first. An option is set with -o:
      seriatim watch the-game -o fire=on -o minimum=3
cli-watch-help =
    Watch bots play a game, move by move.

    The same seed always deals the same cards. Without one, 256 secret bits are drawn.
      seriatim watch the-game --seats 4 --bot steady
      seriatim watch the-game --seats 1 -o fire=on --seed 7
      seriatim watch the-game --bot steady,random --record game.txt
cli-replay-help =
    Describe a recorded game in words, move by move.

      seriatim watch the-game --record game.txt
      seriatim replay game.txt
cli-verify-help =
    Check that a record is valid.

    The hash shown before the deal must match its seed, the cards dealt must be those that
    the seed gives, and every move must have been allowed.
      seriatim verify game.txt
cli-simulate-help =
    Let bots play many games and report the results.

    Ctrl-C stops it and reports what was played so far. Game number k of seed S is the game
    with seed S/k, so that it can be looked at: seriatim watch the-game --bot random --seed 1/57
      seriatim simulate the-game --seats 3 --games 100000 --bot random --seed 1
      seriatim simulate the-game --seats 2 -o minimum=3 --json > result.json
cli-arena-help =
    Compare bots over the same deals.

    Rivals sit at one table and change seats until everyone has had every seat of each deal. Where
    all play together, each bot plays the same deals on its own; + makes a team of different bots.
    Differences are taken deal by deal. Ctrl-C stops it, and what was played so far is told.
      seriatim arena sequence --bots strong,steady --games 400
      seriatim arena rush-hour --seats 4 --bots master,strong,steady,steady --plot result.svg
      seriatim arena the-game --seats 2 --bots strong,steady,strong+steady --silent --json
cli-seats = How many seats; by default three, where the game allows it.
cli-bot = Who plays: one bot for all seats, or one for each, separated by commas. Possible: random, novice, steady, strong, master, habit, mcs100, an installed bot’s name, or module:Class.
cli-option = A variant, such as fire=on or minimum=3; may be repeated. “seriatim games” lists them.
cli-seed = The seed of the shuffle, such as 7 or monday.
cli-pace = Seconds between two moves; by default { NUMBER($pace) } on a terminal.
cli-record = Write the game to this file as a record.
cli-games = How many games.
cli-workers = How many processes; by default one per core.
cli-check = Also check the engine’s own guarantees while playing (slow).
cli-json = Print JSON instead of a table.
cli-silent = Bots do not talk, even in games in which they can.
cli-why = After every move, say why a sensible player makes it.
cli-arena-bots = Who is compared: a bot for each seat, or in games played together any number of bots, separated by commas. Names as for “seriatim watch”.
cli-arena-games = How many games; where all play together, so many for each bot.
cli-plot = Draw the result into this file, as SVG.

no-such-bot = There is no bot “{ $given }”; possible: { $possible }.
no-such-language = SERIATIM_LANGUAGE is “{ $given }”, which is not a language of this program; English is used. Possible: { $possible }
bot-not-loaded = The bot “{ $bot }” cannot be loaded: { $problem }
bot-no-policy = The bot “{ $bot }” is not a player but a { $found }. A bot is a class, or a function, that is called with the game and makes a seriatim.kit.policy.Policy.
bot-raised = The bot “{ $bot }” failed: { $problem }
bot-illegal-move = The bot “{ $bot }” answered { $given }, which is not one of its legal moves.
bot-ended-process = A bot has ended the process it was playing in.
bot-not-picklable = The bot “{ $bot }” cannot be sent to another process. Use one worker (--workers 1), or name the bot as module:Class.
bots-and-seats = { $bots } bots do not fit { $seats } seats. Name one bot for all, or one for each seat.
cannot-write = { $file } cannot be written: { $problem }
cannot-write-no-folder = { $file } cannot be written: there is no folder { $folder }. Create it, or name another file.
server-not-installed = The package { $package } is not installed; this installs it: pip install 'seriatim[server]'
record-written = Written to { $file }. Replay it with: seriatim replay { $file }

seats = { $seats } { $seats ->
    [one] seat
    [1] seat
   *[other] seats
}
verified-hash = The hash matches the seed.
verified-deal = The cards dealt match the seed.
verified-moves = { $moves ->
    [one] The one move was allowed
   *[other] All { $moves } moves were allowed
}, and the result is the recorded one.

simulating = { $game }
simulated = { $game }: { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
simulated-nothing = No game was finished.
simulated-stopped = Stopped early: { $games } of { $asked } games were played.
simulated-endings = Endings: { $endings }
simulated-speed = { $games } games/s, { $moves } moves a game on average, { $seconds } s
column-bot = bot
column-score = score (mean ± 95 %)
column-won = won [95 %]
column-percent = won, % [95 %]
column-won-ahead = won, compared with { $bot } (points ± 95 %)
column-score-ahead = score, compared with { $bot } (± 95 %)
column-turn = ms a turn (longest)
arena-heading = { $game }: { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
arena-silent = silent
arena-rivals = Every bot has played every seat of every deal. Bots with the same name share a row.
arena-together = Every row has played the same deals on its own.
arena-seconds = { $seconds } s. A turn is measured in computing time, from a seat’s first move until another acts; solo by the move.
arena-stopped = Stopped early: { $deals } of { $asked } deals were played.
plot-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}
measure-cards-left = cards left (mean ± 95 %)
seat-bot = seat { $seat }: { $bot }
checked = Checked: { $games ->
    [one] one game met
   *[other] { $games } games met
} every guarantee.
checked-violations = { $count ->
    [one] A guarantee was broken; the seed of the game:
   *[other] { $count } guarantees were broken; the seeds of the games:
}
