# Age of Sail: decisions, questions, notes and refusals. $ship, $prize: "Kornilov’s frigate f2", one’s own without a name. $cell: "C4".

## what a decision is about

ageofsail-about-arrange = placing the ships beside the fort
ageofsail-about-layout = laying the fort
ageofsail-about-place = placing the ships
ageofsail-about-teleport = teleport
ageofsail-about-repair = repair at sea
ageofsail-about-turn = ships and cannons
ageofsail-about-ships = the ships’ moves
ageofsail-about-attack = ships and parties
ageofsail-about-cannons = the fort’s cannons
ageofsail-about-stop = { $ship } has stopped
ageofsail-about-gun = the fort’s fire
ageofsail-about-prize = what to keep after the boarding
ageofsail-about-resume = going on

## questions

ageofsail-ask-arrange = Rearrange your ships, or draw the wind?
ageofsail-ask-arrange-cell = On which cell?
ageofsail-ask-arrange-course = On which heading?
ageofsail-ask-teleport = Teleport: which ship do you put on another free cell, at least 3 cells from enemy ships and forts?
ageofsail-ask-teleport-cell = To which cell?
ageofsail-ask-mend = Which ship gets a mast back?
ageofsail-ask-turn = Which ship acts next?
ageofsail-ask-turn-fair = Fair wind: ships sail one cell farther. Which ship acts next?
ageofsail-ask-turn-calm = Calm: your ships can turn, fire and be repaired, but not sail. Which ship acts next?
ageofsail-ask-turn-gunners = Keen gunners: +1 on each die of your attacks. Which ship acts next?
ageofsail-ask-turn-fog = Fog: nobody fires this turn. Which ship acts next?
ageofsail-ask-turn-cannons = All your ships have acted. Fire the fort’s cannons, or end the turn?
ageofsail-ask-turn-end = All your ships have acted. End the turn?
ageofsail-ask-turn-party = All your ships have acted. Move a party, or end the turn?
ageofsail-ask-turn-defender = Fire the fort’s cannons, or end the turn?
ageofsail-ask-repair-card = Which card of your fort is turned over?
ageofsail-ask-repair-course = On which heading?
ageofsail-ask-stop = Fire, sail on, or done?
ageofsail-ask-stop-fire = Fire, or done?
ageofsail-ask-stop-on = Sail on, or done?
ageofsail-ask-stop-land = Land masts, or done?
ageofsail-ask-stop-land-too = Land masts, go on, or done?
ageofsail-ask-cannon = Which cannon fires?
ageofsail-ask-cannon-target = At which ship?
ageofsail-ask-gun = { $ship } has come to { $cell }. Does your cannon on { $cannon } fire?
ageofsail-ask-prize = The boarding is won: { $ship } has beaten { $prize }. What do you keep?
ageofsail-ask-prize-masts = How many masts go to the prize?
    .answer =
        { $n ->
            [one] { $n } mast to the prize
           *[other] { $n } masts to the prize
        }
ageofsail-ask-prize-ship = Which of the two leaves { $cell }?
ageofsail-ask-prize-cell = To which cell?
ageofsail-ask-resume = A player has left. Go on?

# lines

ageofsail-ask-form = Which ship leads the line?
ageofsail-ask-form-next = Who follows { $ship } in the line?
ageofsail-ask-leave = Which ship leaves her line?
ageofsail-ask-leave-where = { $ship } leaves the line. Where to? A cell: she sails there. A heading: she fires first, then she sails.
    .under = Sail: { $what } …
    .all = Where to sail …
    .course = Turn, fire, then sail …
ageofsail-ask-line-stop = The line led by { $ship } has stopped. Who does what, or does it sail on?
ageofsail-ask-line-ship = What does { $ship } do?

# scenarios

ageofsail-ask-layout = Lay the fort: a ready shape, or the first of its ten cells?
ageofsail-ask-layout-next =
    { $n ->
        [one] { $n } cell of the fort is left to lay. Which one?
       *[other] { $n } cells of the fort are left to lay. Which is the next?
    }
ageofsail-ask-place = Which ship do you place at the edge of the sea?
ageofsail-ask-place-cell = On which cell?
ageofsail-ask-place-course = On which heading?
ageofsail-ask-party = Which party moves?
ageofsail-ask-party-to = To which cell of the fort?
ageofsail-ask-party-masts = How many masts move?
    .answer =
        { $n ->
            [one] { $n } mast
           *[other] { $n } masts
        }
