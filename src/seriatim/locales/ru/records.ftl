record-error = { $file }, строка { $line }: { $problem }
record-too-large = В этом файле больше { $limit } байт — слишком много для записи.
record-not-text = Этот файл не прочесть как текст. Запись — обычный текст в UTF-8.
record-long-line = В этой строке больше { $limit } символов — слишком много для записи.
record-heading = Это не запись. Запись начинается с «{ $expected }».
record-field = Здесь должно быть «{ $field }: …».
record-cut-off = Запись кончается слишком рано: последней должна быть строка «result: …». Файл обрезан.
record-seats = «{ $given }» — не число мест.
record-options = «{ $given }» — не настройка. Настройки выглядят так: fire=true minimum=3, или plain.
record-step = «{ $given }» — не шаг. Шаги выглядят так: 0 37a
record-result = В записи сказано «{ $given }», а её ходы ведут к «{ $found }».
record-hash = Хеш не соответствует зерну: зерно изменили после того, как показали хеш.
record-deal = Раздача не соответствует зерну.
