# Clocks, what happens when time is up, and reminders.

## Times and clocks

span-days = { $count } d
span-hours = { $count } h
span-minutes = { $count } min
clock-none = no clock
clock-quick = quick
clock-brisk = brisk
clock-steady = steady
clock-times = { $start } at the start, +{ $add } a turn, { $cap } at most
clock-each = { $each } for each turn
zero-ask = those who are waiting decide
    .duel = the opponent can claim the win, give a day or wait
zero-autopilot = the usual move is made
zero-lose = the player is out of the game
    .duel = the game is lost
zero-usual = as usual
    .about = those who are waiting decide (two people or one team), else the usual move is made
clock-entry = Clock: { $clock }
at-zero = When time is up: { $rule }
terms = ⏳ Clock: { $clock }. When time is up: { $zero }.
terms-none = ⏳ No clock.
done-by-timeout = { $name } (time up)
done-by-autopilot = { $name } (autopilot)
done-by-mate = { $name } (usual move)

## On the card and in one’s own view

clock-until = { $name }: deadline { $when }
clock-left = { $name }: { $left } left
clock-banks = -# ⏳ { $banks }
clock-stopped = ⏸️ The clocks stand still: the card can’t be shown in its channel.
pilot = 🤖 { $name } isn’t there: the usual moves are made.
pilot-claim = 🤖 { $name } isn’t there: the usual moves are made. You can play on, or claim the win.
missed-own = ⌛ Your time ran out, so the usual move was made for you. If it runs out in your next turn too, the bot moves for you from then on.
pilot-you = 🤖 You weren’t there, so the usual moves are made for you. Press “{ button-return }” to move yourself again.
pilot-off = 🤖 { $name } is back and moves without the bot again.
late-duel =
    { $gift ->
        [yes] ⌛ { $name } has run out of time. The opponent can claim the win or give a day. Until then { $name } can still move.
       *[no] ⌛ { $name } has run out of time. The opponent can claim the win. Until then { $name } can still move.
    }
late-duel-you =
    { $gift ->
        [yes] ⌛ { $name } has run out of time. You can claim the win, give a day or simply wait. If you do nothing, the table closes { $when } without a result.
       *[no] ⌛ { $name } has run out of time. You can claim the win or simply wait. If you do nothing, the table closes { $when } without a result.
    }
late-duel-own = ⌛ Your time is up. You can still move until your opponent claims the win.
late-both = ⌛ Both players have run out of time. Either of them can close the table without a result, or still move.
late-both-you = ⌛ You have both run out of time. Either of you can close the table without a result, or still move.
late-others = ⌛ { $name } has run out of time. Any of the others can have the usual move made{ $gift ->
    [yes] {" "}or give a day
   *[no] {""}
}. If all of them agree, the game goes on without { $name }. If nobody decides, the bot starts to move for { $name } { $when }.
late-others-you = ⌛ { $name } has run out of time. You can have the usual move made{ $gift ->
    [yes] , give a day
   *[no] {""}
} or wait; if all others agree too, the game goes on without { $name }. If nobody decides, the bot starts to move for { $name } { $when }.
late-others-own = ⌛ Your time is up. You can still move until the others decide. If they don’t, the bot starts to move for you { $when }.
late-left = ⌛ { $name } has run out of time and can still move. Nobody else is there to decide about it, so the bot starts to move for { $name } { $when }.
late-left-own = ⌛ Your time is up, and nobody else is there who could decide about it. You can still move; otherwise the bot starts to move for you { $when }.
ask-without = 🗳️ Go on without { $name }? { $yes } of { $all } agree so far.
ask-without-own = 🗳️ The others are deciding whether to go on without you; { $yes } of { $all } agree so far. If you move before that, you play on.
ask-autopilot = 🗳️ { $name } hasn’t been there for { $turns } turns in a row. Should the usual moves be made at once from now on? { $yes } of { $all } agree so far.
ask-autopilot-own = 🗳️ You haven’t been there for { $turns } turns in a row. The others are deciding whether the usual moves are made for you at once from now on; { $yes } of { $all } agree so far. If you move yourself, that is settled.
ask-without-declined = 🗳️ Not everybody wants to go on without { $name }, so { $name } stays in the game.
ask-without-declined-own = 🗳️ Not everybody wants to go on without you, so you stay in the game. It is still your move.
ask-without-lapsed = 🗳️ Not everybody has answered, so { $name } stays in the game. You can ask again.
ask-without-lapsed-own = 🗳️ Not everybody has answered whether to go on without you, so you stay in the game. It is still your move.
ask-autopilot-declined = 🗳️ Not everybody wants the usual moves made at once for { $name }: the clock runs each time.
ask-autopilot-declined-own = 🗳️ Not everybody wants the usual moves made for you at once: your clock runs each time.
ask-autopilot-lapsed = 🗳️ Not everybody has answered, so the clock of { $name } runs each time.
ask-autopilot-lapsed-own = 🗳️ Not everybody has answered, so no moves are made for you at once: your clock runs each time.
ask-silent = 💤 Nobody has moved here for two weeks. You can ask to close the table.
ask-kept = 💤 The table stays open: somebody wants to keep it. If still nobody moves, you can ask again to close it.
ask-kept-own = 💤 You have kept the table open. If still nobody moves, it can be asked again to close it.
ask-close = 🗳️ { $asker } wants to close this table. It closes { $when } without a result unless somebody moves or objects.
ask-close-own = 🗳️ You want to close this table. It closes { $when } without a result unless somebody moves or objects.
event-asked-less = { $count } questions in a row went unanswered, so your orders no longer ask you.
nobody-there = 💤 Nobody who plays here is there any more. If nobody comes back, the table closes { $when } without a result.
gifts-own = 🎁 You have been given extra time. Days used: { $count } of { $most }.
private-timed-out = Your time was up, and the others play on without you.

