# The list of keys at a table.

web-keys-tab = К следующей кнопке, карте или стопке
web-keys-arrows = От карты к карте. Когда карта выбрана: от одного возможного места к другому
web-keys-board = От клетки к клетке на поле
web-keys-enter = Выбрать карту, затем положить её
web-keys-escape = Вернуть карту; закрыть окно
web-keys-help = Этот список
