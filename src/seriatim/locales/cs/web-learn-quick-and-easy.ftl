# Stránka pravidel: Quick & Easy.

web-learn-quick-and-easy-aim = Mladší sestra The Game. Jste jeden tým a uprostřed leží dvě hromádky: vzestupná a sestupná. Máte na ně položit padesát karet pěti barev. Položíte-li všechny, vyhráli jste.
web-learn-quick-and-easy-cards = Na kartách jsou čísla 1 až 10 v červené, žluté, zelené, modré a fialové; každá barva má i svůj tvar. Každý má dvě karty, ostatní tvoří balíček. Obě hromádky jsou na začátku prázdné.
web-learn-quick-and-easy-start = Podívejte se na své dvě karty a řekněte, zda chcete začít. Všechny odpovědi se ukážou najednou a začíná ten, kdo chce nejvíc.
web-learn-quick-and-easy-lay = Položte jednu kartu, nebo obě: vyšší než vrchní na vzestupné hromádce, nebo nižší než vrchní na sestupné. Na prázdnou pasuje cokoli. Stejné číslo v jiné barvě ne: musí to být krok.
web-learn-quick-and-easy-trick = Barvy kouzlí: karta stejné barvy jako vrchní pasuje vždycky, ať má jakékoli číslo, i proti směru. Na zelenou 2 smí zelená 8 a celý tým si oddechne.
web-learn-quick-and-easy-draw = Po druhé kartě tah končí sám; po první ho smíte ukončit. Pak si zase doberete do dvou karet. Když je balíček prázdný, hraje se dál bez lízání.
web-learn-quick-and-easy-end = Je-li všech padesát karet položeno, vyhráli jste. Nemůže-li někdo na začátku svého tahu položit ani jednu kartu, prohráli jste. Počítá se jen začátek tahu; když druhou kartu nemáte, nevadí.
web-learn-quick-and-easy-talk = Nesmíte prozradit čísla ani rozdíly: „o dvě vyšší“ je zakázáno stejně jako „osm“. Všechno ostatní se říkat smí, kdykoli.
web-learn-quick-and-easy-signals = Jsou tu signály, kterým rozumí každý. O kartě: její barva a chcete-li, zda vám připadá nízká, střední nebo vysoká. O hromádce: „příště já“, „nechte ji být“ nebo „mám její barvu“. Ostatní se dozvědí barvu, ale nikdy ne, která karta to je.
web-learn-quick-and-easy-professional = Profesionální varianta: přesně jedna karta za tah a ani slovo o nízkých a vysokých. Smíte jen říct, které barvy máte, že na hromádku chcete příště vy a že máte její barvu.
