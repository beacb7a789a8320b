# Stránka pravidel: Dopravní špička.

web-learn-rush-hour-aim = Tři řady a všechny se plní. Každý tajně vybere auto a všechna vyjedou najednou. Kdo přijede do řady jako pátý, odveze si celou zácpu jako trestné body: jeden za auto, dva za přívěs nebo zvláštní auto. Kdo má nakonec nejméně bodů, vyhrává.
web-learn-rush-hour-cards = V balíčku jsou čísla 1 až 50, pět z nich jsou přívěsy, a dvanáct aut bez čísla: sanitky, policie a odtahovky. Každá řada začíná jednou kartou; každý jich dostane deset, zbytek se nepoužije.
web-learn-rush-hour-round = Každý tajně vybere jednu kartu. Když mají všichni vybráno, karty se ukážou a vyjíždějí v tomto pořadí: sanitky, policie, čísla od nejnižšího po nejvyšší, odtahovky. Má-li vaše karta na výběr, hra se vás v tu chvíli zeptá.
web-learn-rush-hour-numbers = Číslo se řadí za nižší; končí-li nižším víc řad, jde k nejbližšímu. Řady, které končí policií nebo jiným autem bez čísla, jsou otevřené všem číslům a tam si smíte vybrat.
web-learn-rush-hour-jam = Do řady se vejdou čtyři auta. Má-li být vaše karta pátá, berete celou řadu jako trest a vaše karta ji začne znovu.
web-learn-rush-hour-small-card = Karta nižší než poslední číslo každé řady nikam nepasuje. Pak si vezmete kteroukoli řadu a vaše karta ji začne znovu. Vyberte levnou.
web-learn-rush-hour-trailers = Přívěsy (8, 18, 28, 38 a 48) se připojují: pokládají se na poslední auto a vlastní místo nezabírají. Plná řada jim tedy nevadí.
web-learn-rush-hour-ambulance = Sanitka jede na začátek kterékoli řady a ostatní posune; policie jede na konec kterékoli řady a otevře ji všem číslům. Vznikne-li tak pět míst, berete ostatní karty.
web-learn-rush-hour-together = Dvě sanitky nebo dvě policejní auta v jednom kole: řidiči vybírají zároveň a tajně. V jedné řadě sdílejí jedno místo, a musí-li se řada vzít, vezme ji nejstarší hráč.
web-learn-rush-hour-tow = Odtahovka jede na konec řady a naloží poslední auto. Kde stálo, zůstane mezera a ta se počítá jako místo. Smí do ní číslo, které je mezi jejími sousedy. Má-li být odtahovka pátá, berete všechny karty před jejím nákladem.
web-learn-rush-hour-end = Po deseti kolech spočítejte body: vyhrává, kdo jich má nejméně, při rovnosti ten, kdo má méně karet. Na delší večer hrajte víc rozdání a body sečtěte.
web-learn-rush-hour-easier = Jednodušší hra: čísla jen do 30, 20 nebo 10, méně karet v ruce, dvě řady místo tří. Nestačí-li karty pro všechny, hra poradí, jak by to šlo.
web-learn-rush-hour-gentle = Mírněji: bez zvláštních aut a přívěsů; řady libovolně dlouhé, aby nebyly zácpy; nebo ať malá karta jede na začátek řady, místo aby ji brala.
