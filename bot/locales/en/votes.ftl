# What one asks of all others at a table, and the pause that may come of it.

## What may be asked

vote-draw = a draw
    .means = The game ends. All who are there share the first place, and whoever isn’t comes last.
vote-together = giving up together
    .means = The game ends and counts as lost.
vote-close = closing the table
    .means = The game ends without a result.
vote-pause =
    { $days ->
        [one] a pause of { $days } day
       *[other] a pause of { $days } days
    }
    .means = The clocks stand still, but you can still move. The pause ends earlier if all agree to that.
vote-pause-some = a pause
    .means = The clocks stand still for 1 to { $most } days, but you can still move. The pause ends earlier if all agree to that.
vote-resume = an end to the pause
    .means = The clocks run again. Whoever is to move has at least 24 hours.
vote-extra = one more day
    .means = Whoever asks has one more day, three times in a game at most.

## On the card and in one’s own view

vote-open = 🗳️ The players are asked: { $what }. { $means } { $yes } of { $all } agree so far. The first no settles it; without all answers it lapses { $when }.
vote-open-duel = 🗳️ { $asker } asks for this: { $what }. { $means } Without an answer it lapses { $when }.
vote-open-extra = 🗳️ { $asker } asks the others for one more day. { $yes } of { $all } agree so far. The first no settles it; without all answers it lapses { $when }.
vote-open-own = 🗳️ You have asked the others: { $what }. { $means } { $yes } of { $all } agree so far. Without all answers it lapses { $when }.
vote-silence = Silence counts as a yes { $when }.
vote-mine = You have agreed, and can still decline.
vote-agreed = 🗳️ All agree: { $what }.
vote-declined = 🗳️ Not everybody wants this: { $what }. The game goes on as before.
vote-lapsed = 🗳️ Not everybody has answered: { $what }. The game goes on as before.
paused = ⏸️ Pause: the clocks stand still, and run again { $when }. Moves are still possible.
paused-alone = ⏸️ Pause: the clocks stand still, and run again { $when }. Somebody is no longer there, so any of you can end the pause.
log-vote = { $when } 🗳️
event-vote-draw = All have agreed on a draw
    .brief = 🗳️ a draw by agreement
event-vote-together = All have agreed to give up
    .brief = 🗳️ given up by agreement
event-vote-close = All have agreed to close the table without a result
    .brief = 🗳️ the table is closed by agreement
event-vote-pause =
    { $days ->
        [one] A pause of { $days } day begins
       *[other] A pause of { $days } days begins
    }
    .brief = ⏸️ pause
event-vote-resume = The pause is over: the clocks run again
    .brief = ▶️ the pause is over
event-vote-extra = { $seat } has been given one more day
    .brief = 🎁 one more day
vote-how-draw = The players have agreed on a draw
vote-how-together = The players have agreed to give up

## Buttons and what they do

button-asks = Ask the others
button-ask-yes = Yes, ask
button-vote-yes = Agree: { $what }
button-vote-no = Decline: { $what }
button-vote-back = Withdraw: { $what }
button-call-off = Call the game off
button-call-off-yes = Yes, call it off
asks-title = ### Ask the others · { $game } · table { $table }
asks-about = What you ask for is done as soon as all who are there agree, and whoever is away while the game waits for them; whoever isn’t there counts as a yes. The first no settles it, and without all answers it lapses after 72 hours.
asks-entry = - **{ $what }**: { $means }
asks-none = There is nothing you could ask the others for now.
asks-days = For how many days
asks-days-count =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
ask-sure = { $game }, table { $table }: ask the others for this?
ask-silence = Here silence for 24 hours counts as a yes, once in a game for each player; so it lapses only where that is used up.
vote-asked = 🗳️ The others are asked.
vote-withdrawn = 🗳️ You no longer ask for it.
vote-done = 🗳️ Done: all have agreed.
call-off-sure = Not both of you have had a turn yet, so you can call off { $game }, table { $table }. It is closed without a result, and nobody loses.
refuse-ask-unknown = That can’t be asked here now. “{ button-asks }” under “{ button-more }” shows what can.
refuse-ask-alone = No other people play here, so nobody needs to be asked.
refuse-ask-alone-bots = Only Flotilla plays here with you, and it has no vote. If you don’t want to go on, resign.
refuse-ask-nobody = Nobody else is there who could be asked. “{ button-time }” under “{ button-more }” shows what else you can do.
refuse-ask-rivals = None of those you play against is there, so there is nobody to share with. “{ button-time }” under “{ button-more }” shows what else you can do.
refuse-ask-rivals-bots = Of those you play against only Flotilla is there, and it agrees to no draw. You can ask to close the table.
refuse-ask-away = You have no say here while somebody else moves for you or you have been late for long. Press “{ button-return }”, or simply move.
refuse-ask-open = That is being asked already. You can answer it under “{ button-view }”.
refuse-ask-again = You have already asked for that. You can do so again after two turns of your own, or <t:{ $when }:R>.
refuse-ask-over = That is no longer asked: it was settled or has lapsed.
refuse-ask-voted = You have agreed already. The others have yet to answer.
refuse-ask-own = It is you who asks for it: you can withdraw it.
refuse-ask-not-yours = Only whoever asked can withdraw it. You can decline it.
refuse-ask-nothing = You ask for nothing at this table.
refuse-ask-paused = There is a pause already. To change it, ask to end it first.
refuse-ask-not-paused = There is no pause at this table.
refuse-ask-days =
    { $most ->
        [0] All pauses at a table can last 60 days together, and that is used up here.
        [one] The next pause here can last { $most } day at most. All pauses at a table together can last 60 days.
       *[other] A pause here can last from 1 to { $most } days. All pauses at a table together can last 60 days.
    }
refuse-ask-extra-few = Here any of the others can give you a day without asking anybody: with “+1 day” under “{ button-time }”, or by command.
refuse-ask-extra-spent = You have already been given three days, and more isn’t possible in one game.
refuse-call-off = A game can be called off by one player only if two play and not both have had a turn. You can ask the others to close the table.

## How a table came to nothing

closed-agreed = { $game }, table { $table }: { $names }. All agreed to close the table, so there is no result.
closed-called-off = { $game }, table { $table }: { $names }. { $by } called the game off before both had had a turn, so nobody loses.
refuse-agreed = This table was closed without a result: all had agreed to it.
refuse-called-off = This game was called off before both players had had a turn. Nobody loses.

## Commands

command-table-ask = Ask the others for a draw, a close, a pause, one more day or what else the game offers
    .name = ask
command-table-ask-kind = What you ask for; without it you see what is possible
    .name = kind
command-table-ask-days = How many days a pause is to last: 1 to 30, usually 7
    .name = days
command-table-ask-draw = a draw; where all play together: giving up together
command-table-ask-close = closing the table without a result
command-table-ask-pause = a pause: the clocks stand still
command-table-ask-resume = an end to the pause
command-table-ask-extra = one more day for you
command-table-ask-own = what the game itself offers, such as counting now
command-table-withdraw = Withdraw what you have asked the others for
    .name = withdraw