## Buttons and what they do

button-claim = Claim the win
button-claim-both = Close without a result
button-claim-yes = Yes, claim it
button-gift = +1 day for { $name }
button-wait = Wait
button-usual = Usual move for { $name }
button-without = Go on without { $name }
button-without-yes = Yes, go on
button-without-no = No, keep { $name }
button-pilot-yes = Yes, usual moves for { $name }
button-pilot-no = No, not for { $name }
button-shut = Ask to close
button-object = No, keep it open
button-return = I’m back
button-quiet = Quiet this turn
button-time = Time
time-title = ### Time · { $game } · table { $table }
time-alone = You play without a clock here: nobody waits for you.
claim-sure-win = Claim the win in { $game }, table { $table }? The game ends at once.
claim-sure-both = You have both run out of time. Close { $game }, table { $table }, without a result?
claimed = ⌛ Done.
gift-given = 🎁 { $name } has one more day.
waiting = ⌛ Nothing is decided yet. You can do so at any time, here or on the card.
usual-made = 🤖 The usual move was made for { $name }.
without-sure = Go on with { $game }, table { $table }, without { $name }? As soon as all agree, { $name } is out of the game.
without-noted = 🗳️ Noted. The others must agree too.
without-done = The game goes on without { $name }.
noted = 🗳️ Noted.
declined-ask = Noted: it stays as it is.
close-asked = 🗳️ The others are asked.
returned = 👋 Welcome back: you make your moves yourself again.
quiet-now = 🔕 No more reminders for this turn.
refuse-no-claim = You can’t claim the win: nobody you play against has run out of time. “{ button-time }” under “{ button-more }” shows how long they still have.
refuse-no-gift = You can’t give a day here: only to your opponent or to somebody who plays with you, where there is a clock.
refuse-gifts-spent = That player has already been given three days, and more isn’t possible in one game. What else you can do is shown with “{ button-time }” under “{ button-more }”.
refuse-no-usual = That isn’t possible: the player still has time, or you have no say in it.
refuse-not-away = You aren’t away, and you make your moves yourself already.
refuse-no-running = You have no game that is running.
refuse-quiet-alone = You get no reminders here anyway: nobody waits for you.
refuse-nothing-asked = Nothing is being asked at this table.
refuse-nobody-late = You are waiting for nobody at this table: no other player has to move now.
refuse-usual-duel = In this game of two the bot moves for somebody only if that was agreed at the start. When your opponent’s time is up, you can claim the win, give a day or wait.
refuse-late-yourself = It is your own time that is up here. You can still move: press “{ button-play }”.
refuse-claim-together = Nobody plays against you here, so there is no win to claim.
refuse-claim-bot = Flotilla plays against you here and is never late, so there is no win to claim.
refuse-bot-seat = Flotilla plays this seat itself and moves within seconds: there is nothing to decide about it.
refuse-claim-no-clock = This table has no clock, so nobody’s time runs out. Once nobody has moved for 14 days, you can ask to close it.
refuse-claim-away = The usual moves are made for you here. Press “{ button-return }” first, then you have a say again.
refuse-gift-no-clock = This table has no clock: everybody may take as long as they like.
refuse-gift-own = You can’t give a day to yourself. Ask your opponent, or somebody who plays with you.
refuse-gift-away = The usual moves are made for that player at once, so a day would change nothing.
refuse-close-alone = No other people play here, so nobody needs to be asked. If you don’t want to go on, resign.
refuse-close-clock = This table has a clock, so it isn’t closed for silence: once somebody’s time is up, what was agreed at the start happens. You can see it with “{ button-time }” under “{ button-more }”. “{ button-asks }” beside it asks the others to close the table.
refuse-close-early = A table without a clock can be closed when nobody has moved for 14 days. Before that all must agree to it (“{ button-asks }” under “{ button-more }”). If it stays silent, you can ask for it <t:{ $when }:R>.
refuse-close-asked = That has been asked already. The table closes <t:{ $when }:R> without a result unless somebody moves or objects.
refuse-agree-close = If you agree, you needn’t do anything: the table closes <t:{ $when }:R> without a result unless somebody moves or objects.

