# První hra: kartička s cílem a ukázkové kolo.

web-first-show = Ukázat
web-first-just-play = Rovnou hrát
web-first-round = První kroky: { $game }
web-first-step = Krok { $step } z { $steps }
web-first-wait = Teď jsou na tahu ostatní.
web-first-beyond = To by šlo také. Teď ale použijte to, co svítí.
web-first-done = To je všechno. Hrajte!
web-first-play = Hrát!

web-first-the-game-goal = Hrajete společně jako jeden tým. Položte všech 98 karet na čtyři hromádky: dvě jdou nahoru, dvě dolů.
web-first-the-game-bid = Máte nízké i vysoké karty: s těmi se dobře začíná! Dotkněte se toho, co svítí.
web-first-the-game-up = Tahle hromádka jde nahoru. Dotkněte se své 3 a pak hromádky.
web-first-the-game-down = Tahle hromádka jde dolů od 100. Položte na ni 97.
web-first-the-game-end = Dvě karty stačí. Ukončete tah a lízněte si nové.
web-first-the-game-say = Vaše 8 se dobře hodí na 3. Dotkněte se hromádky a požádejte, ať ji nechají vám.
web-first-the-game-small = Nechali ji vám! Položte tam 8: nejlepší jsou malé kroky.
web-first-the-game-trick = Reverzní trik: přesně o deset zpátky se smí. Položte 13 na 23.

web-first-quick-and-easy-goal = Hrajete společně jako jeden tým. Položte všech 50 karet na dvě hromádky: jedna jde nahoru, druhá dolů.
web-first-quick-and-easy-bid = Máte nízké i vysoké karty: s těmi se dobře začíná! Dotkněte se toho, co svítí.
web-first-quick-and-easy-word = Mluvit se smí, jen ne o číslech. Řekněte ostatním, že vaše zelená karta je vysoká.
web-first-quick-and-easy-up = Tahle hromádka jde nahoru. Dotkněte se své modré 2 a pak hromádky.
web-first-quick-and-easy-down = Tahle hromádka jde dolů. Položte na ni zelenou 9.
web-first-quick-and-easy-say = Vaše žlutá 3 se dobře hodí na 2. Dotkněte se šipky a řekněte, že sem příště kladete vy.
web-first-quick-and-easy-trick = Stejná barva pasuje vždycky, i zpátky. Položte červenou 10 na červenou 6.
web-first-quick-and-easy-end = Stačí i jedna karta. Ukončete tah.

web-first-sequence-goal = Hrajte karty a pokládejte žetony na herní plán. Pět žetonů v řadě je sekvence: mějte je dřív než ostatní.
web-first-sequence-place = Dotkněte se své 4 a pak pole, které ji ukazuje. Tam přijde váš žeton.
web-first-sequence-remove = Ostatní vám řadu zastavili! Jednooký kluk jejich žeton sebere.
web-first-sequence-dead = Obě pole téhle karty jsou obsazená. Položte ji na balíček a dostanete novou.
web-first-sequence-five = Dvouoký kluk smí kamkoli. Položte pátý žeton: roh patří všem.

web-first-traffic-memo-goal = Otáčejte auta a pamatujte si, kde leží. Čísla, která jdou po sobě, jsou vaše, a vyhrává, kdo má nejvíc karet.
web-first-traffic-memo-first = Otočte kartu, která svítí.
web-first-traffic-memo-second = Je to 9. Teď hledáte 8 nebo 10: zkuste tuhle.
web-first-traffic-memo-again = Smůla, ale ostatní vám ukázali 10. Otočte znovu svou 9.
web-first-traffic-memo-next = A kde byla 10?
web-first-traffic-memo-take = 9 a 10 jdou po sobě. Vezměte si je!

web-first-cut-in-goal = Zbavte se všech karet dřív než ostatní. Pokládejte je na konce řady a vkliňte se tam, kde někdo nechá mezeru.
web-first-cut-in-open = Otočte svou vrchní kartu: začne jí řada.
web-first-cut-in-left = Nižší karty jdou doleva. Dotkněte se své 14 a pak levého konce.
web-first-cut-in-right = Vyšší karty jdou doprava. Položte tam 20.
web-first-cut-in-skip = Mezera mezi 20 a 25! Nemáte do ní kartu, tak to pusťte.
web-first-cut-in-cut = Zase mezera, a vaše 12 a 13 do ní pasují. Vkliňte se a tah je váš!

web-first-rush-hour-goal = Každý tajně vybere auto a pak všechna vjedou do řad. Páté auto v řadě dostane trestné body: mějte jich nejméně.
web-first-rush-hour-number = Auto se zařadí do řady, která končí těsně pod jeho číslem. Vyberte 15: zařadí se za 12.
web-first-rush-hour-small = 37 přijela do své řady pátá: zácpa, a za ni body! Teď vyberte 5.
web-first-rush-hour-row = Vaše 5 je moc nízká pro všechny řady, a tak si jednu vezmete. Dotkněte se té nejlevnější.
