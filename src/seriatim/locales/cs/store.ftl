# Co se může stát s databází a co říkáme, když se hry stěhují z jednoho serveru na druhý.

store-bad-url = Tohle není adresa databáze. Může být sqlite:///folder/seriatim.db nebo postgresql://user@host/name.
store-busy = Server má teď příliš mnoho co zapisovat. Zkuste to za chvilku.
store-cannot-open = Databázi { $place } nelze otevřít: { $problem }. Zvolte přes --data složku, do které se dá psát.
store-cannot-write = Do databáze { $place } nelze psát: { $problem }. Kdo server spouští, musí mít právo psát do ní i do její složky.
store-closed = Server se zastavuje; nic dalšího se neukládá.
store-corrupt = Databáze { $place } je poškozená: { $problem }. Nahraďte ji zálohou.
store-failed = Databáze { $place } neodpovídá: { $problem }
store-full = Pro databázi { $place } už není místo: { $problem }. Nic potvrzeného se neztratilo; uvolněte místo a půjde to dál.
store-in-use = Databázi { $place } používá proces { $pid }: server nebo import. Zastavte jej, nebo počkejte, až skončí.
store-in-use-by-session = Databázi { $place } používá { $holder }: server nebo import. Zastavte jej, nebo počkejte, až skončí.
store-locked = Databázi { $place } drží jiný program: { $problem }
store-missing = Databáze { $place } neexistuje. Uveďte, kde je, přes --data nebo --database.
store-newer = Databázi { $place } zapsala novější verze Seriatimu. Nainstalujte ji.
store-no-driver = Pro PostgreSQL chybí ovladač. Nainstalujte ho takto: pip install 'seriatim[postgres]'
store-not-a-database = { $place } není databáze: { $problem }. Přesuňte ten soubor jinam, nebo zvolte jiný.

unreadable-event = Tato verze Seriatimu událost neumí přečíst: { $problem }
unreadable-version = Událost je zapsaná ve formě { $given }; tato verze Seriatimu čte { $possible }.
unreadable-order = Událost { $event } stojí tam, kde má být událost { $expected }.
unreadable-game = Tato verze Seriatimu nezná hru { $game }.
unreadable-rules = Tato verze Seriatimu nezná hru { $game } podle verze pravidel { $rules }.
unreadable-seed = Semínko hry { $number } neodpovídá otisku, který všichni viděli před rozdáním.
unreadable-step = Událost { $event } se ke stolu nehodí: { $problem }
unreadable-empty = Stůl nemá žádné události.
unreadable-table = Stůl { $table }: { $problem }
unreadable-table-at-line = Stůl { $table }, řádek { $line }: { $problem }
unreadable-found = { $count ->
    [0] Všechny stoly lze přečíst: { $tables }.
   *[other] Stoly, které nelze přečíst: { $count } z { $tables }. Zůstávají uložené. Jeden zapíšete do souboru takto: seriatim export FILE --table TABLE
}

