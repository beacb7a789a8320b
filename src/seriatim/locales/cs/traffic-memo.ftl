traffic-memo = Dopravní pexeso

traffic-memo-turns = otočena karta v řádku { $row }, sloupci { $column }
traffic-memo-turns-in-vain = karta v řádku { $row }, sloupci { $column } nepasuje; všechno se vrací
traffic-memo-turns-misfit = karta v řádku { $row }, sloupci { $column } nepasuje; { $count ->
    [one] vzata { $count } karta
    [few] vzaty { $count } karty
   *[other] vzato { $count } karet
}: { $cards }
traffic-memo-turns-last = karta v řádku { $row }, sloupci { $column } byla poslední; { $count ->
    [one] vzata { $count } karta
    [few] vzaty { $count } karty
   *[other] vzato { $count } karet
}: { $cards }
traffic-memo-takes = { $count ->
    [one] vzata { $count } karta
    [few] vzaty { $count } karty
   *[other] vzato { $count } karet
}: { $cards }
traffic-memo-turn-turns = { $first ->
    [yes] otočeno:{" "}
   *[no] {""}
}řádek { $row } sloupec { $column }
traffic-memo-turn-in-vain = poslední nepasuje; všechno se vrací
traffic-memo-turn-takes = { $why ->
    [last] víc karet k otočení není;{" "}
    [misfit] poslední nepasuje;{" "}
   *[stop] {""}
}{ $count ->
    [one] vzata { $count } karta
    [few] vzaty { $count } karty
   *[other] vzato { $count } karet
}: { $cards }
traffic-memo-situation = otočeno: { $cards }
traffic-memo-summary = leží { $lying }   vzato { $taken }

traffic-memo-no-run-left = Žádná řada už nezbývá. { $shared ->
    [yes] O výhru se dělí místa { $winners }
   *[no] Vyhrává místo { $winners }
}: { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[other] { $most } karet
} (TM-12).
traffic-memo-nobody-takes = Za 500 tahů nikdo nic nevzal. { $shared ->
    [yes] O výhru se dělí místa { $winners }
   *[no] Vyhrává místo { $winners }
}: { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[other] { $most } karet
} (TM-13).

traffic-memo-too-few-numbers = Od { $low } do { $high } je méně než šest čísel. Je-li nejnižší { $low }, může být nejvyšší { $highs }; je-li nejvyšší { $high }, může být nejnižší { $lows } (TM-2, ALL-4).

traffic-memo-not-a-move = „{ $text }“ není tah hry „Dopravní pexeso“. Tahy vypadají takto: turn 12 (nebo jen 12), take.

traffic-memo-refuses-not-your-turn = Teď nejste na řadě (ALL-8).
traffic-memo-refuses-place-is-empty = Na tomto místě žádná karta neleží (TM-4).
traffic-memo-refuses-already-face-up = Tato karta už je otočená (TM-5).
traffic-memo-refuses-must-go-on = Po třetí pasující kartě se musí otáčet dál až do první nepasující (TM-6).
traffic-memo-refuses-nothing-to-take = Ještě není co vzít: řada potřebuje dvě karty, se speciální kartou tři (TM-8, TM-10).

traffic-memo-reason-takes = Řada je jistá, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}, a zastavení ostatním nic nového neukáže.
traffic-memo-reason-begins = Tady začíná nejdelší řada z ukázaných karet.
traffic-memo-reason-fits = Tahle karta už byla vidět a hodí se.
traffic-memo-reason-shows-nothing = Tuhle kartu už všichni viděli: ostatním nic nového neukáže.
traffic-memo-reason-explores = Žádnou řadu neznám, a tak může pomoci některá z dosud neotočených karet: zbývá jich { $unseen }.
traffic-memo-reason-hopes = Nic známého se nehodí, ale může se hodit některá z dosud neotočených karet: zbývá jich { $unseen }.
traffic-memo-reason-safe = O řadu už nelze přijít (TM-8) a některá z dosud neotočených karet ji může prodloužit: zbývá jich { $unseen }.
