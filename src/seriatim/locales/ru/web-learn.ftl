# Рамка страниц с правилами.

web-learn-intro = Короткие страницы с маленькими столами: касайтесь карт и пробуйте. Номер у абзаца называет правило; тот же номер вы прочтёте, когда ход не разрешён.
web-learn-chapter-aim = О чём эта игра
web-learn-chapter-turn = Ваш ход
web-learn-chapter-specials = Особые машины
web-learn-chapter-end = Конец
web-learn-chapter-talk = Разговоры
web-learn-chapter-variants = Варианты
web-learn-name = { $seat ->
    [0] Вы
    [1] Анна
    [2] Борис
   *[other] Катя
}
web-learn-try = Попробуйте здесь или посмотрите, как это делается.
web-learn-show = Покажите
web-learn-again = Сначала
web-learn-beyond = Так тоже можно, но это уже за пределами этого маленького стола.
web-learn-credit-benndorf = The Game и The Game: Quick & Easy придумал Штеффен Бенндорф, издаёт NSV.
web-learn-credit-reuter = Sequence придумал Даг Рейтер, издаёт Jax.
web-learn-credit-traffic-jam = «Трафик-мемо», «Подрезал!» и «Час пик» — три игры из коробки «Трафик-Джем», которую издаёт «Банда умников».
web-learn-credit = Игры принадлежат их авторам и издателям; мы с ними не связаны и просто любим играть. Это правила нашими словами.
