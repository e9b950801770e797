# «Адмірал: епоха вітрил»: що сказано про відповідь поруч із поясненням. Коротко: це стоїть у меню.

## шанси й чиї гармати стріляють дорогою

ageofsail-remark-forts = під вогнем фортеці ({ $owner }), пострілів до { $n }
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
ageofsail-remark-fight = перемога { $odds } %
ageofsail-remark-odds = влучання за кількістю пострілів, %: { $odds }
ageofsail-remark-hit = влучання { $odds } %
ageofsail-remark-back = у відповідь до { $shots }, { $odds } %
ageofsail-remark-back-turns = може повернутися бортом
ageofsail-remark-back-none = не відповість
