# Společnost u stolu: jak se tu hraje, kdo tu je a co lze udělat pro druhé.

# Jak se tu hraje

web-variant = { $label }: { $value }
web-variant-off = ne
web-table-facts = Jak se tu hraje
web-table-usual = Obvyklá pravidla
web-table-bots = Boti: { $levels }
