# The list of keys at a table.

web-keys-tab = Na další tlačítko, kartu nebo hromádku
web-keys-arrows = Z karty na kartu. S vybranou kartou: z jednoho možného místa na další
web-keys-board = Z pole na pole herního plánu
web-keys-enter = Vybrat kartu, potom ji položit
web-keys-escape = Vrátit kartu; zavřít okno
web-keys-help = Tento seznam
