# Поле «Часа пик» и его варианты.

web-rush-hour-road = Дорога
web-rush-hour-ramp = Машины игроков
web-rush-hour-pick = Выберите машину.
web-rush-hour-go = Поехали!
web-rush-hour-where = { $kind ->
    [ambulance] В начало какого ряда едет ваша скорая?
    [police] В конец какого ряда едет ваша полиция?
    [tow-truck] Последнюю машину какого ряда грузит эвакуатор?
    [trailer] Куда едет прицеп { $card }?
   *[car] Куда едет ваша машина { $card }?
}
web-rush-hour-about = { $kind ->
    [ambulance] Скорая: в начало любого ряда.
    [police] Полиция: в конец ряда и открывает его.
    [tow-truck] Эвакуатор: грузит последнюю машину ряда.
   *[trailer] Прицеп: ложится сверху, места не занимает.
}
web-rush-hour-unseen = Другие выбирают одновременно, втайне.
web-rush-hour-car = { $kind ->
    [ambulance] Скорая
    [police] Полиция
    [tow-truck] Эвакуатор
    [trailer] Прицеп { $card }
   *[car] Машина { $card }
}
web-rush-hour-points = { $count ->
    [one] { $count } балл
    [few] { $count } балла
   *[other] { $count } баллов
}
web-rush-hour-row = Ряд { $row }: { $cars }. { $open ->
    [yes] Открыт для любого числа.
   *[no] Кончается на { $number }.
} { $full ->
    [yes] Полон.
   *[no] {""}
} Стоит { $points ->
    [one] { $points } штрафной балл
    [few] { $points } штрафных балла
   *[other] { $points } штрафных баллов
}.
web-rush-hour-costs = { $points ->
    [0] Ничего не стоит.
    [one] Стоит { $points } балл.
    [few] Стоит { $points } балла.
   *[other] Стоит { $points } баллов.
}
web-rush-hour-free = +0
web-rush-hour-open = открыт
web-rush-hour-gap = Просвет на позиции { $place } ряда { $row }
web-rush-hour-a-gap = просвет
web-rush-hour-deal = Кон { $deal } из { $deals }
web-rush-hour-own-place = Ваше место: машина ещё не выбрана
web-rush-hour-thinks = { $name }: ещё думает
web-rush-hour-has-picked = { $name }: карта выбрана
web-rush-hour-shows = { $name }: { $car }
web-rush-hour-went = { $name }: { $car }, ряд { $row }{ $points ->
    [0] {""}
    [one] , { $points } балл
    [few] , { $points } балла
   *[other] , { $points } баллов
}
web-rush-hour-taken = { $count ->
    [one] забрана { $count } карта
    [few] забраны { $count } карты
   *[other] забрано { $count } карт
}

web-option-rush-hour-deals = Коны
web-option-rush-hour-deals-note = Баллы всех конов складываются.
web-option-rush-hour-top = Наибольшее число
web-option-rush-hour-top-note = Меньше машин — короче и легче игра.
web-option-rush-hour-hand = Карт у каждого
web-option-rush-hour-hand-note = Столько же и раундов.
web-option-rush-hour-rows = Ряды
web-option-rush-hour-rows-note = Два ряда забиваются быстрее.
web-option-rush-hour-specials = Спецмашины
web-option-rush-hour-specials-note = Скорые, полиция, эвакуаторы и прицепы.
web-option-rush-hour-jam = Пробки
web-option-rush-hour-jam-note = Кто приедет пятым, забирает ряд. Если выключить, ряды могут быть любой длины.
web-option-rush-hour-small = Машина, которая никуда не подходит
web-option-rush-hour-small-note = Забирает ряд или встаёт в его начало без штрафа.
web-option-rush-hour-small-take = забирает ряд
web-option-rush-hour-small-front = встаёт в начало
web-option-rush-hour-harmless = Без пробок и с малыми машинами в начале ряда никто не получит штрафных баллов: выиграют все. Хорошо для самых маленьких.
web-option-rush-hour-youngest = Кто самый младший
web-option-rush-hour-youngest-note = От этого зависит, кто ходит первым и кто забирает карты. Ваше место — номер 1.
web-option-rush-hour-youngest-0 = место 1
web-option-rush-hour-youngest-1 = место 2
web-option-rush-hour-youngest-2 = место 3
web-option-rush-hour-youngest-3 = место 4
web-option-rush-hour-youngest-4 = место 5

# Чем кончилось, с именами

web-rush-hour-last-round-played = { $count ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
   *[other] Общая победа: { $names }
}, { $points ->
    [0] ни одного балла
    [one] { $points } балл
    [few] { $points } балла
   *[other] { $points } баллов
}{ $by ->
    [cards] {" "}и меньше всего штрафных карт
   *[points] {""}
}{ $lead ->
    [0] {""}
   *[other] {" "}(отрыв { $lead })
}.
