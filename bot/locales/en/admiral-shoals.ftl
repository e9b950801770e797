# Admiral: teams, Pearl Shoals, reefs that players lay, lost and given forts. $seat, $owner: a player’s name, or several.
# $target: a fort with its owner, or several. $cell: "C4", $cells: several.

## options, and what their values mean in a line

admiral-option-scenario-shoals = Pearl Shoals
    .about = seven pearls amid the sea to bring home
admiral-option-teams = Who plays together
    .name = teams
admiral-option-teams-none = each alone
    .about = 2, 3, 4 or 6 seats, not five
admiral-option-teams-2v2 = two against two
    .about = four seats; five pearls win
admiral-option-teams-3v3 = three against three
    .about = six seats; five pearls win
admiral-option-teams-2v2v2 = three teams of two
    .about = six seats; four pearls win
admiral-option-islands = The islands that are left in the box
    .name = islands
admiral-option-islands-none = as in the scenario
    .about = the others stay in the box
admiral-option-islands-lot = by lot
    .about = most often three more, where they fit: a cell or more from ports and pearls
admiral-option-reefs = Who lays the reefs
    .name = reefs
admiral-option-reefs-lot = by lot
    .about = anywhere in the open sea, cutting nothing off
admiral-option-reefs-players = the players
    .about = in turn before the first round, each all of their own

admiral-refuse-five = Five can’t play Pearl Shoals: there are seas for 2, 3, 4 and 6 players. Go on with four, or find a sixth.

## teams

admiral-key-team-1 = First team
admiral-key-team-2 = Second team
admiral-key-team-3 = Third team
admiral-seat-side = { $side }
admiral-seat-side-any = Team: at random

## set-up, with which the log begins

admiral-event-team = { $side }: { $who }.
    .brief = { "" }
admiral-event-order = Order of play: { $who }.
    .brief = { "" }
admiral-event-island = An island by lot: from { $cell } to { $to }.
    .brief = { "" }
admiral-event-reefs-lot = { $n ->
    [one] A reef by lot: { $cells }.
   *[other] Reefs by lot: { $cells }.
}
    .brief = { "" }

## reefs

admiral-about-reefs = laying reefs
admiral-ask-reef =
    { $n ->
        [one] In which cell do you lay your reef?
       *[other] In which cell do you lay a reef? { $n } are left.
    }
    .together = Reefs: { $picked }
admiral-refuse-no-reef = On { $cell } no reef can lie: reefs are laid in the open sea, not in ports, on pearls or on other reefs.
admiral-refuse-cuts-off = A reef on { $cell } would cut off a port or a pearl.
admiral-event-reefs =
    { $seat } lays { $n ->
        [one] a reef
       *[other] { $n } reefs
    }: { $cells }.
    .brief =
        { $n ->
            [one] lays a reef
           *[other] lays { $n } reefs
        }: { $cells }

## partners

admiral-refuse-ally = { $target } is your partner’s.
admiral-event-inherits = { $seat } now has { $target }.
    .brief = { $target } passes on

## without a fort

admiral-event-homeless =
    { $seat } has no fort, nor one that is being rebuilt: { $n ->
        [one] after { $n } more such turn
       *[other] after { $n } more such turns
    } it is over.
    .brief =
        no fort: { $n ->
            [one] { $n } turn left
           *[other] { $n } turns left
        }
admiral-event-homeless-out =
    { $seat } is out: { $n ->
        [one] { $n } turn
       *[other] { $n } turns in a row
    } without a fort.
    .brief = out: no fort

## giving a fort

admiral-key-give = Give a fort
    .emoji = 🎁
admiral-ask-give = Which fort do you give away, with its pearls?
admiral-ask-give-whom = Who gets { $target }?
admiral-note-give-last = your last one: you would be out at once
admiral-refuse-no-gift = There is nobody without a fort, or you have none to give.
admiral-event-given = { $seat } gives { $target } to { $owner }.
    .brief = { $owner } is given { $target }
admiral-event-gave-all = { $seat } has no fort left after that, and is out.
    .brief = out: no fort left

## the position in words, and how it ended

admiral-line-team =
    { $seat }: pearls in forts: { $need ->
        [0] { $n }
       *[other] { $n } of { $need }
    }.
admiral-line-homeless =
    { $seat } has no fort: out after { $n ->
        [one] { $n } more turn
       *[other] { $n } more turns
    } without one.
admiral-points-now = Pearls in forts
admiral-how-team-last = Only one team is left
admiral-how-team-pearls = Enough pearls are in one team’s forts
admiral-how-team-most = No pearls are left outside the forts