backup-broken = { $file }, řádek { $line }: { $problem }
backup-no-table = V této databázi není stůl { $table }.
backup-not-a-backup = Tohle není záloha Seriatimu. Vytvoří ji příkaz: seriatim export FILE
backup-version = Tato záloha je verze { $given }; tento program čte verzi { $possible }.
backup-unexpected = Tady má být { $expected }.
backup-long-line = Tento řádek má přes { $limit } znaků, na zálohu příliš mnoho.
backup-cut-off = Záloha končí příliš brzy. Soubor není celý.
backup-changed = Záloha byla po zapsání změněna: kontrolní součet nesouhlasí.
backup-goes-on = Za koncem zálohy ještě něco je.
backup-unreadable = { $tables ->
    [one] { $tables } stůl z tohoto souboru tu nelze přečíst, proto nebylo převzato nic. Chcete-li převzít ostatní bez něj, přidejte: --skip-unreadable
    [few] { $tables } stoly z tohoto souboru tu nelze přečíst, proto nebylo převzato nic. Chcete-li převzít ostatní bez nich, přidejte: --skip-unreadable
    [many] { $tables } stolu z tohoto souboru tu nelze přečíst, proto nebylo převzato nic. Chcete-li převzít ostatní bez nich, přidejte: --skip-unreadable
   *[other] { $tables } stolů z tohoto souboru tu nelze přečíst, proto nebylo převzato nic. Chcete-li převzít ostatní bez nich, přidejte: --skip-unreadable
}
backup-left-out = { $tables ->
    [one] Vynechán { $tables } stůl, protože ho tu nelze přečíst. V souboru zůstává:
    [few] Vynechány { $tables } stoly, protože je tu nelze přečíst. V souboru zůstávají:
    [many] Vynecháno { $tables } stolu, protože je tu nelze přečíst. V souboru zůstávají:
   *[other] Vynecháno { $tables } stolů, protože je tu nelze přečíst. V souboru zůstávají:
}
backup-exists = Stůl { $table } tu už je. Nic se nepřeneslo.
backup-cannot-read = { $file } nelze přečíst: { $problem }
backup-written = { $tables ->
    [one] Do { $file } byl zapsán { $tables } stůl.
    [few] Do { $file } byly zapsány { $tables } stoly.
    [many] Do { $file } bylo zapsáno { $tables } stolu.
   *[other] Do { $file } bylo zapsáno { $tables } stolů.
}
backup-imported = { $tables ->
    [one] Byl převzat { $tables } stůl.
    [few] Byly převzaty { $tables } stoly.
    [many] Bylo převzato { $tables } stolu.
   *[other] Bylo převzato { $tables } stolů.
}
forget-why =
    Hodiny tohoto počítače ukazují { $now }. { $days ->
        [one] Maže se všechno, kde se { $days } den nic nestalo
        [few] Maže se všechno, kde se { $days } dny nic nestalo
        [many] Maže se všechno, kde se { $days } dne nic nestalo
       *[other] Maže se všechno, kde se { $days } dní nic nestalo
    }, od { $before }. Poslední událost u všech stolů je z { $newest }.
forget-found = Smaže se: stoly – { $tables }, výsledky dne – { $results }, odkazy pro obnovení – { $links }.
forget-nothing = Není co mazat.
forget-sure = Opravdu to navždy smazat?
forget-deleted = Smazáno: stoly – { $tables }, výsledky dne – { $results }, odkazy pro obnovení – { $links }.

cli-export-help =
    Zapsat celé stoly serveru do souboru, dohrané i nedohrané.

    „seriatim import“ je převezme jinde. Server může mezitím běžet. V souboru je i to,
    co u stolů ještě nikdo vědět nemá; opatrujte ho stejně jako samotnou databázi.
      seriatim export backup.jsonl
      seriatim export one.jsonl --table 8f3kq --data /srv/seriatim
      seriatim export - | gzip > backup.jsonl.gz
cli-import-help =
    Převzít všechny stoly ze souboru, nebo žádný, pokud některý už existuje či je něco poškozené.

    Nejdřív zastavte server.
      seriatim import backup.jsonl
      seriatim import backup.jsonl --database postgresql://user@host/name
      seriatim import backup.jsonl --skip-unreadable
cli-unreadable-help =
    Vypsat stoly, které tato verze Seriatimu neumí přečíst, a vysvětlit proč.

    Zůstávají v databázi a jiným stolům nevadí. Lze je zapsat do souboru. Server může mezitím
    běžet.
      seriatim unreadable
      seriatim unreadable --data /srv/seriatim
cli-skip-unreadable = Vynechat stoly, které tu nelze přečíst, a vyjmenovat je.
cli-forget-help =
    Smazat stoly, u kterých se nic nestalo tolik dní, kolik říká nastavení „retention“.

    Server to dělá sám, každý den po několika stolech. Tento příkaz smaže všechny najednou,
    a s nimi stejně staré výsledky dne a odkazy pro obnovení. Nejdřív zastavte server;
    zkouška nanečisto to nepotřebuje.
      seriatim forget --dry-run
      seriatim forget --yes --data /srv/seriatim
cli-dry-run = Jen ukázat, co by se smazalo a proč.
cli-yes = Smazat bez ptaní.
cli-table = Jen tento stůl; lze opakovat.
cli-data = Složka, ve které server drží svá data.
cli-database = Databáze, pokud to není ta v této složce: sqlite:///a/file.db nebo postgresql://user@host/name.
