# Stránka pravidel: The Game.

web-learn-the-game-aim = Jste jeden tým a protivníkem je balíček. Uprostřed leží čtyři hromádky: dvě stoupají od 1, dvě klesají od 100. Chce na nich ležet devadesát osm karet, od 2 do 99. Vyložíte-li všechny, vyhráli jste, společně.
web-learn-the-game-cards = Každý dostane karty do ruky: šest, hrají-li tři a víc, sedm ve dvou, osm, když hrajete sami. Ostatní tvoří balíček. Do vaší ruky vidíte jen vy.
web-learn-the-game-start = Nejdřív se každý podívá na své karty a řekne, jak rád by začal: od „raději ne“ po „moc rád“. Všechny nabídky se ukážou najednou. Začíná nejvyšší, mezi stejnými nejnižší místo.
web-learn-the-game-lay = Ve svém tahu pokládáte karty po jedné: na stoupající hromádku stále vyšší, na klesající stále nižší. Jak velký krok uděláte, je pravidlům jedno, ale každé přeskočené číslo je pro hromádku ztracené. Aspoň dvě karty za tah; když je balíček prázdný, stačí jedna.
web-learn-the-game-trick = Trik, který vyhrává hru: karta smí jít i zpátky, ale přesně o deset. Na stoupající hromádku s 60 smíte položit 50, na klesající s 31 pak 41. Přesně deset, nikdy devět ani jedenáct, a kolikrát jen jde.
web-learn-the-game-draw = Tah ukončujete sami. Teprve potom si líznete, až máte zase plnou ruku. Když je balíček prázdný, nikdo už nelíže a kdo nemá karty, toho přeskočíte.
web-learn-the-game-stuck = Hra je prohraná ve chvíli, kdy někdo musí položit a nemůže. Myslete tedy na ty po vás: hromádka, kterou posunete daleko, je těsná pro všechny.
web-learn-the-game-result = Spočítejte karty, které zbyly v rukou a v balíčku. Žádná je výhra, méně než deset je skvělé. A pak ještě jednou?
web-learn-the-game-talk = Mluvit smíte o všem kromě čísel: ani o svých, ani o tom, zda je karta vyšší nebo nižší než něco.
web-learn-the-game-signals = Aby si všichni rozuměli v každém jazyce, jsou tu signály. Dotkněte se hromádky a řekněte: nechte ji mně, jen malé kroky, je vaše, nebo zapomeňte, co jsem řekl. Platí do konce vašeho tahu.
web-learn-the-game-harder = Moc snadné? Vezměte si do každé ruky o kartu méně, nebo pokládejte aspoň tři karty za tah, dokud balíček vydrží.
web-learn-the-game-fire = Hra s ohněm: 22, 33, 44, 55, 66 a 77 hoří. Další hráč musí plameny zakrýt, než ukončí tah. Svůj oheň smíte zakrýt hned; a ohnivá karta na ohni zapálí nový.
web-learn-the-game-burnt = Je-li oheň čas zakrýt a ten, kdo je na tahu, nemá čím, shořeli jste a hra je prohraná. O samotě je to přísnější: oheň musí zakrýt hned vaše další karta. Ale když leží všech 98 karet, vyhráli jste, ať hoří cokoli.
