# Рамка сторінок із правилами.

web-learn-intro = Короткі сторінки з маленькими прикладами: торкайтеся карт і пробуйте. Номер біля абзацу — це номер правила. Якщо хід не дозволено, посилання приведе до потрібного правила.
web-learn-chapter-aim = Про що ця гра
web-learn-chapter-turn = Ваш хід
web-learn-chapter-specials = Спецмашини
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
web-learn-show = Показати
web-learn-again = Почати спочатку
web-learn-beyond = Так теж можна, але цей приклад на цьому закінчується.
web-learn-numbered = Усі правила з номерами
web-learn-credit-benndorf = The Game і The Game: Quick & Easy придумав Штеффен Бенндорф, видає NSV.
web-learn-credit-reuter = Sequence придумав Даґ Ройтер, видає Jax.
web-learn-credit-traffic-jam = «Трафік-мемо», «Підрізаю!» і «Година пік» — три гри з коробки «Трафик-Джем», яку видає «Банда умников».
web-learn-credit = Ігри належать їхнім авторам і видавцям; ми з ними не повʼязані й просто любимо грати. Це правила нашими словами.
