# «Адмирал: эпоха парусов»: что сказано об ответе рядом с пояснением. Коротко: это стоит в меню.

## шансы и чьи пушки стреляют по пути

ageofsail-remark-forts = под огнём крепости ({ $owner }), выстрелов до { $n }
ageofsail-remark-abeam =
    на траверзе { $target }: { $shots ->
        [one] { $shots } выстрел
        [few] { $shots } выстрела
       *[many] { $shots } выстрелов
    }, { $odds } %
ageofsail-remark-abeam-cannon =
    на траверзе пушка ({ $owner }): { $shots ->
        [one] { $shots } выстрел
        [few] { $shots } выстрела
       *[many] { $shots } выстрелов
    }, { $odds } %
ageofsail-remark-fight = победа { $odds } %
ageofsail-remark-odds = попадание по числу выстрелов, %: { $odds }
ageofsail-remark-hit = попадание { $odds } %
ageofsail-remark-back = в ответ до { $shots }, { $odds } %
ageofsail-remark-back-turns = может повернуться бортом
ageofsail-remark-back-none = не ответит