## How a table came to nothing

result-timed-out = ⌛ Time was up: { $names }
closed-lapsed = { $game }, table { $table }: { $names }. Time ran out before everybody had moved, so nobody loses.
closed-undecided = { $game }, table { $table }: { $names }. Time ran out and nobody decided, so there is no result.
closed-silent = { $game }, table { $table }: { $names }. Nobody moved for a long time, so there is no result.
refuse-lapsed = Time ran out before everybody had moved. Nobody loses.
refuse-undecided = This table was closed without a result: time ran out and nobody decided.
refuse-silent = This table was closed without a result: nobody moved for a long time.

## Reminders

reminder-half = ⏳ { $game }, table { $table }: it’s your move ({ $about }). Half of your time is gone. Deadline: { $when }.
reminder-most = ⌛ { $game }, table { $table }: your time is nearly up ({ $about }). Deadline: { $when }.
reminder-again = ⏳ { $game }, table { $table }: your move has been due for { $waited } ({ $about }). Deadline: { $when }.
reminder-waits = ⏳ { $game }, table { $table }: your move has been due for { $waited } ({ $about }).
reminder-several =
    { $count ->
        [one] ⏳ One game is waiting for you:
       *[other] ⏳ { $count } games are waiting for you:
    }
reminder-stalled = 💤 { $game }, table { $table }: no word from { $name } so far. I send no more reminders for this turn.

## Commands

command-table = Time at your tables: clocks, claims, coming back
    .name = table
command-table-time = How much time everybody has, and what you can do about it
    .name = time
command-table-claim = Claim the win when your opponent has run out of time
    .name = claim
command-table-back = Make your moves yourself again
    .name = back
command-table-quiet = No more reminders for this turn
    .name = quiet
command-table-close = Ask to close a table where nobody has moved for two weeks
    .name = close
command-table-day = Give one more day to your opponent, or to somebody who plays with you
    .name = day
command-table-usual = Have the usual move made for somebody who has run out of time
    .name = usual
command-table-without = Go on without somebody who has run out of time
    .name = without
command-start-clock = How much time each player has; if you leave this out, as usual in this server
    .name = clock
command-start-at-zero = What happens when somebody’s time is up; if you leave this out, as usual in this server
    .name = at-zero
command-start-clock-quick = quick: 1 day at the start, +4 hours a turn, 3 days at most
command-start-clock-brisk = brisk: 3 days at the start, +12 hours a turn, 5 days at most
command-start-clock-steady = steady: 3 days at the start, +36 hours a turn, 10 days at most
command-start-clock-1d = 1 day for each turn
command-start-clock-2d = 2 days for each turn
command-start-clock-3d = 3 days for each turn
command-start-clock-5d = 5 days for each turn
command-start-clock-7d = 7 days for each turn
command-start-clock-10d = 10 days for each turn
command-start-clock-14d = 14 days for each turn
command-start-clock-none = no clock
command-table-agree = Say yes to what the players of a table are asked
    .name = agree
command-table-object = Say no to what the players of a table are asked
    .name = object
