# Товариство за столом: як тут грають, хто тут є і що можна зробити одне для одного.

# Як тут грають

web-variant = { $label }: { $value }
web-variant-off = ні
web-table-facts = Як тут грають
web-table-usual = Звичайні правила
web-table-bots = Боти: { $levels }
