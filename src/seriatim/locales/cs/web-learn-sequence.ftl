# Stránka pravidel: Sequence.

web-learn-sequence-aim = Na herním plánu jsou karty dvou balíčků. Zahrajte kartu, položte na její pole žeton svého týmu a zkuste mít pět žetonů v přímce: to je sekvence. Dva týmy hrají na dvě sekvence, tři na jednu.
web-learn-sequence-teams = Ve dvou nebo ve třech hraje každý za sebe; více hráčů sedí v týmech tak, že se spoluhráči a soupeři kolem stolu střídají. Sudý počet hráčů dává dva týmy, tři nebo devět hráčů tři; v šesti nebo ve dvanácti si můžete vybrat.
web-learn-sequence-board = Deset řad po deseti: každá karta kromě kluků je tu dvakrát a čtyři rohy patří všem. Ve dvou máte sedm karet, a čím víc vás je, tím méně. Před rozdáním si každý vytáhne kartu; kdo má nejnižší, rozdává a začíná hráč po jeho levici.
web-learn-sequence-play = Zahrajte jednu kartu, položte žeton na volné pole, které ji ukazuje, a lízněte si. To je vše. Piková dáma má dvě pole; leží-li na jednom žeton, vezměte druhé.
web-learn-sequence-two-eyes = Kárový a křížový kluk mají dvě oči a vidí všechno: váš žeton smí na kterékoli volné pole. Jen do rohů ne.
web-learn-sequence-one-eye = Pikový a srdcový kluk mají jedno oko a jsou to uličníci: seberte z plánu cizí žeton. Svůj na jeho místo nedáváte. Žetony v hotové sekvenci jsou v bezpečí.
web-learn-sequence-dead = Jsou-li obě pole karty obsazená, je karta mrtvá. Jednou za tah smíte mrtvou kartu vyměnit za novou a pak hrát. Nejde-li zahrát vůbec nic, pasujete.
web-learn-sequence-deck = Když je líznuta poslední karta, všechny odložené se zamíchají do nového balíčku.
web-learn-sequence-five = Pět v přímce: vodorovně, svisle nebo úhlopříčně. Druhá sekvence smí mít s první společný jeden žeton, takže devět v řadě jsou dvě. Umožní-li žeton víc pětic, počítá se jich co nejvíc.
web-learn-sequence-corner = Roh platí jako žeton každého týmu. Od rohu stačí čtyři vlastní.
web-learn-sequence-win = Jakmile má váš tým potřebné sekvence, vyhráli jste, ještě než si lízne další kartu.
web-learn-sequence-no-end = Když balíček dojde potřetí, nebo když všichni po sobě pasují, hra také končí. Vyhrává tým s více sekvencemi; není-li takový, je to remíza.
web-learn-sequence-talk = Spoluhráči si neradí. U našich stolů se při hře psát nedá. Můžete zvolit i pravidlo z krabice: pak smí soupeř tým napomenout a každý hráč týmu, který radil, přijde o kartu.
web-learn-sequence-draw = Lízejte sami: v této variantě si hráči berou karty sami. Kdo se zasní a nechá někoho líznout za pozdější tah, o svou kartu přijde.
web-learn-sequence-hard = Pro silné nervy: žádný žeton není v bezpečí. Jednooký kluk smí roztrhnout i hotovou sekvenci.
