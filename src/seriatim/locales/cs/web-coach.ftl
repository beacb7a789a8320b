# Pomocník: co se teď dá dělat, pro toho, kdo hraje poprvé.

web-coach-rules = Všechna pravidla
web-coach-enough = Skrýt nápovědu

web-coach-the-game-bid = Podívejte se na své karty: s hodně nízkými a hodně vysokými se dobře začíná. Chcete začít?
web-coach-the-game-lay = Dotkněte se karty: hromádky, kam smí, se rozsvítí. Malé kroky jsou nejlepší, přesně deset zpět je dárek.
web-coach-the-game-end = To už stačí. Ukončete tah, nebo pokládejte dál, když jde jen o malý krok.
web-coach-the-game-wait = Rozmyslete si, kam půjdou vaše karty. Dotkněte se hromádky a řekněte o ní něco ostatním.

web-coach-quick-and-easy-bid = Chcete začít? S hodně nízkými a hodně vysokými kartami je to snadné.
web-coach-quick-and-easy-lay = Dotkněte se karty a pak hromádky, která svítí. Stejná barva pasuje vždycky.
web-coach-quick-and-easy-end = Jedna karta stačí. Položte i druhou, nebo ukončete tah.
web-coach-quick-and-easy-wait = O barvách se mluvit smí, i o tom, zda je karta nízká nebo vysoká. Tajná jsou jen čísla.

web-coach-sequence-pay = Váš tým dluží kartu: vyberte, kterou dáte.
web-coach-sequence-draw = Čeká na vás karta. Vezměte si ji, než si někdo jiný vezme svou.
web-coach-sequence-exchange = Obě pole jedné z vašich karet jsou obsazená. Vyměňte ji za novou a pak hrajte.
web-coach-sequence-place = Dotkněte se karty: rozsvítí se pole, která ji ukazují. Položte tam žeton a zkuste mít pět v řadě.
web-coach-sequence-remove = Jednooký kluk bere cizí žeton.
web-coach-sequence-pass = Teď nejde nic zahrát, takže pasujte.
web-coach-sequence-wait = Dívejte se, kde staví ostatní a čím jim to můžete překazit.

web-coach-traffic-memo-turn = Otočte kartu. Hledáte sousední čísla, třeba 9 a 10.
web-coach-traffic-memo-take = Čísla jdou po sobě! Vezměte obě karty, nebo otočte ještě jednu.
web-coach-traffic-memo-wait = Dívejte se, co otáčejí ostatní, a pamatujte si, kde co leží.

web-coach-cut-in-open = Začněte novou řadu vrchní kartou svého balíčku.
web-coach-cut-in-lay = Položte kartu na levý nebo pravý konec řady. Nechávejte malé mezery, jinak se další hráč může vklínit.
web-coach-cut-in-cut = Je tu mezera a vy do ní máte kartu: vkliňte se a tah je váš!
web-coach-cut-in-let-go = Do této mezery žádná vaše karta nepasuje. Pusťte to.
web-coach-cut-in-wait = Když hráč před vámi nechá mezeru, smíte se vklínit. Dávejte pozor.

web-coach-rush-hour-pick = Tajně vyberte auto. Zařadí se do řady s nejbližším nižším číslem; páté v řadě si odveze celou zácpu.
web-coach-rush-hour-pick-no-jam = Tajně vyberte auto. Zařadí se do řady s nejbližším nižším číslem. Řady mohou být jakkoli dlouhé.
web-coach-rush-hour-row = Vaše auto má na výběr: dotkněte se řady, kam má jet.
web-coach-rush-hour-gap = Vaše auto pasuje do mezery: dotkněte se jí.
web-coach-rush-hour-wait = Ostatní ještě vybírají.
