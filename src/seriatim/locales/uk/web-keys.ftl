# The list of keys at a table.

web-keys-tab = До наступної кнопки, карти чи стопки
web-keys-arrows = Від карти до карти. Коли карту вибрано: від одного можливого місця до іншого
web-keys-board = Від клітинки до клітинки на полі
web-keys-enter = Вибрати карту, потім покласти її
web-keys-escape = Повернути карту; закрити вікно
web-keys-help = Цей список
