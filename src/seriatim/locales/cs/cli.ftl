# The command line and what it prints.

cli-version = seriatim { $version } ({ $kind ->
    [compiled] zkompilováno
   *[interpreted] interpretováno: není zkompilováno a běží pomaleji
})
cli-seriatim-help =
    Šest karetních her, kde rozhoduje pořadí: dívat se, zkoumat, ověřovat.

    Začněte tady:
      seriatim games                            jaké hry tu jsou a jejich varianty
      seriatim watch the-game                   boti hrají, tah za tahem
      seriatim simulate the-game --games 10000  jak dopadne mnoho her
      seriatim arena rush-hour --bots strong,steady,steady,random   který bot je lepší

    Jazyk se řídí vaším terminálem; SERIATIM_LANGUAGE=en vybere jiný (en, uk, ru, cs).
cli-games-help =
    Vypsat hry, jejich místa a volby.

    U každé volby je první výchozí hodnota. Nastavuje se přes -o:
      seriatim watch the-game -o fire=on -o minimum=3
cli-watch-help =
    Dívat se, jak boti hrají, tah za tahem.

    Ze stejného semínka se rozdá vždy totéž. Bez semínka se vezme 256 tajných bitů.
      seriatim watch the-game --seats 4 --bot steady
      seriatim watch the-game --seats 1 -o fire=on --seed 7
      seriatim watch the-game --bot steady,random --record game.txt
cli-replay-help =
    Popsat zaznamenanou hru slovy, tah za tahem.

      seriatim watch the-game --record game.txt
      seriatim replay game.txt
cli-verify-help =
    Ověřit, že záznam je platný.

    Otisk ukázaný před rozdáním i rozdané karty musí odpovídat semínku a každý tah musí být
    dovolený.
      seriatim verify game.txt
cli-simulate-help =
    Nechat boty zahrát mnoho her a ukázat, jak dopadly.

    Ctrl-C hraní zastaví a ukáže dosavadní výsledek. Hra číslo k se semínkem S je hra se
    semínkem S/k, takže si ji lze prohlédnout: seriatim watch the-game --bot random --seed 1/57
      seriatim simulate the-game --seats 3 --games 100000 --bot random --seed 1
      seriatim simulate the-game --seats 2 -o minimum=3 --json > result.json
cli-arena-help =
    Porovnat boty na stejných rozdáních.

    Soupeři sedí u jednoho stolu a střídají se, až každý odehraje každé rozdání na každém místě.
    Kde hrají všichni spolu, hraje každý bot tatáž rozdání zvlášť; + tvoří tým z různých botů.
    Rozdíly se počítají zvlášť pro každé rozdání. Ctrl-C porovnání zastaví a ukáže dosavadní výsledek.
      seriatim arena sequence --bots strong,steady --games 400
      seriatim arena rush-hour --seats 4 --bots master,strong,steady,steady --plot result.svg
      seriatim arena the-game --seats 2 --bots strong,steady,strong+steady --silent --json
cli-seats = Kolik míst; výchozí jsou tři, kde to hra dovolí.
cli-bot = Kdo hraje: jeden bot na všech místech, nebo na každém jeden, oddělení čárkami. Možnosti: random, novice, steady, strong, master, habit, mcs100, jméno nainstalovaného bota nebo module:Class.
cli-option = Varianta, třeba fire=on nebo minimum=3; lze opakovat. Vypíše je „seriatim games“.
cli-seed = Semínko pro míchání, třeba 7 nebo monday.
cli-pace = Sekundy mezi dvěma tahy; v terminálu je výchozí { NUMBER($pace) }.
cli-record = Zapsat hru do tohoto souboru.
cli-games = Kolik her.
cli-workers = Kolik procesů; výchozí je jeden na jádro.
cli-check = Průběžně ověřovat vlastní záruky enginu (pomalé).
cli-json = Vypsat JSON místo tabulky.
cli-silent = Boti mlčí i ve hrách, ve kterých mluvit umějí.
cli-why = Po každém tahu říct, proč by ho rozumný hráč udělal.
cli-arena-bots = Kdo se porovnává: bot na každé místo, u společných her libovolně botů, oddělení čárkami. Jména jako u „seriatim watch“.
cli-arena-games = Kolik her; kde hrají všichni spolu, tolik pro každého bota.
cli-plot = Nakreslit výsledek do tohoto souboru jako SVG.

