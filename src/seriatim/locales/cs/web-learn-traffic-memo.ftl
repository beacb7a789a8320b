# Stránka pravidel: Dopravní pexeso.

web-learn-traffic-memo-aim = Všechny karty leží lícem dolů. Otáčejte je, hledejte sousední čísla a pamatujte si, co jste viděli. Vyhrává, kdo vezme nejvíc karet.
web-learn-traffic-memo-cards = Padesát karet s čísly leží v mřížce lícem dolů. Vzatá karta nechá své místo prázdné. Začíná nejmladší.
web-learn-traffic-memo-pair = Otočte jednu kartu, pak druhou. Jsou-li sousední, třeba 5 a 6, vyberte si: vzít obě a skončit, nebo otočit třetí.
web-learn-traffic-memo-run = Pasuje-li i třetí, na kterýkoli konec, zastavit už nejde: otáčíte dál až do první karty, která nepasuje. Ta se vrátí a celá řada je vaše. Pokračovat tedy nic nestojí; jen ostatní uvidí o kartu víc. 50 a 1 nejsou sousedé.
web-learn-traffic-memo-vain = Nejsou-li první dvě sousední, obě se vrátí a váš tah končí. Ať vezmete, kolik chcete, na řadě je pak vždy další hráč.
web-learn-traffic-memo-memory = Co se otočí, vidí všichni; pamatovat si to je na vás. Stránka karty posledního tahu chvíli ukazuje a žádný záznam je před koncem hry neprozradí.
web-learn-traffic-memo-end = Když už nejde vzít žádnou řadu, hra končí. Vyhrává, kdo má nejvíc karet; při rovnosti se o výhru dělíte. Hra končí také po pěti stech tazích, ve kterých nikdo nic nevzal.
web-learn-traffic-memo-numbers = Nejmenší hráči se přidají s čísly, která znají: zvolte nejnižší a nejvyšší, celkem aspoň šest čísel. Pro první hru vezměte 1 až 12.
web-learn-traffic-memo-wilds = Policie a sanitky se mohou přidat jako speciální karty: každá zastoupí číslo, které řada potřebuje. Počítají se jen v řadách od tří karet; dvojici se speciální kartou vzít nejde. Vzatá speciální karta je karta jako každá jiná.
web-learn-traffic-memo-free-stop = Mírněji: zastavte, kdykoli chcete, po každé kartě, která pasuje.
