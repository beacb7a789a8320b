# Server: jak se spouští a proč odmítá.

cli-serve-help =
    Otevřít stoly, aby lidé mohli hrát odkudkoli.

    Vše se ukládá do jedné složky. Ctrl-C server zastaví; nic se neztratí.
      seriatim serve
      seriatim serve --port 8080 --data games
      seriatim serve --host 0.0.0.0 --database postgresql://user@host/seriatim

    Každé nastavení lze zadat i takto: SERIATIM_PORT=8080, nebo v seriatim.toml ve složce dat.
cli-host = Adresa, na které naslouchat; výchozí je 127.0.0.1, jen tento počítač.
cli-port = Port; výchozí je 8000.
cli-config = Soubor TOML s nastavením; výchozí je seriatim.toml ve složce dat.
cli-open = Otevřít stránku v prohlížeči.

serve-at = Seriatim je na { $address } (Ctrl-C zastaví)
serve-network = Ostatní zařízení ve stejné síti (Wi-Fi): { $address }
serve-stopped = Zastaveno; vše je uloženo.
serve-port-taken = Port { $port } na { $host } je už obsazen. Zastavte, co ho používá, nebo zvolte jiný: seriatim serve --port 8001
serve-cannot-listen = Nelze naslouchat na { $host }, port { $port }: { $problem }
serve-folder-in-use = Data ve složce { $folder } už obsluhuje proces { $pid }. Nejdřív jej zastavte, nebo zvolte jinou složku pomocí --data.
serve-no-secret = Složku { $folder } nelze použít pro data: { $problem }. Zvolte jinou pomocí --data.
serve-bad-secret = V { $file } není tajný klíč Seriatimu. Vraťte tam kopii toho pravého; pokud žádná není, soubor odstraňte: vznikne nový klíč, ale server už nikoho nepozná.
serve-no-file = Soubor { $file } neexistuje.
serve-bad-file = { $file } nelze přečíst jako TOML: { $problem }
serve-unknown-setting = Nastavení „{ $name }“ neexistuje; možnosti: { $possible }.
serve-bad-setting = { $name } nemůže být { $given }. Možné hodnoty: { $possible }

server-landing = Tady lze hrát šest karetních her, kde rozhoduje pořadí. Webová stránka ještě není sestavená: spusťte „make page“ a pak znovu server. Programy už hrát mohou.
server-api = Popis API
server-broken-record = Řádek { $line }: { $problem }

server-refuses-bad-day = Den se píše takto: 2026-11-16.
server-refuses-bad-message = Zprávu se nepodařilo rozpoznat.
server-refuses-bad-request = Požadavek se nepodařilo rozpoznat. Popis API je na /schema.
server-refuses-day-not-over = Ostatní toto rozdání teprve budou hrát. Až den skončí, uvidí je všichni.
server-refuses-failed = Něco se tu nepovedlo. Nic se nezměnilo; zkuste to prosím znovu.
server-refuses-headers-too-large = Hlavičky tohoto požadavku jsou příliš velké.
server-refuses-link-is-void = Tento odkaz už byl použit, nebo je příliš starý. Vytvořte nový.
server-refuses-link-renewed = Odkaz na tento stůl byl obnoven. Požádejte hostitele o nový.
server-refuses-no-free-seat = Všechna místa jsou obsazena.
server-refuses-no-spectators = Tento stůl není přístupný divákům.
server-refuses-no-such-game = Taková hra neexistuje; seznam je na /api/games.
server-refuses-no-such-page = Tady nic není.
server-refuses-no-such-record = Taková dohraná hra u tohoto stolu není.
server-refuses-no-such-table = Takový stůl neexistuje. Možná odkaz není úplný.
server-refuses-not-entered = Nejdřív otevřete stůl.
server-refuses-not-stored = Server teď nemůže nic uložit. Nic potvrzeného se neztratilo; zkuste to prosím za chvíli.
server-refuses-request-too-slow = Tento požadavek přicházel příliš dlouho. Zkuste to prosím znovu.
server-refuses-perhaps-stored = Server neví, zda se to uložilo. Než to zkusíte znovu, podívejte se na stůl.
server-refuses-server-is-full = Server je teď plný. Zkuste to prosím za chvíli.
server-refuses-table-is-busy = Na tento stůl přišlo příliš mnoho požadavků. Zkuste to prosím znovu.
server-refuses-table-unreadable = Tento server teď tento stůl neumí přečíst. Nic se neztratilo: stůl je uložený a otevře se znovu, jakmile přijde verze, která ho přečte.
server-refuses-too-fast = To bylo příliš rychle. Chvilku prosím počkejte.
server-refuses-too-large = Příliš mnoho dat.
server-refuses-too-many-connections = Z vaší adresy je otevřeno příliš mnoho stránek. Některé zavřete.
server-refuses-too-many-pages = Máte otevřeno příliš mnoho stránek. Některé zavřete.
server-refuses-too-many-tables = Máte už mnoho stolů. Před dalším prosím chvíli počkejte.
server-refuses-was-kicked = Hostitel vás od tohoto stolu vykázal.
server-refuses-wrong-host = Na adrese { $host } tento server neodpovídá. Je-li to jeho vlastní adresa, nastavte v jeho nastavení origin = "{ $origin }" (nebo SERIATIM_ORIGIN, nebo --origin).
server-refuses-wrong-origin = Požadavek přišel z jiné stránky.
