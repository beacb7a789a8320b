# The command line and what it prints.

cli-version = seriatim { $version } ({ $kind ->
    [compiled] přeloženo
   *[interpreted] interpretováno: není přeloženo a běží pomaleji
})
cli-seriatim-help =
    Šest karetních her o pořadí: dívat se, zkoumat, ověřovat.

    Začněte tady:
      seriatim games                            jaké hry tu jsou a jejich varianty
      seriatim watch the-game                   boti hrají, tah za tahem
      seriatim simulate the-game --games 10000  co vyjde z mnoha her
      seriatim arena rush-hour --bots strong,steady,steady,random   který bot je lepší

    Jazyk je podle vašeho terminálu; SERIATIM_LANGUAGE=en vybere jiný (en, uk, ru, cs).
cli-games-help =
    Vypsat hry, jejich místa a volby.

    U každé volby je první obvyklá hodnota. Nastavuje se přes -o:
      seriatim watch the-game -o fire=on -o minimum=3
cli-watch-help =
    Dívat se, jak boti hrají, tah za tahem.

    Ze stejného semínka se rozdá vždy totéž. Bez něj se vezme 256 tajných bitů.
      seriatim watch the-game --seats 4 --bot steady
      seriatim watch the-game --seats 1 -o fire=on --seed 7
      seriatim watch the-game --bot steady,random --record game.txt
cli-replay-help =
    Převyprávět zaznamenanou hru slovy, tah za tahem.

      seriatim watch the-game --record game.txt
      seriatim replay game.txt
cli-verify-help =
    Ověřit, že záznam je poctivý.

    Otisk ukázaný před rozdáním musí patřit k semínku, rozdané karty musí být ty, které
    z něj vyrůstají, a každý tah musí být dovolený.
      seriatim verify game.txt
cli-simulate-help =
    Zahrát mnoho her mezi boty a povědět, co vyšlo.

    Ctrl-C ji zastaví a poví se, co se zatím zahrálo. Hra číslo k se semínkem S je hra se
    semínkem S/k, takže si ji lze prohlédnout: seriatim watch the-game --bot random --seed 1/57
      seriatim simulate the-game --seats 3 --games 100000 --bot random --seed 1
      seriatim simulate the-game --seats 2 -o minimum=3 --json > result.json
cli-arena-help =
    Porovnat boty na stejných rozdáních.

    Soupeři sedí u jednoho stolu a mění si místa, dokud každý nesedí na každém místě každého rozdání.
    Kde hrají všichni spolu, hraje každý bot tatáž rozdání zvlášť; + tvoří tým z různých botů.
    Rozdíly se berou rozdání po rozdání. Ctrl-C ho zastaví a poví se, co se zatím zahrálo.
      seriatim arena sequence --bots strong,steady --games 400
      seriatim arena rush-hour --seats 4 --bots master,strong,steady,steady --plot result.svg
      seriatim arena the-game --seats 2 --bots strong,steady,strong+steady --silent --json
cli-seats = Kolik míst; není-li řečeno, tři, kde to hra dovolí.
cli-bot = Kdo hraje: jeden bot na všech místech, nebo na každém jeden, oddělení čárkami. Možní jsou: random, novice, steady, strong, master, habit, mcs100, jméno nainstalovaného bota nebo module:Class.
cli-option = Varianta, třeba fire=on nebo minimum=3; lze opakovat. Vypíše je „seriatim games“.
cli-seed = Z čeho vyrůstají karty, třeba 7 nebo monday.
cli-pace = Sekundy mezi dvěma tahy; v terminálu { NUMBER($pace) }, není-li řečeno.
cli-record = Zapsat hru do tohoto souboru.
cli-games = Kolik her.
cli-workers = Kolik procesů; není-li řečeno, jeden na jádro.
cli-check = Průběžně ověřovat, zda se neporušují sliby pravidel (pomalé).
cli-json = Vypsat JSON místo tabulky.
cli-silent = Nikdo nemluví, ani ve hrách, kde to boti umějí.
cli-why = Po každém tahu povědět, proč ho rozumný hráč udělá.
cli-arena-bots = Kdo se porovnává: bot na každé místo, u společných her libovolně botů, oddělení čárkami. Jména jako u „seriatim watch“.
cli-arena-games = Kolik her; kde hrají všichni spolu, tolik pro každého bota.
cli-plot = Nakreslit výsledek do tohoto souboru jako SVG.

