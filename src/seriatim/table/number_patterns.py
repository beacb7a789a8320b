"""The words for numbers in the four languages, with their inflections, as patterns for whole words.

Latin words are written here in small letters without accents, Cyrillic ones without apostrophes and with `е` for `ё`.
The words for one and nothing are left out, and so are `first` and `second`: they are the words for alone, somebody,
none, before and a moment as well, and no conversation gets by without them. Inside a number (`forty-one`) they count.
"""

import re
from typing import Final


def either(*parts: str) -> str:
    return f"(?:{'|'.join(parts)})"


def ends(stem: str, *endings: str) -> str:
    return stem + either(*endings)


# English

EN_TENS: Final = ends("(?:twen|thir|fou?r|fif|six|seven|eigh|nine?)t", "y", "ies", "ieths?", "yish", "ee", "ey")
EN_TEENS: Final = "(?:thir|four|fif|six|seven|eigh|nine?)teen(?:s|ths?|ish)?"
EN_UNITS: Final = "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:s|es|ish|fold|some)?"
EN_ORDINALS: Final = "(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)s?"
EN_OTHERS: Final = "(?:hundred|thousand)(?:s|ths?)?|dozens?|fiver|tenner"
EN: Final = either(EN_TENS, EN_TEENS, EN_UNITS, EN_ORDINALS, EN_OTHERS)
EN_ONE: Final = "(?:one|zero)"

# Czech

CS_UNITS: Final = either(
    ends("dv", "a", "e", "ou", "ema", "em"),
    ends("tr", "i", "ech", "em", "emi", "ema"),
    ends("ctyr", "i", "ech", "em", "mi", "ema"),
    "pet",
    "peti",
    "sesti?",
    "sedmi?",
    "osmi?",
    "devet",
    "deviti",
    "deseti?",
)
CS_TEENS: Final = "(?:jede|dva|tri|ctr|pat|sest|sedm|osm|devate)nacti?"
CS_TENS: Final = either("(?:dva|tri|ctyri)ceti?", "(?:pa|se|sedm|osm|deva)desati?")
CS_ENDINGS: Final = "(?:[yaeou]|eho|emu|em|ou|ych|ym|ymi)"
CS_ORDINALS: Final = either(
    "treti(?:ho|mu|m|ch|mi)?",
    "(?:ctvrt|pat|sest|sedm|osm|devat|desat)(?:y|a|e|eho|emu|em|ou|ych|ym|ymi)",
    f"(?:jede|dva|tri|ctr|pat|sest|sedm|osm|devate)nact{CS_ENDINGS}",
    f"(?:dvac|tric|ctyric|(?:pa|se|sedm|osm|deva)des)at{CS_ENDINGS}",
)
CS_NOUNS: Final = ends(
    "(?:jednic|dvoj|troj|ctyr|pet|sest|sedmic|osmic|devit|desit|dvacit|tricit|ctyricit|padesat|sedesat|stov)",
    *("ka", "ky", "ku", "ko", "kou", "ce", "ek", "kam", "kami", "kach"),
)
CS_OTHERS: Final = "sto|sta|stech|tisice?|tucet|tucty|pul ?sta"
CS: Final = either(CS_TEENS, CS_TENS, CS_UNITS, CS_ORDINALS, CS_NOUNS, CS_OTHERS)
CS_ONE: Final = "(?:jedn[aouy]|jeden|nula)"

# Ukrainian and Russian written with Latin letters

TRANSLITERATED: Final = either(
    "chetyre|chotyr[yi]",
    "p(?:ya|ia|ja)t(?:i|y|nadc|nadts)?",
    "sh[ei]st(?:i|y)?",
    "v(?:o|i)s(?:e|i)m",
    "dev(?:ya|ia|ja)t(?:i|y)?",
    "des(?:ya|ia|ja)t(?:i|y)?",
    "[a-z]{2,8}nad(?:c|ts)(?:a|ya|ia|ja)t",
    "(?:dva|tri|try)d(?:c|ts)(?:a|ya|ia|ja)t",
    "sorok",
    "(?:p(?:ya|ia|ja)t|sh[ei]st|s[ei]m|v(?:o|i)s(?:e|i)m)des(?:ya|ia|ja)t",
    "dev(?:ya|ia|ja)nosto",
)

LATIN: Final = either(EN, CS, TRANSLITERATED)
LATIN_ONE: Final = either(EN_ONE, CS_ONE)

# Ukrainian

UK_UNITS: Final = either(
    ends("дв", "а", "і", "ох", "ом", "ома", "оє"),
    ends("тр", "и", "ьох", "ьом", "ьома", "оє"),
    ends("чот", "ири", "ирьох", "ирьом", "ирма"),
    "четверо",
    ends("(?:пят|шіст|девят|десят)", "ь", "и", "ьох", "ьом", "ьма", "ьома", "еро"),
    "шести|шестеро",
    ends("с", "ім", "еми", "імох", "імом", "іма", "емеро"),
    ends("в", "ісім", "осьми", "ісьмох", "ісьмом", "ісьма", "осьмеро"),
)
UK_TEENS: Final = ends("(?:оди|два|три|чотир|пят|шіст|сім|вісім|девят)надцят", "ь", "и", "ьох", "ьом", "ьма")
UK_TENS: Final = either(
    ends("(?:два|три)дцят", "ь", "и", "ьох", "ьом", "ьма"),
    "(?:пят|шіст|сім|вісім)десят(?:и|ьох|ьом)?",
)
UK_ENDINGS: Final = "(?:ий|ого|ому|им|ім|а|у|ою|ої|ій|е|і|их|ими)"
UK_ORDINALS: Final = either(
    "трет(?:ій|ього|ьому|ім|я|ю|ьою|ьої|є|і|іх|іми)",
    f"(?:четверт|пят|шост|сьом|восьм|девят|десят){UK_ENDINGS}",
    f"(?:оди|два|три|чотир|пят|шіст|сім|вісім|девят)надцят{UK_ENDINGS}",
    f"(?:(?:два|три)дцят|сороков|(?:пят|шіст|сім|вісім)десят|девяност|сот){UK_ENDINGS}",
)
UK_NOUNS: Final = ends(
    "(?:одинич|двій|трій|четвір|пятір|шіст|сім|вісім|девят|десят|двадцят|тридцят|соро[кч]ов|пятдесят)",
    *("ка", "ки", "ку", "ко", "кою", "ці", "ок", "кам", "ками", "ках"),
)

