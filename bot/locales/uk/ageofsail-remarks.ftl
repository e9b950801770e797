# «Адмірал: епоха вітрил»: що сказано про відповідь поруч із поясненням. Коротко: це стоїть у меню.

## шанси й чиї гармати стріляють дорогою

ageofsail-remark-forts =
    може стріляти фортеця ({ $owner }): { $n ->
        [one] { $n } залп
        [few] { $n } залпи
       *[many] { $n } залпів
    }
ageofsail-remark-abeam =
    на траверзі { $target }: { $shots ->
        [one] { $shots } постріл
        [few] { $shots } постріли
       *[many] { $shots } пострілів
    }, { $odds } %
ageofsail-remark-abeam-cannon =
    на траверзі гармата ({ $owner }): { $shots ->
        [one] { $shots } постріл
        [few] { $shots } постріли
       *[many] { $shots } пострілів
    }, { $odds } %
ageofsail-remark-fight = шанс перемогти { $odds } %
ageofsail-remark-odds = шанс влучити (за кількістю пострілів): { $odds } %
ageofsail-remark-hit = шанс влучити { $odds } %
ageofsail-remark-back =
    може відповісти: { $shots ->
        [one] { $shots } постріл
        [few] { $shots } постріли
       *[many] { $shots } пострілів
    }, { $odds } %
ageofsail-remark-back-turns = може повернутися бортом
ageofsail-remark-back-none = не відповість
