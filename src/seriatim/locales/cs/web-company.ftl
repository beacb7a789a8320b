# Společnost u stolu: jak se tu hraje, kdo tu je a co lze udělat pro druhé.

# Jak se tu hraje

web-variant = { $label }: { $value }
web-variant-off = ne
web-table-facts = Jak se tu hraje
web-table-usual = Obvyklá pravidla
web-table-bots = Boti: { $levels }

# Kdo je odebrán od stolu

web-send-away-really = Odebrat od stolu: { $name }?
web-send-away-yes = Ano, odebrat
web-send-away-no = Ne
web-sent-away = Už není u stolu: { $name }
web-undo = Vzít zpět
web-event-kick-undone = { $name } má zase své místo.

# Lidé u stolu

web-people = Ostatní u tohoto stolu
web-mute = Zakázat psaní
web-unmute = Povolit psaní
web-person-muted = nesmí psát
web-person-replaceable = není u stolu; hraje bot a diváci mohou o místo požádat
web-pass-host = Předat roli hostitele
web-pass-host-really = Hostitelem bude { $name }. Změnit to pak může jen nový hostitel. Předat?
web-pass-host-yes = Ano
web-pass-host-no = Ne

# Co se říká

web-log-unread = { $count ->
    [one] Průběh hry, { $count } nová zpráva
    [few] Průběh hry, { $count } nové zprávy
   *[other] Průběh hry, { $count } nových zpráv
}
web-react = Reakce
web-reaction = { $reaction ->
    [well-played] Pěkný tah!
    [thanks] Díky!
    [oops] Jejda!
    [hurry] Honem!
    [haha] Haha!
   *[wow] Páni!
}
web-event-reacted = { $name }: { $reaction ->
    [well-played] Pěkný tah!
    [thanks] Díky!
    [oops] Jejda!
    [hurry] Honem!
    [haha] Haha!
   *[wow] Páni!
}
web-watching-count = { $count ->
    [one] Dívá se { $count } divák.
    [few] Dívají se { $count } diváci.
   *[other] Dívá se { $count } diváků.
}