no-such-bot = Bot „{ $given }“ neexistuje; možnosti: { $possible }.
no-such-language = SERIATIM_LANGUAGE je „{ $given }“, takový jazyk tu ale není; použije se angličtina. Možné hodnoty: { $possible }
bot-not-loaded = Bota „{ $bot }“ nelze načíst: { $problem }
bot-no-policy = Bot „{ $bot }“ není hráč, ale { $found }. Bot je třída nebo funkce, která se zavolá s hrou a vytvoří seriatim.kit.policy.Policy.
bot-raised = Bot „{ $bot }“ selhal: { $problem }
bot-illegal-move = Bot „{ $bot }“ odpověděl { $given }, což není žádný z jeho dovolených tahů.
bot-ended-process = Bot ukončil proces, ve kterém hrál.
bot-not-picklable = Bota „{ $bot }“ nelze předat jinému procesu. Použijte jeden proces (--workers 1), nebo uveďte bota jako module:Class.
bots-and-seats = Botů je { $bots }, ale míst { $seats }. Uveďte jednoho bota pro všechna místa, nebo pro každé jednoho.
cannot-write = { $file } nelze zapsat: { $problem }
server-not-installed = Balíček { $package } není nainstalován; nainstaluje ho příkaz: pip install 'seriatim[server]'
record-written = Zapsáno do { $file }. Převyprávět znovu: seriatim replay { $file }

seats = { $seats } { $seats ->
    [one] místo
    [few] místa
   *[other] míst
}
verified-hash = Otisk patří k semínku.
verified-deal = Rozdané karty jsou ty, které ze semínka vyrůstají.
verified-moves = { $moves ->
    [one] Dovolen byl { $moves } tah
    [few] Dovoleny byly všechny { $moves } tahy
   *[other] Dovoleno bylo všech { $moves } tahů
} a výsledek je jejich.

simulating = { $game }
simulated = { $game }: { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, semínko { $seed }
simulated-nothing = Žádná hra neskončila.
simulated-stopped = Zastaveno dříve: zahráno { $games } z { $asked } her.
simulated-endings = Čím skončilo: { $endings }
simulated-speed = { $games } her/s, průměrně tahů na hru: { $moves }, { $seconds } s
column-bot = bot
column-score = skóre (průměr ± 95 %)
column-won = výher [95 %]
column-percent = výher, % [95 %]
column-won-ahead = výher vedle { $bot } (body ± 95 %)
column-score-ahead = skóre vedle { $bot } (± 95 %)
column-turn = ms na tah (nejdéle)
arena-heading = { $game }: { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
}, { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, semínko { $seed }
arena-silent = beze slov
arena-rivals = Každý bot seděl na každém místě každého rozdání. Boti stejného jména jsou jeden řádek.
arena-together = Každý řádek zahrál tatáž rozdání zvlášť.
arena-seconds = { $seconds } s. Tah se měří časem výpočtu, od první akce místa, než jedná jiné; o samotě po jednotlivých akcích.
arena-stopped = Zastaveno dříve: zahráno { $deals } z { $asked } rozdání.
plot-title = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
measure-cards-left = zbylo karet (průměr ± 95 %)
seat-bot = místo { $seat }: { $bot }
checked = Ověřeno: { $games ->
    [one] { $games } hra dodržela
    [few] { $games } hry dodržely
   *[other] { $games } her dodrželo
} všechny sliby.
checked-violations = { $count ->
    [one] Porušen { $count } slib; semínko hry:
    [few] Porušeny { $count } sliby; semínka her:
   *[other] Porušeno { $count } slibů; semínka her:
}
