record-error = { $file }, řádek { $line }: { $problem }
record-too-large = Tento soubor má přes { $limit } bajtů, na záznam příliš mnoho.
record-not-text = Tohle nelze přečíst jako text. Záznam je prostý text v UTF-8.
record-long-line = Tento řádek má přes { $limit } znaků, na záznam příliš mnoho.
record-heading = Toto není záznam. Záznam začíná „{ $expected }“.
record-field = Tady má být „{ $field }: …“.
record-cut-off = Záznam končí příliš brzy: poslední řádek musí být „result: …“. Soubor není celý.
record-seats = „{ $given }“ není počet míst.
record-options = „{ $given }“ není volba. Volby vypadají takto: fire=true minimum=3, nebo plain.
record-step = „{ $given }“ není krok. Kroky vypadají takto: 0 37a
record-result = Záznam říká „{ $given }“, ale jeho tahy vedou k „{ $found }“.
record-hash = Otisk nepatří k semínku: semínko bylo změněno poté, co byl otisk ukázán.
record-deal = Rozdání neodpovídá semínku.
