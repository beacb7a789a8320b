# Co říká stránka. Co patří k jedné hře, stojí ve web-<hra>.ftl.

# Úvod

web-welcome = Jedna po druhé.
web-welcome-more = Šest karetních her, kde rozhoduje pořadí, pro přátele i rodinu. Hrajte hned, nebo někomu pošlete odkaz. Bez registrace.
web-line-the-game = Čtyři hromádky, devadesát osm karet, jeden tým.
web-line-quick-and-easy = Dvě hromádky, pět barev a trocha povídání.
web-line-sequence = Pět žetonů v řadě na plánu z karet.
web-line-traffic-memo = Otáčejte auta, pamatujte si je a sbírejte řady.
web-line-cut-in = Pokládejte karty do řady a vkliňte se, kde je mezera.
web-line-rush-hour = Vyberte tajně auto a nezůstaňte v zácpě.
web-players = { $least }–{ $most } hráčů
web-minutes = { $minutes } min
web-together = společně
web-against = proti sobě
web-play-now = Hrát hned
web-more = Více…
web-invite = Pozvat přátele
web-pass-device = Na jednom zařízení
web-around = Kdo hraje na tomto zařízení?
web-around-note = Tato jména se ukážou, když je čas zařízení předat.
web-back = Zpět
web-daily = Rozdání dne
web-daily-note = Všichni dostanou stejné karty, jednou za den. Jak daleko se dostanete?
web-daily-results = Výsledky dne
web-how-many = Kolik hráčů?
web-bots-play = Jak silní mají být boti?
web-level-novice = Nováček
web-level-steady = Běžný
web-level-strong = Silný
web-level-master = Mistr
web-variants = Varianty
web-bad-variant = „{ $variant }“: takhle to při zvoleném počtu hráčů a ostatních variantách nejde.
web-grace = Když někdo odejde, hraje bot
web-grace-note = Po třech minutách, pokud někdo čeká. Po návratu lze hrát dál.
web-public = Otevřený všem
web-public-note = Stůl bude v seznamu a kdokoli se může přidat nebo dívat.
web-join-link = Máte odkaz?
web-link = Odkaz na stůl
web-join = Přidat se
web-no-link = Tohle nevypadá jako odkaz na stůl.
web-your-games-go-on = Vaše rozehrané hry
web-go-on = Hrát dál
web-my-finished-games = Moje dohrané hry
web-open-tables = Přidat se nebo se dívat
web-watch = Dívat se
web-with = u stolu: { $names }
web-with-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boti
   *[other] { $count } botů
} · { $level }
web-invite-short = Pozvat
web-put-away = Odložit
web-put-away-done = { $game }: odloženo. Najdete níže na stránce.
web-put-away-games = Odložené hry
web-bring-back = Vrátit
web-on-this-page = Na této stránce
web-show-all = Ukázat všechny ({ $count })
web-phase-new = připravuje se
web-phase-gathering = obsazená místa: { $taken } z { $seats }
web-phase-running = hraje se
web-phase-over = dohráno
web-phase-closed = zavřeno

# Kdo sedí u stolu

web-guest = Host
web-player = Hráč { $number }
web-seat-number = Místo { $number }
web-table = Stůl
web-bot-name = { $seat ->
    [0] Oregano
    [1] Fenykl
    [2] Kopr
    [3] Zázvor
    [4] Máta
    [5] Jalovec
    [6] Tymián
    [7] Pepř
    [8] Libeček
    [9] Šafrán
    [10] Vavřín
   *[other] Routa
}
web-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
web-cards-in-hand = { $count ->
    [one] v ruce: { $count } karta
    [few] v ruce: { $count } karty
   *[other] v ruce: { $count } karet
}
web-away = je pryč

# U stolu

