quick-and-easy = Quick & Easy

quick-and-easy-lays = { $colour ->
    [red] červená
    [yellow] žlutá
    [green] zelená
    [blue] modrá
   *[violet] fialová
} { $number } na { $pile ->
    [up] vzestupnou
   *[down] sestupnou
} hromádku { $arrow }{ $top-colour ->
    [none] , která byla prázdná
    [red] , po červené { $top }
    [yellow] , po žluté { $top }
    [green] , po zelené { $top }
    [blue] , po modré { $top }
   *[violet] , po fialové { $top }
}
quick-and-easy-turns-back = { $colour ->
    [red] červená
    [yellow] žlutá
    [green] zelená
    [blue] modrá
   *[violet] fialová
} { $number } na { $pile ->
    [up] vzestupnou
   *[down] sestupnou
} hromádku { $arrow }, zpátky z { $top }: reverzní trik
quick-and-easy-ends-turn = konec tahu, { $drawn ->
    [0] není co dobrat
    [one] dobrána { $drawn } karta
    [few] dobrány { $drawn } karty
   *[other] dobráno { $drawn } karet
}
quick-and-easy-bids = chuť začít: { $bid } ze 3
quick-and-easy-opens-bids = chuť začít: { $bid } ze 3; všichni: { $bids }
quick-and-easy-says-low = „Mám { $colour ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
    [blue] modrou
   *[violet] fialovou
} kartu, spíš nízkou.“
quick-and-easy-says-middle = „Mám { $colour ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
    [blue] modrou
   *[violet] fialovou
} kartu, tak uprostřed.“
quick-and-easy-says-high = „Mám { $colour ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
    [blue] modrou
   *[violet] fialovou
} kartu, spíš vysokou.“
quick-and-easy-says-held = „Mám { $colour ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
    [blue] modrou
   *[violet] fialovou
} kartu.“
quick-and-easy-takes-back-word = „Už neplatí, co zaznělo o mé { $colour ->
    [red] červené
    [yellow] žluté
    [green] zelené
    [blue] modré
   *[violet] fialové
} kartě.“
quick-and-easy-says-mine-next = „Na { $pile ->
    [up] vzestupnou
   *[down] sestupnou
} hromádku { $arrow } kladu příště já.“
quick-and-easy-says-leave-it = „{ $pile ->
    [up] Vzestupnou
   *[down] Sestupnou
} hromádku { $arrow } nechte být, prosím.“
quick-and-easy-says-trick-here = „Na { $pile ->
    [up] vzestupnou
   *[down] sestupnou
} hromádku { $arrow } mám reverzní trik.“
quick-and-easy-takes-back-signal = „Už neplatí, co zaznělo o { $pile ->
    [up] vzestupné
   *[down] sestupné
} hromádce { $arrow }.“
quick-and-easy-turn-lays = { $colour ->
    [red] červená
    [yellow] žlutá
    [green] zelená
    [blue] modrá
   *[violet] fialová
} { $number } na { $pile ->
    [up] vzestupnou
   *[down] sestupnou
} hromádku{ $back ->
    [yes] {" "}(reverzní trik)
   *[no] {""}
}
quick-and-easy-note = { $colour ->
    [red] červená
    [yellow] žlutá
    [green] zelená
    [blue] modrá
   *[violet] fialová
} { $number } { $arrow }{ $back ->
    [yes] {" "}↩
   *[no] {""}
}
quick-and-easy-situation = vzestupná hromádka: { $up-colour ->
    [none] prázdno
    [red] červená { $up }
    [yellow] žlutá { $up }
    [green] zelená { $up }
    [blue] modrá { $up }
   *[violet] fialová { $up }
}, sestupná hromádka: { $down-colour ->
    [none] prázdno
    [red] červená { $down }
    [yellow] žlutá { $down }
    [green] zelená { $down }
    [blue] modrá { $down }
   *[violet] fialová { $down }
}
quick-and-easy-summary = vzestupná ↑ { $up-colour ->
    [none] prázdno
    [red] červená { $up }
    [yellow] žlutá { $up }
    [green] zelená { $up }
    [blue] modrá { $up }
   *[violet] fialová { $up }
}   sestupná ↓ { $down-colour ->
    [none] prázdno
    [red] červená { $down }
    [yellow] žlutá { $down }
    [green] zelená { $down }
    [blue] modrá { $down }
   *[violet] fialová { $down }
}   balíček { $deck }   zbývá položit { $left }

quick-and-easy-all-laid = Výhra: všech 50 karet je položeno (QE-8).
quick-and-easy-stuck = Místo { $seat } má položit kartu, ale žádná nepasuje: { $left ->
    [one] zbývá { $left } karta
    [few] zbývají { $left } karty
   *[other] zbývá { $left } karet
} (QE-8).

quick-and-easy-not-a-move = „{ $text }“ není tah hry Quick & Easy. Tahy vypadají takto: red 7 up (červená 7 na vzestupnou hromádku), end, bid 2, red low, mine-next up, leave-it down, trick-here up, take-back red, take-back up.

quick-and-easy-refuses-not-your-turn = Tohle teď nejde: nejste na řadě (ALL-8, QE-3).
quick-and-easy-refuses-already-bid = Vaše odpověď už platí; odpovídá se jen jednou (QE-3).
quick-and-easy-refuses-card-not-in-hand = Tuto kartu nemáte (QE-4).
quick-and-easy-refuses-pile-refuses-card = Karta na tuto hromádku nepasuje: musí pokračovat v jejím směru, nebo mít barvu vrchní karty (QE-5, QE-6).
quick-and-easy-refuses-owes-more-cards = Než ukončíte tah, musíte položit kartu (QE-4, QE-7).

quick-and-easy-reason-starts = Jedna z mých karet je blízko kraje, dobře se s ní začíná.
quick-and-easy-reason-waits = Moje karty jsou uprostřed: někdo jiný jistě začne lépe.
quick-and-easy-reason-talks = Čím víc ostatní vědí o mých kartách, tím lépe mohou plánovat.
quick-and-easy-reason-turns-back = Vrací { $pile ->
    [up] vzestupnou
   *[down] sestupnou
} hromádku { $arrow } zpět o { $step }: reverzní trik.
quick-and-easy-reason-only = Nic jiného položit nejde.
quick-and-easy-reason-prepares = Moje druhá karta má stejnou barvu a může pak { $pile ->
    [up] vzestupnou
   *[down] sestupnou
} hromádku { $arrow } vrátit zpět.
quick-and-easy-reason-offers = Místo { $seat } je na řadě po mně a říká, že má { $colour ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
    [blue] modrou
   *[violet] fialovou
} kartu: na tuto barvu ji může položit.
quick-and-easy-reason-small-step = { $pile ->
    [up] Vzestupná
   *[down] Sestupná
} hromádka { $arrow } se posune jen o { $step }.
quick-and-easy-reason-spares = { $pile ->
    [up] Vzestupná
   *[down] Sestupná
} hromádka { $arrow } tak zůstane místu { $seat }, které je na řadě po mně a mluví o ní.
quick-and-easy-reason-keeps-open = Ze všeho, co jde položit, nechá tahle karta ostatním nejvíc místa.
quick-and-easy-reason-saves = Druhá karta by vzala místo, které potřebují ostatní.
quick-and-easy-reason-nothing-fits = Druhá karta nepasuje na žádnou hromádku.
