# Why a table says no. What a game refuses stands in the game's own file.

table-refuses-asked-already = O místo už žádáte. Rozhodne hostitel.
table-refuses-bad-name = Jméno musí mít 1 až { $longest } čitelných znaků.
table-refuses-bad-text = Tento text je prázdný, nebo má znaky, které nelze zobrazit.
table-refuses-bot-moved-on = Od chvíle, kdy se na ni bot díval, hra pokročila.
table-refuses-bots-advise-nobody = V tomto týmu hrají jen boti a ti neradí (SQ-21).
table-refuses-deal-of-the-day = Ostatní toto rozdání teprve čeká, jeho karty proto zůstávají zakryté.
table-refuses-empty-seats = Ještě jsou tu volná místa. Obsaďte je, nebo na ně posaďte boty.
table-refuses-game-runs = Během hry to nejde.
table-refuses-hands-stay-closed = V této hře hrají hráči proti sobě, takže karty zůstanou skryté až do jejího konce.
table-refuses-hands-were-shown = Diváci viděli karty této hry, přisednout si tedy jde až před další.
table-refuses-has-seen-a-hand = V této hře už znáte cizí karty, proto místo zůstává botovi.
table-refuses-id-was-used = Identifikátor tohoto příkazu už patří jinému. Nic se nezměnilo.
table-refuses-is-muted = Hostitel vám zakázal psát. Signály hry používat můžete.
table-refuses-link-renewed = Odkaz na tento stůl byl obnoven. Požádejte hostitele o nový.
table-refuses-no-free-text = Teď tu nelze psát zprávy ({ $rule }).
table-refuses-no-game-over = To je možné až po hře.
table-refuses-no-game-runs = Teď se tu nehraje.
table-refuses-no-numbers = „{ $found }“ vypadá jako číslo a čísla jsou tu tajná v jakékoli podobě ({ $rule }). Zkuste to bez něj.
table-refuses-no-such-person = Nikdo tam nesedí.
table-refuses-no-such-request = Tato žádost už je vyřízena.
table-refuses-no-such-seat = Takové místo tu není; u stolu { $seats ->
    [one] je { $seats } místo
    [few] jsou { $seats } místa
    [many] je { $seats } místa
   *[other] je { $seats } míst
}, číslují se od 0.
table-refuses-no-such-team = Tento tým teď potrestat nelze (SQ-21).
table-refuses-no-take-backs = U tohoto stolu se tahy zpět neberou (ALL-3).
table-refuses-not-a-bots-seat = Na tomto místě teď bot nehraje.
table-refuses-not-away = Tento hráč je teď u stolu.
table-refuses-not-for-persons = Tohle hráči udělat nemohou.
table-refuses-not-gathering = To je možné jen před první hrou.
table-refuses-not-seated = To mohou jen ti, kdo sedí u stolu.
table-refuses-not-the-host = To může jen hostitel.
table-refuses-not-the-warned-team = Odpovídá napomenutý tým. Pokud to popře, rozhodne hostitel, který nehraje, nebo ti, kdo nejsou ani v jednom z obou týmů (SQ-21).
table-refuses-not-yours = To není vaše místo.
table-refuses-nothing-to-take-back = Nemáte tah, který by šlo vzít zpět (ALL-3).
table-refuses-nobody-warned = Nikdo nebyl napomenut (SQ-21).
table-refuses-once-a-day = Rozdání dne se hraje jen jednou. Zítra bude nové.
table-refuses-others-moved = Mezitím se stalo něco dalšího, váš tah už proto zpět vzít nejde (ALL-3).
table-refuses-played-alone = Rozdání dne hraje jeden člověk. Místa a boti zůstávají stejní.
table-refuses-seat-is-taken = Toto místo je obsazené.
table-refuses-shown-already = Váš tah už ukázal něco nového, třeba líznutou kartu, proto ho zpět vzít nejde (ALL-3).
table-refuses-somebody-not-ready = Ještě nejsou všichni připraveni.
table-refuses-table-exists = Tento stůl už existuje.
table-refuses-table-is-closed = Tento stůl je zavřený.
table-refuses-table-is-worn = U tohoto stolu se toho stalo už tolik, že se víc neuloží. Dohrajte rozehranou hru a pak založte nový stůl.
table-refuses-team-not-to-warn = Napomenout lze jen jiný tým (SQ-21).
table-refuses-text-is-off = U tohoto stolu není chat.
table-refuses-text-too-long = Zpráva může mít nejvýše { $longest } znaků.
table-refuses-too-late = Pozdě o { $late } ms, i po odečtení zpoždění vašeho spojení (CI-6).
table-refuses-too-many-requests = V této hře už bylo žádostí o místo dost.
table-refuses-too-many-signals = Do dalšího tahu už je signálů dost.
table-refuses-too-many-take-backs = V této hře už další tahy zpět vzít nejde (ALL-3).
table-refuses-too-many-warnings = V této hře už bylo napomenutí dost (SQ-21).
table-refuses-turned-down = Hostitel nesouhlasí. Hru můžete sledovat a v příští požádat znovu.
table-refuses-warned-already = Jedno napomenutí se ještě řeší; nejdřív je třeba ho uzavřít (SQ-21).
table-refuses-was-kicked = Hostitel vás od tohoto stolu vykázal.
