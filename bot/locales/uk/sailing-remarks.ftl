# Вітрильні ігри: що сказано про відповідь поруч із поясненням. Коротко: це стоїть у меню.

## шанси

sailing-remark-abeam =
    на траверзі { $target }: { $shots ->
        [one] { $shots } постріл
        [few] { $shots } постріли
       *[many] { $shots } пострілів
    }, { $odds } %
sailing-remark-fight = шанс перемогти { $odds } %
sailing-remark-odds = шанс влучити (за кількістю пострілів): { $odds } %
sailing-remark-hit = шанс влучити { $odds } %
sailing-remark-back =
    може відповісти: { $shots ->
        [one] { $shots } постріл
        [few] { $shots } постріли
       *[many] { $shots } пострілів
    }, { $odds } %
sailing-remark-back-turns = може повернутися бортом
sailing-remark-back-none = не відповість
