"""What people write at a table: sentences that must pass the guard, and numbers in every disguise that must not."""

INNOCENT = {
    "en": """
    Hello everyone, nice to see you all again!
    Is someone still missing?
    No one has to hurry, take your time.
    I often forget whose turn it is.
    This pile carries a lot of weight for me.
    Please keep off the left pile.
    Can anybody turn the first pile back?
    Give me a second, the phone is ringing.
    You go first, I will follow.
    That one is mine next.
    I would rather lay on the other one.
    Anyone for a rematch after this one?
    The tenant upstairs is loud, sorry.
    I am attending to the kettle.
    What a height we have reached!
    My neighbour is a freight driver.
    I have to write a note later, brb.
    He listened and then he laughed.
    Great, we are nearly through, well done!
    The end is near, be careful.
    The deck is almost empty, save your tricks.
    I have nothing low, only high cards.
    I can do the backwards trick on pile a.
    Leave c and d to me, please.
    I'd love a cup of tea, you too?
    Wow, that was close :)
    lol xD
    Mmm, cake.
    I'll fix it, I'm in the mix, so civil of you.
    Do you vie for pile c?
    I'm alone at home, the house is quiet.
    This is too risky, wait for Cleo.
    Both of us are stuck, a couple of turns more.
    Both pairs are fine, half of the deck is gone.
    My stomach is aching, I ate too much for lunch.
    Forty-love is tennis, not cards... just kidding, sorry, no such talk!
    The stone is on the phone, gone.
    Good game, thanks, kisses xxx
    Tension! Attention! Intent! Content!
    Kitten, mitten, bitten, written, eaten.
    Bob's sister likes sixpence... no, she likes pence.
    I want to go to the sea too.
    My cat is the only pet of the house.
    That canine is benign, mine is feline.
    We'll ship the whip to the sieve.
    I see, I agree, three cheers no more.
    """,
    "uk": """
    Усім привіт, радий вас бачити!
    Хтось ще не прийшов?
    Я сама вдома, одна в кімнаті.
    Один за одним, не поспішайте.
    Стіл чудовий, стілець теж.
    Не кладіть на ліву стопку, будь ласка.
    Це моя стопка, лишіть її мені.
    Почекайте секунду, телефон дзвонить.
    Моя сім'я передає вітання.
    У п'ятницю знову граємо?
    У четвер не можу, а у вівторок можу.
    Можу зробити трюк назад на цій стопці.
    Сьогодні пам'ять мене підводить.
    Стояти на місці нудно.
    Стара колода, нові карти.
    Тримаймося разом, усе вийде!
    Тридцятиметровий... ой, ні, просто довгий.
    Хі-хі, гарний хід!
    Друга спроба буде краща.
    Перша стопка майже закрита.
    Обидві стопки погані.
    Пара карток, і ми виграли.
    Десь тут була моя чашка.
    Двері відчинені, заходь.
    Подвір'я мокре, дощ.
    Страшно, але весело.
    Історія триває, чекаємо на Олю.
    Сорочка мокра, йду перевдягатися.
    Сімейна гра, не сваріться.
    Осінь, листя, чай.
    Дякую за гру, до зустрічі!
    Без поспіху, я ще думаю.
    Це не моє, це твоє.
    Мені високі, низьких нема.
    """,
    "ru": """
    Всем привет, рад вас видеть!
    Кто-то ещё не пришёл?
    Я одна дома, никого нет.
    Один за другим, не спешите.
    Стол хороший, стул тоже.
    Опять моя очередь?
    Память подводит, простите.
    Моя семья передаёт привет, люблю свою семью.
    В пятницу снова играем?
    В четверг не могу, а во вторник могу.
    Четверть часа, и я вернусь... ладно, скоро вернусь.
    Подождите секунду, телефон звонит.
    Сорочка мокрая, иду переодеваться.
    Стоит ли туда класть?
    Стало страшно, но весело.
    Старая колода, новые карты.
    Не кладите на левую стопку, пожалуйста.
    Первая стопка почти закрыта, вторая тоже.
    Обе стопки плохие.
    Пара карт, и мы выиграли.
    Где-то тут была моя чашка.
    Дверь открыта, заходи.
    Двор мокрый, дождь.
    Тройничный нерв болит... шучу.
    Спасибо за игру, до встречи!
    Трудно, но можно.
    Тряпка на столе, осторожно.
    Честь имею, честно.
    Шесты и палки, вот и весь забор.
    Сеть пропала, я снова тут.
    Половина колоды ушла.
    У меня высокие, низких нет.
    Ты и я, и все мы вместе.
    Осмотрись, не торопись.
    """,
    "cs": """
    Ahoj všichni, ráda vás vidím!
    Někdo ještě chybí?
    Jsem doma jedna, nikdo tu není.
    Jeden po druhém, nespěchejte.
    Stůl je pěkný, stolek taky.
    Pojď sem, prosím.
    Nedávejte na levou hromádku, prosím.
    Nech mi tuhle hromádku.
    Počkej chvilku, zvoní telefon.
    V pátek zase hrajeme?
    Ve čtvrtek nemůžu, v sobotu můžu.
    Petr a Petra přijdou později.
    Můžu otočit první hromádku zpátky.
    Druhá hromádka je skoro zavřená.
    Obě hromádky jsou špatné.
    Pár karet a máme vyhráno.
    Sestra vás pozdravuje.
    Stojí to za to?
    Stalo se něco?
    Osmělte se, nic se nestane.
    Deska je na stole, destička taky.
    Kdo ví, co přijde.
    Je-li to tak, počkám.
    Mám vysoké, nízké nemám.
    Děkuju za hru, tak zase příště!
    Trochu trpělivosti, přemýšlím.
    Trik zpátky by šel tady.
    Dveře jsou otevřené, pojď dál.
    Dvůr je mokrý, prší.
    Pěkně, pět se dneska nebude... teda zpívat.
    Se stolem nehýbej.
    Paní od vedle zase peče.
    Ten tah byl dobrý.
    Nech to být, ten je můj.
    Čím to je?
    Pata mě nebolí, jen koleno.
    """,
}

