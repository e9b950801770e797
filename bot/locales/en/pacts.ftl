# Pacts: what players agree in their own words. $agreed and $aim are these words; the others are names.

button-pacts = Pacts
button-pacts-all = All pacts
button-pact-open = Open the pact
button-pact-new = Propose a pact
button-pact-write = Write it
button-pact-sign = Sign
button-pact-decline = Decline
button-pact-withdraw = Withdraw
button-pact-met = It is met
button-pact-unmet = Not yet
button-pact-end = End the pact
button-pact-kept = It was kept
button-pact-unmark = Take my verdict back

command-table-pacts = Pacts: what players of a table have agreed; propose, sign, see whether it was kept
    .name = pacts

## The list

pacts-title = ### 🤝 Pacts · { $game }, table { $table }
pacts-empty = There are no pacts here for you to see.
pacts-about = A pact binds by your word alone: the game doesn’t stop anybody from breaking it.
pacts-open = Open a pact
pact-head = 🤝 **Pact { $pact }** · everybody can read it
pact-head-public = ✍️ **Proposal** · everybody can read it once all have signed
pact-head-private = 🔒 **Private pact** · only those who make it know of it
pact-marks-kept = ✅ kept: { $count }
pact-marks-broken = 💔 broken: { $count }

## One of them

pact-term-turns =
    ⏳ For { $count ->
        [one] one turn
       *[other] { $count } turns
    } of { $name }
pact-term-left =
    { $count ->
        [1] ⏳ The last turn of { $name } is running: it ends with that turn
       *[other] ⏳ For { $count } more turns of { $name }
    }
pact-term-goal = 🎯 Until: { $aim }
pact-term-open = ♾️ Until one of them ends it
pact-proposed = ✍️ Still to sign: { $names }. Otherwise the proposal lapses { $when }.
pact-runs = ✅ All have signed. In force since { $when }.
pact-said-met = 🎯 Called met by { $names }. The pact ends { $when }, unless somebody objects.
pact-ended =
    { $how ->
        [declined] ✖️ { $name } has declined: it came to nothing.
        [withdrawn] ✖️ { $name } has withdrawn the proposal.
        [lapsed] ✖️ Not everybody signed in time: it came to nothing.
        [out] ⏹️ It has ended: one of them is out of the game.
        [turns] ⏹️ It has ended: its turns are over.
        [met] ⏹️ It has ended: the goal is met.
        [called] ⏹️ { $name } has ended it.
       *[game] ⏹️ It has ended with the game.
    }
pact-says-kept = ✅ { $name }: it was kept
pact-says-broken = 💔 { $name }: { $culprit } has broken it
pact-broken-ask = Broken by …
pact-broken-by = Broken by { $name }
pact-done-sign = ✅ You have signed.
pact-done-decline = You have declined; the others are told.
pact-done-withdraw = You have withdrawn the proposal.
pact-done-met = Noted. The pact ends when the others agree, or in three days if nobody objects.
pact-done-unmet = Noted: the pact goes on. Nobody can call the goal met again for a day.
pact-done-end = The pact has ended; the others are told.
pact-done-mark = Noted. You can change this until the game ends.
pact-done-unmark = Your verdict is taken back.
pact-done-new = The pact is proposed, and those who are to sign are told.

## Proposing

pact-new-title = ### ✍️ A new pact · { $game }, table { $table }
pact-new-about = Choose with whom, who may know of it, and for how long. Then write in your own words what is agreed. It is in force when all have signed.
pact-new-turns = What counts are your own turns: one is over each time the table goes on to another turn. The turn in which the last one signs counts if it is yours.
pact-new-whom = “{ button-pact-write }” opens as soon as you have chosen with whom.
pact-with = With whom?
pact-partner = plays with you, in your team
pact-seen-private = Only those who sign
    .about = Nobody else will know that there is such a pact
pact-seen-public = Everybody can read it
    .about = The table is told when all have signed, and when it ends
pact-choose-open = Until somebody ends it
    .about = Each of those who have signed can end it