web-your-turn = Jste na tahu.
web-your-hand = Vaše karty
web-waiting-for = Čeká se na: { $names }
web-one-moment = Okamžik…
web-game-over = Hra skončila.
web-line = { $name }: { $telling }
web-log = Průběh hry
web-log-signals = signály: { $count }
web-menu = Nabídka
web-keys = Klávesy
web-take-back = Vzít tah zpět
web-close = Zavřít
web-why-not = Proč to nejde
web-the-rule = Pravidlo
web-really = Opravdu?
web-write = Napsat všem
web-send = Odeslat
web-no-table = Tady žádný stůl není
web-closed-table = Tento stůl nelze otevřít
web-to-the-games = Všechny hry
web-back-to-table = Zpět ke stolu
web-nothing-here = Tady nic není.
web-unreachable = Server teď není dostupný. Zkuste to prosím znovu.
web-needs-javascript = Aby Seriatim mohl ukázat stoly, potřebuje JavaScript.
web-offline = Spojení vypadlo. Vaše stoly jsou v bezpečí a objeví se, jakmile se spojení obnoví.
web-connection-away = Spojení vypadlo. Obnovuje se…
web-is-away = { $name }: není u stolu.
web-stand-in = Ať hraje bot
web-away-sending = Spojení vypadlo. Váš tah se odešle, jakmile se spojení obnoví.
web-pass-to = Předejte zařízení: { $name }
web-i-am = To jsem já, { $name }
web-let-bot-play = Ať za mě hraje bot
web-let-bot-play-note = Místo si můžete kdykoli vzít zpět.
web-bot-plays-for-you = Hraje za vás bot.
web-bot-plays-first = Hraje za vás bot. Chcete-li hrát dál, vezměte si místo zpět.
web-take-seat = Vzít si místo zpět
web-would-stop = Navrhuji ukončit hru
web-would-stop-note = Hra skončí, až budou souhlasit všichni.
web-end-now = Ukončit tuto hru hned?
web-end-yes = Ukončit hru
web-end-not = Hrát dál
web-show-hands = Diváci smějí vidět mé karty
web-show-hands-note = O několik tahů později a jen se souhlasem všech hráčů. Pak by ale i kdokoli u stolu mohl vaše karty sledovat z jiného zařízení.
web-fingerprint = Otisk tohoto rozdání
web-fingerprint-note = Vznikl ještě před rozdáním. Uschovejte si ho a po hře ověřte, že rozdání nikdo neovlivnil.
web-fingerprint-more = Jak to ověřit
web-watching = Sledujete hru.
web-sit-down = Sednout si…
web-sit-for = Sednout si místo bota { $name }
web-look-on = Jak to vidí
web-look-on-everybody = všichni, teď
web-look-on-as = { $name }, { $count ->
    [one] před { $count } tahem
    [few] před { $count } tahy
   *[other] před { $count } tahy
}
web-ask-to-sit = Požádat o místo bota { $name }
web-asked-to-sit = Žádáte o místo bota { $name }. Rozhodne hostitel.
web-ask-no-longer = Stáhnout žádost
web-requests = Žádost o místo
web-request = { $name } si chce sednout místo bota { $bot }.
web-request-yes = Souhlasit
web-request-no = Odmítnout

# Před hrou

web-your-name = Vaše jméno
web-free-seat = Volné místo
web-host = hostitel
web-ready = můžeme začít
web-not-ready = ještě se chystá
web-sit = Sednout si
web-add-bot = Bot
web-same-device = Na tomto zařízení
web-send-away = Odebrat
web-stand-up = Uvolnit místo
web-fill-with-bots = Doplnit boty
web-start = Začít
web-i-am-ready = Jdeme na to
web-not-yet = Ještě chvilku
web-host-starts = Hostitel začne, až budou všichni připraveni.
web-seats-left = { $count ->
    [one] Zbývá { $count } volné místo.
    [few] Zbývají { $count } volná místa.
   *[other] Zbývá { $count } volných míst.
}
web-all-seats-taken = Všechna místa jsou obsazená. Až hra začne, můžete ji sledovat.
web-invitation = S tímto odkazem si může kdokoli sednout ke stolu.
web-invitation-bot = S tímto odkazem může kdokoli hru sledovat a požádat hostitele o místo bota.
web-invitation-watch = S tímto odkazem může hru sledovat kdokoli.
web-invitation-over = S tímto odkazem kdokoli uvidí, jak hra skončila.
web-invitation-this-computer = Tento odkaz funguje jen na tomto počítači. Chcete-li hrát s ostatními na stejné Wi-Fi, spusťte server takto: seriatim serve --host 0.0.0.0
web-renew-link = Vytvořit nový odkaz
web-renew-link-note = S novým odkazem se ke stolu nedostane, kdo má jen starý. Kdo u stolu sedí, zůstává.
web-qr = QR kód odkazu
web-copy = Kopírovat
web-copied = Zkopírováno
web-share = Sdílet

# Po hře

web-won = Vyhráno!
web-not-won = Tentokrát ne.
web-stopped = Hra byla předčasně ukončena.
web-rematch = Hrát znovu
web-rematch-offered = Čeká se na ostatní…
web-rematch-now = Začít bez čekání
web-rematch-away = { $count ->
    [one] { $names } teď není u stolu. Do návratu bude hrát bot.
    [few] { $names } teď nejsou u stolu. Do návratu budou hrát boti.
   *[other] { $names } teď nejsou u stolu. Do návratu budou hrát boti.
}
web-would-play-again = { $count ->
    [one] { $names } chce hrát znovu.
    [few] { $names } chtějí hrát znovu.
   *[other] { $names } chtějí hrát znovu.
}
web-record = Uložit záznam