SHADY = {
    "en": {
        "Forty-love is tennis, not cards... just kidding, sorry, no such talk!",
        "I see, I agree, three cheers no more.",
    },
    "uk": set(),
    "ru": set(),
    "cs": {"Pěkně, pět se dneska nebude... teda zpívat.", "Pata mě nebolí, jen koleno."},
}
"""Innocent, and stopped all the same, because they name a number or cannot be told from one. We can live with these."""

GUILTY = {
    "digits": "5;f1fty;5 0;s3ven;I have 37;4 2;37a;my 5th card;x2;0.5;1st;<3",
    "digits of other scripts": "５０;①;㊿;⑳;²;₅;½;٣;५;𝟝;𝟻;㉑;⓬;➎;五;二十;Ⅷ;Ⅻ;ⅳ",
    "signs": "5️⃣;🔟;💯;🕔;⚄;🂩;🥉;🀄",
    "English": (
        "fifty;Fifty;FIFTY;two;three;four;five;six;seven;eight;nine;ten;eleven;twelve;thirteen;"
        "nineteen;twenty;thirty;forty;fourty;sixty;seventy;eighty;ninety;hundred;a hundred;"
        "twenty-one;twenty one;twentyone;forty-second;ninetynine;fives;sixes;the fifties;fiftyish;"
        "in the thirties;third;fifth;twelfth;fiftieth;a dozen;fiver;sevenfold;"
        "I hold the thirty and the forty-one;two higher than the top;one hundred"
    ),
    "Ukrainian": (
        "два;дві;двох;двома;три;трьох;чотири;п'ять;п’ять;пять;п'яти;шість;сім;семи;вісім;восьми;"
        "дев'ять;десять;одинадцять;дванадцять;п'ятнадцять;двадцять;двадцять один;тридцять;сорок;"
        "п'ятдесят;п'ятдесяти;шістдесят;дев'яносто;сто;сотня;третій;четверта;п'ятий;шоста;сьомий;"
        "восьмий;десята;двадцятий;сороковий;двійка;трійку;п'ятірка;сімка;десятка;маю сорок два;"
        "п'ятдесятьох;двадцятьма;троє;дюжина"
    ),
    "Russian": (
        "два;две;двух;двумя;три;трёх;трех;четыре;пять;пяти;пятью;шесть;семь;восемь;девять;десять;"
        "одиннадцать;двенадцать;пятнадцать;двадцать;двадцать один;тридцать;сорок;сорока;пятьдесят;"
        "пятидесяти;шестьдесят;девяносто;сто;ста;сотня;третий;третья;четвёртый;пятый;шестая;"
        "седьмой;восьмого;десятый;двадцатый;сороковой;пятидесятый;двойка;тройку;пятёрка;семёрка;"
        "десятка;у меня сорок два;полсотни;полтинник;двое;пятеро;десяток"
    ),
    "Czech": (
        "dva;dvě;dvou;dvěma;tři;třech;třemi;čtyři;čtyřech;pět;pěti;šest;šesti;sedm;osm;devět;"
        "devíti;deset;jedenáct;dvanáct;třináct;čtrnáct;patnáct;devatenáct;dvacet;dvaceti;třicet;"
        "čtyřicet;padesát;šedesát;sedmdesát;osmdesát;devadesát;sto;dvacet jedna;pětapadesát;"
        "dvaadvacet;jednadvacet;třiatřicet;třetí;čtvrtý;pátá;šestý;sedmého;desátá;dvacátý;padesátý;"
        "dvojka;trojku;pětka;sedmička;devítka;desítku;padesátka;mám čtyřicet dva;padesat;ctyri;"
        "tucet"
    ),
    "look-alikes": (
        "fіfty;sіх;tеn;ѕеven;пять;пяtь;copok;дba;двaдцать;тpи;сoрок;cорок;шeсть;ṕět;fïfty;ﬁfty;ｆｉｆｔｙ;𝓯𝓲𝓯𝓽𝔂;ⓕⓘⓕⓣⓨ"
    ),
    "symbols for letters": "f!fty;$even;s€ven;f|ve;eigh+;n!ne;f|fty",
    "spaced out": (
        "f i f t y;f-i-f-t-y;f.i.f.t.y;f_i_f_t_y;s e v e n;п я т ь;с-о-р-о-к;d e s e t;p.ě.t;it is f i v e ok"
    ),
    "taken apart": ("fif ty;twen ty;fif-ty;fi.fty;sev_en;six*ty;пять-десят;пя.ть;со рок;pade sát;two-hundred;so-rok"),
    "stretched": "fiiifty;teeen;sevennnn;sixxxty;пяяять;сооорок;peeět;fiftyyyy",
    "Roman": "XIV;IV;xlii;XLII;ХІV;VII;iii;ix;LX;XC;VI;LI;XX",
    "transliterated": (
        "pyat;piat;shest;vosem;desyat;sorok;dvadcat;dvadtsat;pyatdesyat;p'yat;devyanosto;файв;фифти;сикс;севен"
    ),
}
