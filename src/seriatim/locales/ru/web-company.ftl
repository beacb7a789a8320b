# Компания за столом: как здесь играют, кто здесь есть и что можно сделать друг для друга.

# Как здесь играют

web-variant = { $label }: { $value }
web-variant-off = нет
web-table-facts = Как здесь играют
web-table-usual = Обычные правила
web-table-bots = Боты: { $levels }