# Russian

RU_UNITS: Final = either(
    ends("дв", "а", "е", "ух", "ум", "умя", "ое"),
    ends("тр", "и", "ех", "ем", "емя", "ое"),
    ends("четыр", "е", "ех", "ем", "ьмя"),
    ends("(?:пят|шест|девят|десят)", "ь", "и", "ью", "еро"),
    "семь|семи|семеро",
    "восемь|восьми|восемью|восьмью|восьмеро",
)
RU_TEENS: Final = ends("(?:один|две|три|четыр|пят|шест|сем|восем|девят)надцат", "ь", "и", "ью")
RU_TENS: Final = either(
    ends("(?:два|три)дцат", "ь", "и", "ью"),
    "сорока?",
    "(?:пять|шесть|семь|восемь)десят",
    "(?:пяти|шести|семи|восьми)десяти",
    "(?:пять|шесть|семь|восемь)юдесятью",
    "девяност[оа]",
)
RU_ENDINGS: Final = "(?:ый|ой|ого|ому|ым|ом|ая|ую|ое|ые|ых|ыми)"
RU_ORDINALS: Final = either(
    "трет(?:ий|ьего|ьему|ьим|ьем|ья|ью|ьей|ье|ьи|ьих|ьими)",
    f"(?:четверт|пят|шест|седьм|восьм|девят|десят){RU_ENDINGS}",
    f"(?:один|две|три|четыр|пят|шест|сем|восем|девят)надцат{RU_ENDINGS}",
    f"(?:(?:два|три)дцат|сороков|(?:пяти|шести|семи|восьми)десят|девяност|сот){RU_ENDINGS}",
)
RU_NOUNS: Final = ends(
    "(?:единич|двой|трой|четвер|пятер|шестер|семер|восьмер|девят|десят|двадцат|тридцат)",
    *("ка", "ки", "ку", "ко", "кой", "ке", "ок", "кам", "ками", "ках"),
)
RU_OTHERS: Final = either(
    "ст[оа]",
    "двести|триста",
    "(?:пол)?сот(?:ня|ни|ню|ен|ень)",
    "т(?:ы|и)сяч(?:а|и|у|і)?",
    "десят(?:ок|ка|ки|ков)",
    "дюжин(?:а|ы|и|у)?",
    "полтинник|сороковник|полста|пів ?сотні",
)
EN_IN_CYRILLIC: Final = "(?:твент|фор|фиф|сикс|севен|ей|эй|найн)ти|(?:файв|сикс|севен|эйт|ейт|найн|хандред|сікс|фіфті)"

CYRILLIC: Final = either(
    *(UK_TEENS, UK_TENS, UK_UNITS, UK_ORDINALS, UK_NOUNS),
    *(RU_TEENS, RU_TENS, RU_UNITS, RU_ORDINALS, RU_NOUNS, RU_OTHERS),
    EN_IN_CYRILLIC,
)
CYRILLIC_ONE: Final = "(?:од(?:ин|на|не|но|ну)|нул[ья]|ноль)"


def number(words: str, ones: str) -> re.Pattern[str]:
    """A whole word that is a number, or several run together, ones among them: `fiftyone`, `petapadesat`."""
    joint = "(?:a|and)?"
    return re.compile(rf"(?:{ones}{joint})*{words}(?:{joint}(?:{words}|{ones}))*")


LATIN_NUMBER: Final = number(LATIN, LATIN_ONE)
CYRILLIC_NUMBER: Final = number(CYRILLIC, CYRILLIC_ONE)

LONG_STEMS: Final = re.compile(
    "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|ctyri|pet|sest|sedm|osm"
    "|devet|deset|dvacet|tricet|padesat|сорок|пять|шест|шіст|семь|восем|вісім|девят|десят|двадц|тридц|чотир|четыр|сто|три|два"
)
"""What gives a number away that was spelt letter by letter."""

ROMAN: Final = re.compile("(?=[ivxlc]{2})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})")
"""Two to a hundred, of two letters or more."""
ROMAN_WORDS: Final = frozenset({"vi", "li", "xx", "xxx"})
"""What is a word, a kiss or a paper as well; in capitals it is a number."""

OTHER_LANGUAGE: Final = {
    "ten": re.compile(r"[ěščřžýáíéúůďťň]|\b(?:je|se|na|to|si|jsem|jsi|mi|ale|tah|byl|ne|ano|co|by|pro|za|ve|v)\b"),
    "pet": re.compile(r"\b(?:the|my|your|his|her|our|is|are|am|this|that|with|of|like)\b"),
}
"""A number in one language and an everyday word in another (`ten` is Czech for that): what shows which it is."""