pact-choose-goal = Until a goal is met
    .about = In your own words; those concerned say when it is met
pact-choose-turns = For a number of turns
    .about = Your own turns are counted
pact-choose-count =
    { $count ->
        [one] One turn of mine
       *[other] { $count } turns of mine
    }
pact-words-title = Pact, table { $table }
pact-words-label = What is agreed
pact-words-hint = In your own words, up to 400 characters
pact-words-example = We don’t attack each other.
pact-goal-label = Until when
pact-goal-hint = A goal or condition, up to 200 characters
pact-goal-example = one of us has two treasures
pact-kept-words = You wrote:

## In one’s own view

pact-own-asked = 🤝 { $author } proposes a pact: “{ $agreed }” · to answer: { button-pacts }
pact-own-turns =
    🤝 With { $others }: “{ $agreed }” · { $count ->
        [1] the last turn of { $author }
       *[other] { $count } more turns of { $author }
    }
pact-own-goal = 🤝 With { $others }: “{ $agreed }” · until: { $aim }
pact-own-open = 🤝 With { $others }: “{ $agreed }”
pact-own-met = 🤝 With { $others }: “{ $agreed }” · said to be met; ends { $when }, unless somebody objects
pact-own-more =
    🤝 and { $count ->
        [one] one more pact
       *[other] { $count } more pacts
    }

## What those concerned are told

pact-news-asked = **{ $author } proposes a pact to you.**
pact-news-runs = **All have signed: the pact is in force.**
pact-news-ended = **The pact has ended.** You can say whether it was kept if it was in force.
pact-news-met = **The goal of your pact is said to be met.** If it isn’t, object within three days.
pact-news-unmet = **Somebody objects: the goal isn’t met yet, and the pact goes on.**

## What everybody is told

log-pact = { $when } 🤝
pact-event-runs = { $seat } has made pact { $pact } with { $others }
    .brief = 🤝 pact { $pact } with { $others }
pact-event-turns = Pact { $pact } of { $seat } and { $others } has ended: its turns are over
    .brief = 🤝 pact { $pact } with { $others } is over
pact-event-met = Pact { $pact } of { $seat } and { $others } has ended: its goal is met
    .brief = 🤝 pact { $pact } with { $others } is over: goal met
pact-event-called = { $seat } has ended pact { $pact } with { $others }
    .brief = 🤝 has ended pact { $pact } with { $others }
pact-event-out = Pact { $pact } of { $seat } and { $others } has ended: one of them is out of the game
    .brief = 🤝 pact { $pact } with { $others } is over: somebody is out

## What can’t be done

refuse-pacts-none-here = Pacts are for games in which three or more play and don’t all win or lose together.
refuse-pact-none = There is no such pact.
refuse-pact-others = You have no part in this pact.
refuse-pact-stale = That can’t be done (any more). This is how the pact stands now.
refuse-pact-early = Somebody has objected. The goal can be called met again <t:{ $when }:R>.
refuse-pact-seats = A pact needs one or more others who are still in the game.
refuse-pact-turns = A pact can be made for 1 to { $most } turns.
refuse-pact-words-none = Nothing can be read in what you wrote.
refuse-pact-words-long = That is too long: { $count } characters, and a pact has { $most } at most.
refuse-pact-goal-none = Say in words until when the pact is to hold.
refuse-pact-goal-long = The goal is too long: { $count } characters, and { $most } are possible.
refuse-pact-many = You already have { $most } open pacts and proposals of your own here. End or withdraw one first.
refuse-pact-crowded = You already know of { $most } open pacts at this table. That is enough for now.
refuse-pact-day = You have proposed { $most } pacts at this table today. Please wait until tomorrow.

help-pacts =
    { "**" }Pacts.** Where three or more play and don’t all win together, you can agree anything in your own words: publicly, or so that nobody else knows. { $table_pacts }, or **{ button-pacts }**, proposes, signs, reminds, and keeps whether it was kept or broken. Breaking a pact isn’t against the rules.
