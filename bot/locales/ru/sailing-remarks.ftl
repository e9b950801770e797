# Парусные игры: что сказано об ответе рядом с пояснением. Коротко: это стоит в меню.

## шансы

sailing-remark-abeam =
    на траверзе { $target }: { $shots ->
        [one] { $shots } выстрел
        [few] { $shots } выстрела
       *[many] { $shots } выстрелов
    }, { $odds } %
sailing-remark-fight = шанс победить { $odds } %
sailing-remark-odds = шанс попасть (по числу выстрелов): { $odds } %
sailing-remark-hit = шанс попасть { $odds } %
sailing-remark-back =
    может ответить: { $shots ->
        [one] { $shots } выстрел
        [few] { $shots } выстрела
       *[many] { $shots } выстрелов
    }, { $odds } %
sailing-remark-back-turns = может повернуться бортом
sailing-remark-back-none = не ответит
