# Stránka pravidel: Do mezery!.

web-learn-cut-in-aim = Jedna silnice a každý se chce zbavit svých aut. Přidáváte je na oba konce řady. Ale nechte mezeru a hráč po vás se vklíní. Kdo je první bez karet, vyhrává.
web-learn-cut-in-cards = Čísla 1 až 50 se rozdají rovným dílem. Každý má balíček lícem dolů a z něj šest karet v ruce. Do balíčku se nikdo nedívá, ani do svého. Začíná nejmladší.
web-learn-cut-in-open = Řada začíná vrchní kartou vašeho balíčku, naslepo. Za tuto první kartu se vklínit nelze. Je-li balíček prázdný, vyberte kartu z ruky.
web-learn-cut-in-lay = Pak pokládáte po jedné: nižší než levý konec jde doleva, vyšší než pravý doprava. Co je mezi nimi, už místo nemá. Pokládáte, dokud můžete. Začněte blízkými: nejdřív 14, pak 11, jinak 14 uvízne.
web-learn-cut-in-cut = Po každé kartě, kterou položíte, se smí další hráč, a nikdo jiný, vklínit: jednou nebo více kartami, jejichž čísla jsou mezi vaší kartou a její sousedkou. Všichni si doberou do šesti, váš tah končí a teď pokládá ten, kdo se vklínil.
web-learn-cut-in-window = Je na to pár vteřin, pokud to hráč nepustí dřív. Čas je stejný, ať kartu má, nebo ne, takže pauza nic neprozradí. Kde je vidět, že se nic nevejde, nikdo nečeká: mezi 14 a 15, nebo když už jsou všechny karty mezi nimi odložené.
web-learn-cut-in-over = Tah končí sám, když už nemáte co položit. Všichni si doberou do šesti a další pokračuje ve stejné řadě. Když všichni po sobě pasují, řada se odloží a začne nová.
web-learn-cut-in-end = První bez balíčku i bez karet v ruce vyhrává hned: položením karty, vklíněním nebo otevřením řady. Ostatní se řadí podle karet, které jim zbyly.
web-learn-cut-in-clock = Zvolte, kolik času je na vklínění, až deset vteřin. S 0 není čas omezen: hráč se vklíní, nebo příležitost pustí.
web-learn-cut-in-youngest = Nikdo nemusí ukazovat občanku: řekněte, na kterém místě sedí nejmladší hráč, a ten začne.
