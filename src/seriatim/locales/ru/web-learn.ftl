# Рамка страниц с правилами.

web-learn-intro = Короткие страницы с маленькими примерами: касайтесь карт и пробуйте. Номер у абзаца — это номер правила. Если ход не разрешён, ссылка приведёт к нужному правилу.
web-learn-chapter-aim = Цель игры
web-learn-chapter-turn = Ваш ход
web-learn-chapter-specials = Спецмашины
web-learn-chapter-end = Конец игры
web-learn-chapter-talk = Разговоры
web-learn-chapter-variants = Варианты
web-learn-name = { $seat ->
    [0] Вы
    [1] Анна
    [2] Борис
   *[other] Катя
}
web-learn-try = Попробуйте здесь или посмотрите, как это делается.
web-learn-show = Показать
web-learn-again = Начать сначала
web-learn-beyond = Так тоже можно, но этот пример на этом заканчивается.
web-learn-numbered = Все правила с номерами
web-learn-credit-benndorf = The Game и The Game: Quick & Easy придумал Штеффен Бенндорф, издаёт NSV.
web-learn-credit-reuter = Sequence придумал Даг Рейтер, издаёт Jax.
web-learn-credit-traffic-jam = «Трафик-мемо», «Подрезал!» и «Час пик» — три игры из коробки «Трафик-Джем», которую издаёт «Банда умников».
web-learn-credit = Игры принадлежат их авторам и издателям; мы с ними не связаны и просто любим играть. Это правила нашими словами.
