# Рамка сторінок із правилами.

web-learn-intro = Короткі сторінки з маленькими столами: торкайтеся карт і пробуйте. Номер біля абзацу називає правило; той самий номер ви прочитаєте, коли хід не дозволено.
web-learn-chapter-aim = Про що ця гра
web-learn-chapter-turn = Ваш хід
web-learn-chapter-specials = Особливі машини
web-learn-chapter-end = Кінець
web-learn-chapter-talk = Розмови
web-learn-chapter-variants = Варіанти
web-learn-name = { $seat ->
    [0] Ви
    [1] Анна
    [2] Богдан
   *[other] Катя
}
web-learn-try = Спробуйте тут або подивіться, як це робиться.
web-learn-show = Покажіть
web-learn-again = Спочатку
web-learn-beyond = Так теж можна, але це вже поза цим маленьким столом.
web-learn-credit-benndorf = The Game і The Game: Quick & Easy придумав Штеффен Бенндорф, видає NSV.
web-learn-credit-reuter = Sequence придумав Даґ Ройтер, видає Jax.
web-learn-credit-traffic-jam = «Трафік-мемо», «Підріж!» і «Година пік» — три гри з коробки «Трафик-Джем», яку видає «Банда умников».
web-learn-credit = Ігри належать їхнім авторам і видавцям; ми з ними не пов’язані й просто любимо грати. Це правила нашими словами.