# Události

web-event-abandon-proposed = { $agreed ->
    [yes] { $name } navrhuje hru ukončit.
   *[no] { $name } chce hrát dál.
}
web-event-bot-sat = Ke stolu si sedá bot { $name }.
web-event-bot-stood-in = Za hráče { $name } teď hraje bot.
web-event-game-abandoned = Hra byla předčasně ukončena.
web-event-game-started = Karty jsou rozdány.
web-event-handed-back = { $name } znovu hraje.
web-event-host-passed = Hostitelem je teď { $name }.
web-event-kicked = { $name } už není u stolu.
web-event-link-renewed = Odkaz na tento stůl byl obnoven.
web-event-move-taken-back = { $name } bere tah zpět.
web-event-muted = { $muted ->
    [yes] { $name } už nesmí psát.
   *[no] { $name } smí opět psát.
}
web-event-nudged = { $name }, jste na tahu.
web-event-person-left = { $name } je pryč.
web-event-person-returned = { $name } je zpět.
web-event-rematch-declined = { $name } už nechce hrát.
web-event-rematch-offered = { $name } chce hrát znovu.
web-event-sat = { $name } si sedá ke stolu.
web-event-seat-given = Za hráče { $name } teď hraje bot.
web-event-seat-requested = { $asker } si chce sednout místo bota { $name }.
web-event-seat-taken = { $name } znovu hraje.
web-event-stood = Uvolnilo se místo.
web-event-time-ran-out = { $name }: čas vypršel, tento tah udělá bot.
web-event-warning-answered = { $admitted ->
    [yes] Napomenutí platí.
   *[no] Tým říká, že neradil.
}
web-event-warning-called = { $name } říká, že některý tým radil.
web-event-warning-decided = { $upheld ->
    [yes] Napomenutí platí.
   *[no] Napomenutí neplatí.
}
web-event-warning-voted = { $name }: hlas o napomenutí odevzdán.

# Nastavení

web-settings = Nastavení
web-language = Jazyk
web-automatic = automaticky
web-theme = Vzhled
web-theme-auto = automaticky
web-theme-light = světlý
web-theme-dark = tmavý
web-card-size = Karty
web-size-small = malé
web-size-usual = běžné
web-size-large = velké
web-motion = Animace
web-motion-full = normální
web-motion-quick = rychlé
web-motion-none = žádné
web-safe-colours = Barvy, které se snadno rozliší
web-safe-colours-note = Pro hráče, kteří hůř rozlišují barvy. Totéž ukazují i tvary.
web-pace = Jak rychle hrají boti
web-pace-note = Pro nové stoly. U stolu to mění hostitel v nabídce.
web-pace-relaxed = v klidu
web-pace-brisk = svižně
web-pace-instant = hned
web-sound = Zvuk
web-sound-note = Zvuk karet a zvonek, když jste na tahu.
web-vibration = Vibrace
web-vibration-note = Krátká: když jste na tahu, když tah nejde a v nejhezčích chvílích hry.
web-confirm-end = Ptát se před koncem tahu
web-confirm-end-note = Jen dokud ještě můžete zahrát kartu.
web-kept-here = Toto nastavení se ukládá jen na tomto zařízení.
web-other-device = Na jiném zařízení
web-other-device-note = Vytvořte odkaz a otevřete ho na druhém zařízení: vaše hry se objeví i tam. Odkaz funguje jen jednou.
web-make-link = Vytvořit odkaz
web-link-other-device = Odkaz pro jiné zařízení
web-recover = Vaše hry na tomto zařízení
web-recover-note = Odteď vás v tomto prohlížeči poznáme. Odkaz funguje jen jednou.
web-recover-go = Ano, to jsem já
web-recovered = Hotovo. Vaše hry jsou teď tady.
web-sign-out = Odhlásit se
web-sign-out-elsewhere = Odhlásit se na všech ostatních zařízeních
web-sign-out-elsewhere-note = Pokud má někdo jiný vaše zařízení nebo odkaz: potom vás pozná už jen toto zařízení.
web-signed-out-elsewhere = Hotovo. Teď vás pozná jen toto zařízení.
web-sign-out-here = Zapomenout mě na tomto zařízení
web-sign-out-here-note = Vaše hry zůstanou na vašich ostatních zařízeních. Pokud žádné nemáte, nikdo je nevrátí.
web-sign-out-not = Ne, zůstat
web-sign-out-yes = Ano, zapomenout

# Učení

web-learn = Naučit se hrát
web-learn-short = Pravidla
web-rules-of = Pravidla hry „{ $game }“
web-coach = Nápověda při první hře
web-coach-note = Nápověda nad stolem: co se teď dá udělat.
