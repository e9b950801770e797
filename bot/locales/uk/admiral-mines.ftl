# «Адмірал»: міни. $seat: ім’я гравця. $ship: «фрегат f2», він у $seat. $cell: «C4», $cells: кілька. $kinds: класи кораблів. $n: скільки
# мін. $hits: пошкодження. $left: скільки міцності лишилося.

## налаштування і що означає кожне його значення, одним рядком

admiral-option-mines = Міни, які кожен таємно ставить біля свого форту
    .name = міни
admiral-option-mines-usual = за сценарієм
    .about = по три в дуелі й битві флотів; у своєму сценарії – як сказано в ньому; інакше жодної
    .here = { $scenario ->
            [duel] по три
            [fleet] по три
            [own] як сказано в його файлі
           *[other] жодної
        }
admiral-option-mines-none = жодної
    .about = вони лишаються в коробці
admiral-option-mines-one = по одній
    .about = стільки в коробці вистачить і на шістьох
admiral-option-mines-two = по дві
    .about = для чотирьох гравців і більше по одній: у коробці їх шість
admiral-option-mines-three = по три
    .about = для трьох гравців по дві, для чотирьох і більше по одній: у коробці їх шість

## короткі слова

admiral-command-mines = Ваші міни: чи їм вибухати й під ким; крім вас, не дізнається ніхто
    .name = міни
admiral-key-mines = Міни
    .emoji = 💣
admiral-key-anew = Поставити всі заново
    .emoji = ↩️
admiral-key-enough = Більше не ставити
    .emoji = ✅
admiral-key-lot = Поставити за жеребом
    .emoji = 🎲
admiral-key-armed = Зведена: вибухне під будь-яким суперником
    .emoji = 💥
admiral-key-held = Притримати: не підривати
    .emoji = ✋
admiral-key-waits = Чекати на деякі класи
    .emoji = 🎯
admiral-key-s = лінійні кораблі
admiral-key-g = галеони
admiral-key-f = фрегати
admiral-key-b = бриги

## про що рішення

admiral-about-mines = установлення мін

## питання

admiral-ask-mine =
    { $n ->
        [1] Куди поставити міну?
       *[other] Куди поставити міну? Лишилося поставити: { $n }.
    } Крім вас, її не бачить ніхто; вона лежить на місці й вибухає під кораблями суперників.{ $n ->
        [1] { "" }
       *[other] { " " }В одній клітинці може бути кілька.
    }
    .together = Міни: { $picked }
admiral-ask-which-mine = Яку міну перемкнути? Крім вас, про це не дізнається ніхто.
admiral-ask-which-mine-or-anew = Поки не всі поставили міни, свої можна поставити заново. Або яку перемкнути? Крім вас, про це не дізнається ніхто.
admiral-ask-switch = Міна на { $cell }: що їй робити від наступного корабля?
admiral-ask-wait = На які класи чекає міна на { $cell }?
    .picked = чекати на ці
admiral-ask-sail-on = Міна! Ваш { $ship }: лишилося міцності { $left }. Де він закінчить хід?

## пояснення до відповідей

admiral-note-mine-armed =
    зведена{ $n ->
        [1] { "" }
        [one] , { $n } міна
        [few] , { $n } міни
       *[many] , { $n } мін
    }
    .emoji = 💥
admiral-note-mine-held =
    притримана{ $n ->
        [1] { "" }
        [one] , { $n } міна
        [few] , { $n } міни
       *[many] , { $n } мін
    }
    .emoji = ✋
admiral-note-mine-waits =
    чекає: { $kinds }{ $n ->
        [1] { "" }
        [one] , { $n } міна
        [few] , { $n } міни
       *[many] , { $n } мін
    }
    .emoji = 🎯
admiral-note-stops-here = лишається тут
    .emoji = ⚓
admiral-note-goes-on = іде далі
    .emoji = ⛵

## що кажуть про відповідь поруч із поясненням

admiral-remark-mines = на цьому шляху можуть бути міни, клітинок: { $n }

## відмови