ageofsail-ask-land = On which card of the fort do you land?
ageofsail-ask-land-masts = How many masts land?
    .answer =
        { $n ->
            [one] { $n } mast
           *[other] { $n } masts
        }

## notes beside options

ageofsail-note-ship = { $cell } { $course } · masts { $masts } of { $size }
ageofsail-note-waiting = masts { $masts } of { $size }
ageofsail-note-cannon = a live cannon
    .emoji = 🏰
ageofsail-note-end =
    { $ships ->
        [0] { "" }
        [one] { $ships } ship hasn’t acted
       *[other] { $ships } ships haven’t acted
    }{ $cannons ->
        [0] { "" }
       *[other] { $ships ->
            [0] { "" }
           *[other] ;{ " " }
        }{ $cannons ->
            [one] { $cannons } cannon could still fire
           *[other] { $cannons } cannons could still fire
        }
    }{ $n ->
        [0] { $ships ->
            [0] { $cannons ->
                [0] nothing is left to do
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $ships ->
            [0] { $cannons ->
                [0] { "" }
               *[other] ;{ " " }
            }
           *[other] ;{ " " }
        }{ $n ->
            [1] idle beside the fort and losing a mast
           *[other] idle beside the fort and losing a mast each
        }: { $lose }
    }
    .emoji =
        { $n ->
            [0] 🏁
           *[other] ⚠️
        }
ageofsail-note-keeps =
    { $ship }, { $masts ->
        [one] { $masts } mast
       *[other] { $masts } masts
    }
ageofsail-note-both =
    { $masts ->
        [one] { $masts } mast
       *[other] { $masts } masts
    } to share out
ageofsail-note-line = leads the line ({ $ships })
ageofsail-note-all = { $ships }
ageofsail-note-party =
    { $masts ->
        [one] { $masts } mast ashore
       *[other] { $masts } masts ashore
    }, { $ready } may move
    .emoji = 🚩
ageofsail-note-party-to =
    { $masts ->
        [0] empty
        [one] { $masts } mast there
       *[other] { $masts } masts there
    }, room for { $room }
    .emoji = 🚩
ageofsail-note-storm = a live cannon: you fight it
    .emoji = ⚔️
ageofsail-note-land =
    { $masts ->
        [0] empty
        [one] { $masts } mast there
       *[other] { $masts } masts there
    }, room for { $room }
    .emoji = 🏝️
ageofsail-note-end-assault =
    { $ships ->
        [0] { "" }
        [one] { $ships } ship hasn’t acted
       *[other] { $ships } ships haven’t acted
    }{ $parties ->
        [0] { $ships ->
            [0] nothing is left to do
           *[other] { "" }
        }
       *[other] { $ships ->
            [0] { "" }
           *[other] ;{ " " }
        }{ $parties ->
            [one] { $parties } mast ashore could move
           *[other] { $parties } masts ashore could move
        }
    }
    .emoji = 🏁

## refusals

ageofsail-refuse-not-yours = That ship isn’t yours.
ageofsail-refuse-acted = That ship can do nothing more this turn.
ageofsail-refuse-repair = Only a damaged ship next to your fort can be repaired, while a card of the fort is face up.
ageofsail-refuse-no-cannon = None of your cannons can fire at anybody now.
ageofsail-refuse-berth = { $cell } isn’t a free cell next to your fort.
ageofsail-refuse-haven = { $cell } isn’t free, or is less than 3 cells from an enemy ship or fort.
ageofsail-refuse-line-follower = In the line led by { $first }, { $ship } can’t sail alone. Let her leave the line first.
ageofsail-refuse-form = A line takes two or more of your ships, each next to the one before her; ships of another line only all together.
ageofsail-refuse-leave-heading = A ship that leaves her line must turn to another heading than the line’s first ship and sail at least one cell.
ageofsail-refuse-layout-field = { $cell } can’t be laid: the fort lies within D4–Q17.
ageofsail-refuse-layout-twice = { $cell } is part of the fort already.
ageofsail-refuse-layout-apart = { $cell } can’t be laid: it must have a side in common with the cells before.
ageofsail-refuse-layout-hole = { $cell } can’t be laid: the fort would enclose water.
ageofsail-refuse-place = No ship of yours can be placed on { $cell }.
ageofsail-refuse-party = No masts of yours on { $cell } can move this turn.
ageofsail-refuse-land = Nobody can land from { $ship }: it takes a turned-over card next to the ship with fewer than 3 masts on it, and two masts aboard.
