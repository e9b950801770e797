# Being away: what the others see of it, the page where one says so, and refusals.

## On the card and in one’s own view

away-held = 🏝️ { $name } is away until { $when }. Until then this player’s clock stands still.
away-held-you = 🏝️ You are away until { $when }. Your clock stands still. You can move all the same; “{ button-return }” ends it.
away-hold = 🏝️ { $name } is away until { $when }. The clock stands still until { $hold }; then the usual moves are made, unless all the others agree to wait (“{ button-asks }”).
away-hold-you = 🏝️ You are away until { $when }. Your clock stands still until { $hold }; then the usual moves are made for you, unless all the others agree to wait. You can move all the same; “{ button-return }” ends it.
away-plain = 🏝️ { $name } is away until { $when }.
away-plain-you = 🏝️ You are away until { $when }. You can move all the same; “{ button-return }” ends it.
away-piloted = 🏝️ { $name } is away until { $when }. Until then the usual moves are made.
away-piloted-you = 🏝️ You are away until { $when }. Until then the usual moves are made for you. “{ button-return }” ends it.
away-late = 🏝️ { $name } is away until { $when }, but time had run out here before that.
away-late-you = 🏝️ You are away until { $when }, but your time had run out here before that: your clock stays at zero. You can still move.
away-back = 👋 { $name } is back.
seat-away = { $who } · 🏝️ away until { $when }
away-invited = 🏝️ { $who } is away until { $when }.

## Waiting on

vote-wait = waiting for those who are away
    .means = The game waits until they are back, even if that is more than a week. No moves are made for them.
event-vote-wait = All have agreed to wait for those who are away
    .brief = 🏝️ the game waits for those who are away
refuse-ask-wait-nobody = The game stops waiting for nobody here, so there is nothing to agree on.

## The page

button-away = Away
away-title = ### Away
away-now = 🏝️ You are away until **{ $when }**, at all your tables.
away-not = You aren’t away: your clocks run as usual.
away-noted = ✅ Noted. Have a good time!
away-returned = 👋 Welcome back! What waits for you is put to you again, and you have at least 24 hours for it.
away-about =
    Meanwhile your clocks stand still at all your tables, and I send no reminders. Questions in other players’ turns are answered for you as usual. Everybody at your tables sees until when you are away. Moving doesn’t end it.
    With three or more players a game waits for a week; then the usual moves are made for you, unless all the others agree to wait.
away-budget =
    { $left ->
        [0] You can be away for **no more days** now.
        [one] You can be away for **{ $left } day** from now on.
       *[other] You can be away for up to **{ $left } days** from now on.
    } Used in the last 365 days: { $used } of { $budget }.
away-budget-new = -# In your first two weeks with me it is 7 days in all.
away-budget-about = -# Every day that has begun counts, but only while you have a running game.
away-budget-once = -# At most 21 in one go.
away-again = -# One is free again on { $when }.
away-zone = -# A date is read in your time zone: { $zone }.
away-here-late = - { $game }, table { $table }: your time had run out there before, so your clock stays at zero.
away-here-off = - { $game }, table { $table }: your clock runs on, as its server allows no more days.
away-here-short = - { $game }, table { $table }: only until { $when }, as its server allows fewer days.
away-days = Away for …
away-days-count =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
button-away-date = Until …
away-date-title = Away until …
away-date-label = A date or a number of days
away-date-hint = You are away for the whole of that day, too
away-date-example = 24 December, Friday, 5 days …

## Refusals

refuse-away-past = That is over already. Give a number of days, or a date that is still to come.
refuse-away-unread = I can’t read that as a date. Type a number of days, such as `5`, or a date, such as `24 December`, `2030-12-24` or `Friday`.
refuse-away-long =
    { $count ->
        [one] That is too long: you can be away for { $count } day at most, until <t:{ $when }:f>.
       *[other] That is too long: you can be away for { $count } days at most, until <t:{ $when }:f>.
    }
refuse-away-spent =
    { $count ->
        [one] You have used your { $count } day of 365. There will be one again <t:{ $when }:R>. Until then you can ask the others at a table for a pause.
       *[other] You have used your { $count } days of 365. There will be one again <t:{ $when }:R>. Until then you can ask the others at a table for a pause.
    }
refuse-away-never = The servers where you play keep no game waiting for somebody who is away. You can ask the others at a table for a pause.
refuse-seat-excused = That player is away until <t:{ $when }:f> and keeps the seat until then. You can agree with the others to wait, or play on with the bot’s moves.
refuse-claim-excused = Nobody can claim a win from somebody who is away. That is until <t:{ $when }:f>; then the clock runs again.

## Commands

command-away = Be away for some days: your clocks stand still
    .name = away
command-away-until = A number of days or a date, such as 24 December or Friday; without it you see how it stands
    .name = until
command-back = Be back: your clocks run again, and you make your moves yourself
    .name = back
command-table-ask-wait = waiting for those who are away
