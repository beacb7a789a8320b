record-error = { $file }, рядок { $line }: { $problem }
record-too-large = У цьому файлі понад { $limit } байтів: забагато для запису.
record-not-text = Це не текст. Запис — звичайний UTF-8.
record-long-line = У цьому рядку понад { $limit } символів: забагато для запису.
record-heading = Це не запис. Запис починається з «{ $expected }».
record-field = Тут має бути «{ $field }: …».
record-cut-off = Запис закінчується зарано: останній рядок має бути «result: …». Файл обрізано.
record-seats = «{ $given }» — не кількість місць.
record-options = «{ $given }» — не налаштування. Налаштування виглядають так: fire=true minimum=3, або plain.
record-step = «{ $given }» — не крок. Кроки виглядають так: 0 37a
record-result = У записі сказано «{ $given }», а його ходи ведуть до «{ $found }».
record-hash = Хеш не відповідає зерну: зерно змінили після того, як показали хеш.
record-deal = Роздача не відповідає зерну.
