# Admiral: mines. $seat: a player’s name. $ship: "frigate f2", of $seat. $cell: "C4", $cells: several. $kinds: classes of ships. $n: how
# many mines. $hits: damage. $left: strength that is left.

## the option, and what its values mean in a line

admiral-option-mines = Mines that each player lays in secret near the own fort
    .name = mines
admiral-option-mines-usual = as in the scenario
    .about = three each in the duel and the fleet battle; as one’s own file says; else none
    .here = { $scenario ->
            [duel] three each
            [fleet] three each
            [own] as its file says
           *[other] none
        }
admiral-option-mines-none = none
    .about = they stay in the box
admiral-option-mines-one = one each
    .about = the box holds enough for six players
admiral-option-mines-two = two each
    .about = one each with four players or more: the box holds six
admiral-option-mines-three = three each
    .about = two each with three players, one with more: the box holds six

## short words

admiral-command-mines = Your mines: whether they go off, and under which ships; nobody but you is told
    .name = mines
admiral-key-mines = Mines
    .emoji = 💣
admiral-key-anew = Lay them all anew
    .emoji = ↩️
admiral-key-enough = Lay no more
    .emoji = ✅
admiral-key-lot = Lay them by lot
    .emoji = 🎲
admiral-key-armed = Armed: it goes off under any rival
    .emoji = 💥
admiral-key-held = Held: it doesn’t go off
    .emoji = ✋
admiral-key-waits = Wait for some classes
    .emoji = 🎯
admiral-key-s = ships of the line
admiral-key-g = galleons
admiral-key-f = frigates
admiral-key-b = brigs

## what a decision is about

admiral-about-mines = laying mines

## questions

admiral-ask-mine =
    Where do you lay { $n ->
        [one] a mine
       *[other] a mine ({ $n } are left)
    }? Nobody but you sees it; it never moves, and goes off under rivals’ ships.{ $n ->
        [one] { "" }
       *[other] { " " }Several may share a cell.
    }
    .together = Mines: { $picked }
admiral-ask-which-mine = Which mine do you switch? Nobody else is told.
admiral-ask-which-mine-or-anew = Until all have laid their mines you may lay yours anew. Or which one do you switch? Nobody else is told.
admiral-ask-switch = The mine on { $cell }: what does it do from the next ship on?
admiral-ask-wait = Which classes does the mine on { $cell } wait for?
    .picked = wait for these
admiral-ask-sail-on = A mine! Your { $ship } has strength { $left } left. Where does she end?

## notes beside options

admiral-note-mine-armed =
    armed{ $n ->
        [one] { "" }
       *[other] , { $n } mines
    }
    .emoji = 💥
admiral-note-mine-held =
    held{ $n ->
        [one] { "" }
       *[other] , { $n } mines
    }
    .emoji = ✋
admiral-note-mine-waits =
    waits for { $kinds }{ $n ->
        [one] { "" }
       *[other] , { $n } mines
    }
    .emoji = 🎯
admiral-note-stops-here = she stays here
    .emoji = ⚓
admiral-note-goes-on = she sails on
    .emoji = ⛵

## what is said of an answer beside its note

admiral-remark-mines =
    a mine may lie in { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    } of this way

## refusals

admiral-refuse-mine-far = You can’t lay a mine on { $cell }: it is { $n } cells from your fort, and { $most } are the most.
admiral-refuse-mine-land = You can’t lay a mine on { $cell }: there is land.
admiral-refuse-mine-reef = You can’t lay a mine on { $cell }: there is a reef.
admiral-refuse-mine-fort = You can’t lay a mine on { $cell }: there is a fort.
admiral-refuse-laid = Your mines are laid. Until all have laid theirs you can lay them anew: `mines anew`, then the cells.
admiral-refuse-anew-over = Mines can be laid anew only until all have laid theirs.
admiral-refuse-laying-over = Mines are laid before the first round only. And it isn’t your turn; I’ll tell you when it is.
admiral-refuse-no-mines = You have no mines left to switch.
admiral-refuse-no-mine-of-yours = You have no mine on { $cell }.
admiral-refuse-mine-stands = The mine on { $cell } is switched so already.
admiral-refuse-sail-on = { $ship } can’t end on { $cell }: she stays where the mine has caught her, or sails on along her course.

## what happened

admiral-event-first-both = First reefs are laid, by one after the other ({ $who }), then mines in secret, by all at once.
    .brief = reefs are laid first, in turn, then mines in secret
admiral-event-first-reefs = First reefs are laid, by one after the other: { $who }.
    .brief = reefs are laid first, in turn
admiral-event-first-mines = First mines are laid in secret, by all at once.
    .brief = mines are laid first, in secret
admiral-event-mines = { $seat } is done laying mines.
    .brief = has laid mines
    .briefer = { "" }
admiral-event-mines-own =
    { $n ->
        [0] You have laid no mines.
        [one] You have laid a mine on { $cells }.
       *[other] You have laid { $n } mines: { $cells }.
    }
    .brief =
        { $n ->
            [0] no mines
            [one] a mine on { $cells }
           *[other] { $n } mines: { $cells }
        }
admiral-event-mines-anew =
    { $n ->
        [0] You have taken your mines up again: none lies now.
        [one] You have laid your mine anew, on { $cells }.
       *[other] You have laid your mines anew, { $n } of them: { $cells }.
    }
    .brief =
        { $n ->
            [0] laid anew: no mines
            [one] laid anew: a mine on { $cells }
           *[other] laid anew: { $n } mines: { $cells }
        }
admiral-event-mine-armed = Your mine on { $cell } is armed.
    .brief = mine on { $cell }: armed
admiral-event-mine-held = Your mine on { $cell } is held: it doesn’t go off.
    .brief = mine on { $cell }: held
admiral-event-mine-waits = Your mine on { $cell } waits for { $kinds }.
    .brief = mine on { $cell }: waits for { $kinds }
admiral-event-mined =
    { $seat }’s mine on { $cell } goes off under { $ship }: { $hits } damage. { $left ->
        [0] She sinks!
       *[other] Strength { $left } left.
    }
    .brief =
        a mine on { $cell } under { $ship }: { $left ->
            [0] she sinks!
           *[other] { $left } left
        }
admiral-event-mines-left =
    { $n ->
        [0] No mines are left.
       *[other] Mines were left here: { $cells }.
    }
    .brief = { "" }
admiral-event-stops = { $seat }’s { $ship } stays on { $cell }.
    .brief = { $ship } stays on { $cell }
    .briefer = { "" }

## the position in words

admiral-line-anew = You can lay your mines anew until all have laid theirs: “{ admiral-key-mines }”.
admiral-line-mine-armed =
    { $seat } has { $n ->
        [one] a mine
       *[other] { $n } mines
    } on { $cell }: armed.
admiral-line-mine-held =
    { $seat } has { $n ->
        [one] a mine
       *[other] { $n } mines
    } on { $cell }: held.
admiral-line-mine-waits =
    { $seat } has { $n ->
        [one] a mine
       *[other] { $n } mines
    } on { $cell }: it waits for { $kinds }.
admiral-line-hidden =
    { $seats ->
        [1] { $seat } may have
       *[other] { $seat }: each may have
    } { $n ->
        [one] { $n } mine
       *[other] { $n } mines
    } hidden near the fort.
admiral-line-blown = No mine is left on { $cells }: one has gone off there.