admiral-refuse-mine-far = На { $cell } міну не поставити: до вашого форту клітинок { $n }, а можна щонайбільше { $most }.
admiral-refuse-mine-land = На { $cell } міну не поставити: там суша.
admiral-refuse-mine-reef = На { $cell } міну не поставити: там риф.
admiral-refuse-mine-fort = На { $cell } міну не поставити: там форт.
admiral-refuse-laid = Ваші міни вже поставлено. Поки не всі поставили свої, можна поставити заново: `mines anew`, потім клітинки.
admiral-refuse-anew-over = Поставити міни заново можна, лише поки не всі поставили свої.
admiral-refuse-laying-over = Міни ставлять лише до першого раунду. І зараз не ваш хід: коли він настане, вас покличуть.
admiral-refuse-no-mines = У вас не лишилося мін.
admiral-refuse-no-mine-of-yours = На { $cell } вашої міни немає.
admiral-refuse-mine-stands = Міна на { $cell } так і стоїть.
admiral-refuse-sail-on = Закінчити на { $cell } не може { $ship }: він лишається там, де вибухнула міна, або йде далі своїм курсом.

## що сталося

admiral-event-first-both = Спершу по черзі ставлять рифи ({ $who }), потім усі разом таємно ставлять міни.
    .brief = спершу по черзі рифи, потім таємно міни
admiral-event-first-reefs = Спершу по черзі ставлять рифи: { $who }.
    .brief = спершу по черзі ставлять рифи
admiral-event-first-mines = Спершу всі разом таємно ставлять міни.
    .brief = спершу всі таємно ставлять міни
admiral-event-mines = { $seat } закінчує ставити міни.
    .brief = міни поставлено
    .briefer = { "" }
admiral-event-mines-own =
    { $n ->
        [0] Ви не поставили жодної міни.
        [1] Ви поставили міну на { $cells }.
        [one] Ви поставили { $n } міну: { $cells }.
        [few] Ви поставили { $n } міни: { $cells }.
       *[many] Ви поставили { $n } мін: { $cells }.
    }
    .brief =
        { $n ->
            [0] без мін
            [1] міна на { $cells }
            [one] { $n } міна: { $cells }
            [few] { $n } міни: { $cells }
           *[many] { $n } мін: { $cells }
        }
admiral-event-mines-anew =
    { $n ->
        [0] Ви прибрали свої міни: тепер немає жодної.
        [1] Ви поставили міну заново: { $cells }.
        [one] Ви поставили заново { $n } міну: { $cells }.
        [few] Ви поставили заново { $n } міни: { $cells }.
       *[many] Ви поставили заново { $n } мін: { $cells }.
    }
    .brief =
        { $n ->
            [0] заново: без мін
            [1] заново: міна на { $cells }
            [one] заново: { $n } міна: { $cells }
            [few] заново: { $n } міни: { $cells }
           *[many] заново: { $n } мін: { $cells }
        }
admiral-event-mine-armed = Вашу міну на { $cell } зведено.
    .brief = міна на { $cell }: зведена
admiral-event-mine-held = Вашу міну на { $cell } притримано, вона не вибухне.
    .brief = міна на { $cell }: притримана
admiral-event-mine-waits = Ваша міна на { $cell } тепер чекає: { $kinds }.
    .brief = міна на { $cell } чекає: { $kinds }
admiral-event-mined =
    Міна! { $seat } підриває корабель на { $cell }: { $ship }, пошкоджень { $hits }. { $left ->
        [0] Корабель тоне!
       *[other] Лишилося міцності { $left }.
    }
    .brief =
        міна на { $cell }: { $ship } { $left ->
            [0] тоне!
           *[other] підірвано, лишилося { $left }
        }
admiral-event-mines-left =
    { $n ->
        [0] Мін не лишилося.
       *[other] Міни лишилися тут: { $cells }.
    }
    .brief = { "" }
admiral-event-stops = { $seat }: { $ship } лишається на { $cell }.
    .brief = { $ship } лишається на { $cell }
    .briefer = { "" }

## становище словами

admiral-line-anew = Поки не всі поставили міни, свої можна поставити заново: «{ admiral-key-mines }».
admiral-line-mine-armed =
    { $seat }: { $n ->
        [1] міна
        [one] { $n } міна
        [few] { $n } міни
       *[many] { $n } мін
    } на { $cell }, зведено.
admiral-line-mine-held =
    { $seat }: { $n ->
        [1] міна
        [one] { $n } міна
        [few] { $n } міни
       *[many] { $n } мін
    } на { $cell }, притримано.
admiral-line-mine-waits =
    { $seat }: { $n ->
        [1] міна
        [one] { $n } міна
        [few] { $n } міни
       *[many] { $n } мін
    } на { $cell }, чекає: { $kinds }.
admiral-line-hidden = { $seat }: { $seats ->
    [1] біля форту
   *[other] біля форту кожного
} { $n ->
    [1] може бути ще одна міна
   *[other] може бути ще мін: { $n }
}.
admiral-line-blown = Міни вибухнули на { $cells }, там більше жодної.