no-such-bot = Bot „{ $given }“ neexistuje; možnosti: { $possible }.
no-such-language = SERIATIM_LANGUAGE je „{ $given }“, takový jazyk tu ale není; použije se angličtina. Možné hodnoty: { $possible }
bot-not-loaded = Bota „{ $bot }“ nelze načíst: { $problem }
bot-no-policy = Bot „{ $bot }“ není hráč, ale { $found }. Bot je třída nebo funkce, která dostane hru a vytvoří seriatim.kit.policy.Policy.
bot-raised = Bot „{ $bot }“ selhal: { $problem }
bot-illegal-move = Bot „{ $bot }“ odpověděl { $given }, což není žádný z jeho dovolených tahů.
bot-ended-process = Bot ukončil proces, ve kterém hrál.
bot-not-picklable = Bota „{ $bot }“ nelze předat jinému procesu. Použijte jeden proces (--workers 1), nebo uveďte bota jako module:Class.
bots-and-seats = Botů je { $bots }, ale míst { $seats }. Uveďte jednoho bota pro všechna místa, nebo pro každé jednoho.
cannot-write = { $file } nelze zapsat: { $problem }
cannot-write-no-folder = Soubor { $file } nelze zapsat: složka { $folder } neexistuje. Vytvořte ji, nebo zvolte jiný soubor.
server-not-installed = Balíček { $package } není nainstalován; nainstaluje ho příkaz: pip install 'seriatim[server]'
record-written = Zapsáno do { $file }. Podívat se znovu: seriatim replay { $file }

seats = { $seats } { $seats ->
    [one] místo
    [few] místa
   *[other] míst
}
verified-hash = Otisk patří k semínku.
verified-deal = Rozdané karty odpovídají semínku.
verified-moves = { $moves ->
    [one] { $moves } tah byl dovolený
    [few] Všechny { $moves } tahy byly dovolené
   *[other] Všech { $moves } tahů bylo dovolených
} a výsledek souhlasí se zápisem.

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
simulated-stopped = Předčasně zastaveno: zahráno { $games } z { $asked } her.
simulated-endings = Čím skončilo: { $endings }
simulated-speed = { $games } her/s, průměrně tahů na hru: { $moves }, { $seconds } s
column-bot = bot
column-score = skóre (průměr ± 95 %)
column-won = výher [95 %]
column-percent = výher, % [95 %]
column-won-ahead = výher oproti { $bot } (body ± 95 %)
column-score-ahead = skóre oproti { $bot } (± 95 %)
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
arena-rivals = Každý bot odehrál každé rozdání na každém místě. Boti stejného jména mají společný řádek.
arena-together = Každý řádek zahrál tatáž rozdání zvlášť.
arena-seconds = { $seconds } s. Tah se měří časem výpočtu, od první akce hráče, než začne jednat jiný; při hře jednoho hráče po jednotlivých akcích.
arena-stopped = Předčasně zastaveno: zahráno { $deals } z { $asked } rozdání.
plot-title = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
measure-cards-left = zbylo karet (průměr ± 95 %)
seat-bot = místo { $seat }: { $bot }
checked = Ověřeno: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
} bez porušení záruk.
checked-violations = { $count ->
    [one] Porušena { $count } záruka; semínko hry:
    [few] Porušeny { $count } záruky; semínka her:
   *[other] Porušeno { $count } záruk; semínka her:
}
