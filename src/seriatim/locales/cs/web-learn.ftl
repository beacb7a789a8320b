# Rámec stránek s pravidly.

web-learn-intro = Krátké stránky s malými ukázkami: dotýkejte se karet a zkoušejte. Číslo u odstavce je číslo pravidla. Když tah nejde, odkaz vás dovede k jeho pravidlu.
web-learn-chapter-aim = O co jde
web-learn-chapter-turn = Váš tah
web-learn-chapter-specials = Zvláštní auta
web-learn-chapter-end = Konec hry
web-learn-chapter-talk = Povídání
web-learn-chapter-variants = Varianty
web-learn-name = { $seat ->
    [0] Vy
    [1] Anna
    [2] Bořek
   *[other] Klára
}
web-learn-try = Zkuste to tady, nebo si to nechte ukázat.
web-learn-show = Ukázat
web-learn-again = Od začátku
web-learn-beyond = To by šlo také, ale tahle ukázka tady končí.
web-learn-numbered = Všechna pravidla s čísly
web-learn-credit-benndorf = The Game a The Game: Quick & Easy vymyslel Steffen Benndorf, vydává je NSV.
web-learn-credit-reuter = Sequence vymyslel Doug Reuter, vydává ji Jax.
web-learn-credit-traffic-jam = Dopravní pexeso, Do mezery! a Dopravní špička jsou tři hry z krabice Traffic Jam („Трафик-Джем“), kterou vydává Банда умников.
web-learn-credit = Hry patří svým autorům a vydavatelům; nejsme s nimi nijak spojeni, jen je rádi hrajeme. Toto jsou pravidla našimi slovy.
