sequence = Sequence

sequence-places = žeton na { $space } ({ $card }){ $made ->
    [0] {""}
    [one] {" "}– sekvence!
    [few] {" "}– { $made } sekvence najednou!
   *[other] {" "}– { $made } sekvencí najednou!
}{ $lost ->
    [yes] ; předchozí karta, nevzatá včas, propadla
   *[no] {""}
}
sequence-jack-places = { $card }, dvouoký kluk: žeton na { $space } ({ $shown }){ $made ->
    [0] {""}
    [one] {" "}– sekvence!
    [few] {" "}– { $made } sekvence najednou!
   *[other] {" "}– { $made } sekvencí najednou!
}{ $lost ->
    [yes] ; předchozí karta, nevzatá včas, propadla
   *[no] {""}
}
sequence-removes = { $card }, jednooký kluk: žeton týmu { $team } z { $space } ({ $shown }) je pryč{ $undone ->
    [0] {""}
    [one] , a s ním i sekvence
    [few] , a s ním i { $undone } sekvence
   *[other] , a s ním i { $undone } sekvencí
}{ $lost ->
    [yes] ; předchozí karta, nevzatá včas, propadla
   *[no] {""}
}
sequence-exchanges = mrtvá karta { $card }: výměna za novou
sequence-pays = { $card } jako pokuta
sequence-passes = není co zahrát, pas
sequence-passes-and-draws = v ruce žádná karta: jednu líže a pasuje
sequence-draws = karta líznuta{ $lost ->
    [0] {""}
    [one] ; karta nevzatá včas propadla ({ $losers })
    [few] ; karty nevzaté včas propadly ({ $losers })
   *[other] ; karty nevzaté včas propadly ({ $losers })
}
sequence-penalty = tým { $team } radil: po kartě od každého jeho hráče
sequence-opening = vytaženo před rozdáním: { $lifted }   rozdává místo { $dealer }, začíná místo { $starter }
sequence-summary = sekvence { $sequences }   žetony { $chips }   balíček { $deck }{ $out ->
    [0] {""}
    [one] {" "}(došel jednou)
    [few] {" "}(došel { $out }krát)
   *[other] {" "}(došel { $out }krát)
}

sequence-sequences = Zvítězil tým { $team }; sekvence: { $sequences } (SQ-3, SQ-19).
sequence-deck-ran-out = Balíček došel potřetí; sekvence: { $sequences }. { $won ->
    [yes] Zvítězil tým { $team }
   *[no] Remíza
} (SQ-20).
sequence-all-passed = Všichni po řadě pasovali; sekvence: { $sequences }. { $won ->
    [yes] Zvítězil tým { $team }
   *[no] Remíza
} (SQ-20).

measure-sequences = sekvencí na plánu (průměr ± 95 %)
measure-chips = žetonů na plánu (průměr ± 95 %)

sequence-not-a-move = „{ $text }“ není tah hry Sequence. Tahy vypadají takto: QS b5 (piková dáma na b5), dead 8H, pass, draw, pay 8H, penalty 1.
sequence-hard-needs-two-teams = Těžká varianta potřebuje dva týmy, tady jsou { $teams }. Zvolte teams 2, nebo hrajte bez hard (ALL-4, SQ-18).

sequence-refuses-not-your-turn = Tohle teď nejde: nejste na řadě (ALL-8, SQ-7).
sequence-refuses-owes-a-card = Někdo ještě dluží kartu jako pokutu; dokud ji neodevzdá, nejde hrát dál (SQ-21).
sequence-refuses-draw-was-lost = Vaše karta je ztracena: už si někdo lízl za pozdější tah (SQ-13).
sequence-refuses-card-not-in-hand = Tuto kartu nemáte (SQ-7).
sequence-refuses-corner-is-free-for-all = Rohy patří všem; žetony se tam nekladou ani odtud neberou (SQ-8, SQ-14).
sequence-refuses-space-shows-another-card = Na tomto poli je jiná karta (SQ-7).
sequence-refuses-space-taken = Na tomto poli už leží žeton (SQ-7, SQ-8).
sequence-refuses-no-chip-there = Na tomto poli není žeton, který by šlo vzít (SQ-9).
sequence-refuses-own-chip = To je žeton vašeho týmu; jednooký kluk bere cizí (SQ-9).
sequence-refuses-chip-is-safe = Tento žeton patří k sekvenci a je v bezpečí (SQ-9, SQ-17).
sequence-refuses-already-exchanged = V tomto tahu už máte mrtvou kartu vyměněnou; víc než jednou to nejde (SQ-10).
sequence-refuses-card-not-dead = Tato karta není mrtvá: mrtvá je jen ta, jejíž obě pole jsou obsazená (SQ-10).
sequence-refuses-must-play = Pasovat nelze, dokud máte kartu, kterou lze zahrát nebo je třeba vyměnit (SQ-11).

sequence-reason-wins = Tím je hotová vítězná sekvence.
sequence-reason-completes = { $made ->
    [one] Tím je hotová sekvence.
    [few] Tím jsou hotové { $made } sekvence najednou.
   *[other] Tím je hotovo { $made } sekvencí najednou.
}
sequence-reason-only = Jiný tah nejde.
sequence-reason-blocks = Zastaví to tým { $team }, který tu má { $chips } z pěti.
sequence-reason-builds = Budou tu { $chips } z pěti a nikdo nestojí v cestě.
sequence-reason-room = { $lines ->
    [0] Tady už žádná řada nevznikne, ale bez této karty se obejdu nejsnáz.
    [one] Nic nespěchá a tímto polem vede { $lines } otevřená řada.
    [few] Nic nespěchá a tímto polem vedou { $lines } otevřené řady.
   *[other] Nic nespěchá a tímto polem vede { $lines } otevřených řad.
}
sequence-reason-breaks = Přeruší to řadu týmu { $team }: má v ní už { $chips } z pěti.
sequence-reason-takes = Vezme to žeton z řad týmu { $team }.
sequence-reason-exchanges = Karta je mrtvá a nová nic nestojí (SQ-10).
sequence-reason-pays = Tahle karta bude chybět nejméně.
sequence-reason-passes = Není co zahrát (SQ-11).
sequence-reason-draws = Nelíznutá karta může propadnout (SQ-13).
sequence-reason-penalty = Za radu se platí kartou (SQ-21).
