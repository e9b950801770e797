# Штиль наодинці: що сказано, коли більше ніхто не пливе. $seat: ім'я гравця.

tranquility-about-alone = { $n ->
    [one] скинути за старт { $n } карту
    [few] скинути за старт { $n } карти
   *[many] скинути за старт { $n } карт
}
tranquility-line-due-alone = За старт треба скинути { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}.
tranquility-event-due-alone = { $n ->
    [0] { $seat }: скидати за старт уже нічого.
    [one] { $seat }: за старт треба скинути { $n } карту.
    [few] { $seat }: за старт треба скинути { $n } карти.
   *[many] { $seat }: за старт треба скинути { $n } карт.
}
    .brief = { $n ->
        [0] скидати за нього вже нічого
        [one] за нього треба скинути { $n } карту
        [few] за нього треба скинути { $n } карти
       *[many] за нього треба скинути { $n } карт
    }
    .briefer = { "" }
tranquility-line-sun-alone = Рука сонцем догори.
tranquility-line-moon-alone = Рука місяцем догори.
tranquility-event-sun-alone = { $seat } бере компас: рука повертається сонцем догори.
    .brief = бере компас, рука сонцем догори
tranquility-event-moon-alone = { $seat } бере компас: рука повертається місяцем догори.
    .brief = бере компас, рука місяцем догори
tranquility-remark-start-alone = ціна: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}{ $unseen ->
    [0] { "" }
   *[other] {" "}і { $unseen } наосліп
}; перед цим ви берете до 8
