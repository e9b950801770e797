# «Адмирал: эпоха парусов»: что сказано об ответе рядом с пояснением. Коротко: это стоит в меню.

## шансы и чьи пушки стреляют по пути

ageofsail-remark-forts =
    может стрелять крепость ({ $owner }): { $n ->
        [one] { $n } залп
        [few] { $n } залпа
       *[many] { $n } залпов
    }
ageofsail-remark-abeam-cannon =
    на траверзе пушка ({ $owner }): { $shots ->
        [one] { $shots } выстрел
        [few] { $shots } выстрела
       *[many] { $shots } выстрелов
    }, { $odds } %
ageofsail-remark-storm = шанс победить { $odds } %
