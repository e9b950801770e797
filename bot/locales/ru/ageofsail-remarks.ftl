# «Адмирал: эпоха парусов»: что сказано об ответе рядом с пояснением. Коротко: это стоит в меню.

## шансы и чьи пушки стреляют по пути

ageofsail-remark-forts =
    может стрелять крепость ({ $owner }): { $n ->
        [one] { $n } залп
        [few] { $n } залпа
       *[many] { $n } залпов
    }
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
ageofsail-remark-fight = шанс победить { $odds } %
ageofsail-remark-odds = шанс попасть (по числу выстрелов): { $odds } %
ageofsail-remark-hit = шанс попасть { $odds } %
ageofsail-remark-back =
    может ответить: { $shots ->
        [one] { $shots } выстрел
        [few] { $shots } выстрела
       *[many] { $shots } выстрелов
    }, { $odds } %
ageofsail-remark-back-turns = может повернуться бортом
ageofsail-remark-back-none = не ответит
