# «Адмірал: епоха вітрил»: рішення, питання, пояснення, відмови. $ship, $prize: «фрегат f2 (Корнілов)», свої без імені. $cell: «C4».
# Назви кораблів чоловічого роду й неістоти: у знахідному відмінку вони ті самі.

## про що рішення

ageofsail-about-arrange = розстановка кораблів біля фортеці
ageofsail-about-teleport = телепорт
ageofsail-about-repair = ремонт у морі
ageofsail-about-turn = кораблі й гармати
ageofsail-about-stop = { $ship } на зупинці
ageofsail-about-gun = вогонь фортеці
ageofsail-about-prize = корпуси після абордажа
ageofsail-about-resume = продовження

## питання

ageofsail-ask-free = Що змінити?
ageofsail-ask-arrange = Переставити кораблі чи відкрити карту вітру?
ageofsail-ask-arrange-cell = На яку клітинку?
ageofsail-ask-arrange-course = Яким курсом?
ageofsail-ask-teleport = Який корабель переставити телепортом?
ageofsail-ask-teleport-cell = На яку клітинку?
ageofsail-ask-mend = Якому кораблю повернути щоглу?
ageofsail-ask-turn = Який корабель діє?
ageofsail-ask-where = Куди йти? Курс — це поворот на місці.
ageofsail-ask-repair-card = Яку карту фортеці перевернути?
ageofsail-ask-repair-course = Яким курсом?
ageofsail-ask-stop = Стріляти, іти далі чи закінчити?
ageofsail-ask-shots = Скільки пострілів одразу?
ageofsail-ask-on = До якої клітинки йти далі?
ageofsail-ask-cannon = Яка гармата стріляє?
ageofsail-ask-cannon-target = По якому кораблю?
ageofsail-ask-gun = На { $cell } тепер { $ship }. Чи стріляти вашій гарматі на { $cannon }?
ageofsail-ask-prize = Перемагає { $ship }, { $prize } без щогл. Що лишити?
ageofsail-ask-prize-masts = Скільки щогл перевести на переможений корпус?
ageofsail-ask-prize-ship = Який із двох іде з { $cell }?
ageofsail-ask-prize-cell = На яку клітинку?
ageofsail-ask-resume = Гравець вийшов із битви. Продовжити?
ageofsail-ask-orders = Який наказ змінити?
ageofsail-ask-orders-return = Як вашим кораблям відповідати на вогонь?
ageofsail-ask-orders-turn = Повертатися бортом до того, хто не на траверзі?
ageofsail-ask-orders-forts = Чи стріляти фортеці в тих, до кого дістає?
ageofsail-ask-orders-prizes = Якщо ваш корабель відбив абордаж, хто вирішує про приз?

## пояснення до відповідей

ageofsail-note-ship = щогл { $masts } з { $size }
ageofsail-note-board = абордаж: { $ship }, щогл: { $masts }
    .emoji = ⚔️
ageofsail-note-target = { $ship }, щогл: { $masts }
    .emoji = 🎯
ageofsail-note-cannon = ціла гармата
    .emoji = 🏰
ageofsail-note-end =
    { $ships ->
        [0] { $cannons ->
            [0] { $n ->
                [0] усе використано
               *[other] { "" }
            }
           *[other] не використано: гармат { $cannons }
        }
       *[other] не використано: кораблів { $ships }{ $cannons ->
            [0] { "" }
           *[other] , гармат { $cannons }
        }
    }{ $n ->
        [0] { "" }
       *[other] { $ships ->
            [0] { $cannons ->
                [0] { "" }
               *[other] ;{ " " }
            }
           *[other] ;{ " " }
        }втрата щогли за бездіяльність: { $lose }
    }
    .emoji =
        { $n ->
            [0] 🏁
           *[other] ⚠️
        }
ageofsail-note-keeps = { $ship }, щогл: { $masts }
ageofsail-note-both = поділити щогли, усього { $masts }
ageofsail-note-orders-now = зараз: { $word }

## відмови

ageofsail-refuse-not-yours = Це не ваш корабель.
ageofsail-refuse-acted = Цей корабель цього ходу більше не діє.
ageofsail-refuse-straight = Прямого курсу від корабля на { $cell } немає.
ageofsail-refuse-range = Цим курсом дальність зараз { $range }: { $course }.
ageofsail-refuse-barred = Шлях на { $cell } закрито.
ageofsail-refuse-heading = Корабель і так на цьому курсі ({ $course }), і стріляти немає в кого.
ageofsail-refuse-repair = Лагодити можна лише пошкоджений корабель поруч із вашою фортецею, доки в неї є відкрита карта.
ageofsail-refuse-abeam = По { $cell } стріляти не можна: потрібні ціль на траверзі й постріли на цьому борту.
ageofsail-refuse-no-cannon = Вашим гарматам зараз стріляти немає в кого.
ageofsail-refuse-berth = { $cell } — не вільна клітинка поруч із вашою фортецею.
ageofsail-refuse-haven = { $cell } зайнята або ближче 3 клітинок від чужого корабля чи фортеці.
