# «Адмірал: епоха вітрил»: що сказано про відповідь поруч із поясненням. Коротко: це стоїть у меню.

## шанси й чиї гармати стріляють дорогою

ageofsail-remark-forts =
    може стріляти фортеця ({ $owner }): { $n ->
        [one] { $n } залп
        [few] { $n } залпи
       *[many] { $n } залпів
    }
ageofsail-remark-abeam-cannon =
    на траверзі гармата ({ $owner }): { $shots ->
        [one] { $shots } постріл
        [few] { $shots } постріли
       *[many] { $shots } пострілів
    }, { $odds } %
ageofsail-remark-storm = шанс перемогти { $odds } %
