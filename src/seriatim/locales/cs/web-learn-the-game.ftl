# Stránka pravidel: The Game.

web-learn-the-game-aim = Jste jeden tým a protivníkem je balíček. Uprostřed leží čtyři hromádky: dvě vzestupné od 1, dvě sestupné od 100. Máte na ně položit devadesát osm karet, od 2 do 99. Položíte-li všechny, vyhráli jste, společně.
web-learn-the-game-cards = Každý dostane karty do ruky: šest, hrají-li tři a víc, sedm ve dvou, osm při hře jednoho hráče. Ostatní tvoří balíček. Své karty vidíte jen vy.
web-learn-the-game-start = Nejdřív se každý podívá na své karty a řekne, zda chce začít: od „raději ne“ po „s radostí“. Všechny odpovědi se ukážou najednou. Začíná ten, kdo chce nejvíc, a je-li jich víc, ten s nižším číslem místa.
web-learn-the-game-lay = Ve svém tahu pokládáte karty po jedné: na vzestupnou hromádku stále vyšší, na sestupnou stále nižší. Krok může být jakkoli velký, ale každé přeskočené číslo je pro hromádku ztracené. Aspoň dvě karty za tah; když je balíček prázdný, stačí jedna.
web-learn-the-game-trick = Trik, který vyhrává hru: karta smí jít i zpátky, ale přesně o deset. Na vzestupnou hromádku s 60 smíte položit 50, na sestupnou s 31 zase 41. Přesně deset, nikdy devět ani jedenáct, a kolikrát jen jde.
web-learn-the-game-draw = Tah ukončujete vy. Teprve potom si doberete do plného počtu karet. Když je balíček prázdný, nikdo už nedobírá a kdo nemá karty, toho přeskočíte.
web-learn-the-game-stuck = Hra je prohraná ve chvíli, kdy někdo musí položit kartu a nemůže. Myslete tedy na ty po vás: čím dál hromádku posunete, tím méně místa zbude všem.
web-learn-the-game-result = Spočítejte karty, které zbyly v rukou a v balíčku. Žádná je výhra, méně než deset je výborný výsledek. Ještě jednou?
web-learn-the-game-talk = Mluvit smíte o všem kromě čísel: neprozrazujte své karty ani to, zda je karta vyšší nebo nižší než nějaké číslo.
web-learn-the-game-signals = Aby si všichni rozuměli v každém jazyce, jsou tu signály. Dotkněte se hromádky a řekněte: „nechte ji mně“, „jen malé kroky“, „je vaše“ nebo „už to neplatí“. Signály platí do konce vašeho tahu.
web-learn-the-game-harder = Moc snadné? Rozdejte každému o kartu méně, nebo pokládejte aspoň tři karty za tah, dokud jsou v balíčku karty.
web-learn-the-game-fire = Hra s ohněm: 22, 33, 44, 55, 66 a 77 jsou ohnivé karty. Další hráč musí oheň zakrýt, než ukončí tah. Svůj oheň smíte zakrýt hned; a ohnivá karta na ohni zapálí nový.
web-learn-the-game-burnt = Když je čas oheň zakrýt a ten, kdo je na tahu, nemá čím, shořeli jste a hra je prohraná. Při hře jednoho hráče je to přísnější: oheň musí zakrýt hned vaše další karta. Ale když je položeno všech 98 karet, vyhráli jste, ať ještě hoří cokoli.
