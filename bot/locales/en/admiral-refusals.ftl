# Admiral: why a move isn’t allowed. $ship: "frigate f2", who is to do it, a fort too. $target: a ship or fort with its owner. $cell: "C4".

## sailing and drifting

admiral-refuse-not-yours = { $target } isn’t yours.
admiral-refuse-own = { $target } is yours.
admiral-refuse-sunk = { $ship } is lost.
admiral-refuse-ruin = A ruin: { $target }.
admiral-refuse-ships-only = Only ships do that, not a fort.
admiral-refuse-spent = { $ship } was in a fight in this round and does nothing more in it.
admiral-refuse-repairing = { $ship } is under repair; that must be stopped first.
admiral-refuse-working = { $ship } is at work on a fort; stop that first.
admiral-refuse-needless = Leave out the last word: there is only one possibility here.
admiral-refuse-word-first = First comes what is done, then the target, then who does it: `fire s2 f1`, `board f2 b1`.
admiral-refuse-off-board = There is no { $cell } on this sea.
admiral-refuse-cell-alone = To sail, name the ship first: `f1 H9`. Reefs and mines are laid before the first round only.
admiral-refuse-moved = { $ship } has moved already.
admiral-refuse-task = { $ship } can’t move: she is under repair, at work on a fort, or her repair was stopped in this turn.
admiral-refuse-still = { $ship } can’t go anywhere, and there is nothing else for her to do.
admiral-refuse-least = In a fresh wind a move goes at least { $n } cells here.
admiral-refuse-drift = The storm doesn’t carry { $ship } to { $cell }.
admiral-refuse-drift-first = In a storm ships drift in their order, those farthest downwind first: the turn of { $ship } hasn’t come yet, or is past.
admiral-refuse-no-drift = None of your ships must drift now.
admiral-refuse-no-shelter = { $ship } doesn’t lie in shelter, so she must drift.
admiral-refuse-stay-later = Who stays in shelter is asked when ships drift: type `drift` or `end`.
admiral-refuse-fort-taken = { $target } is taken.
admiral-refuse-no-berth = { $cell } is no cell with room in the port of this fort.

## fire

admiral-refuse-no-fire = There is no fire in this scenario.
admiral-refuse-no-target = Nobody who has shots left reaches a target.
admiral-refuse-out-of-fire = Nobody who has shots left reaches { $target }: targets lie straight ahead on one of eight courses, within range, and nothing in between hides them.
admiral-refuse-no-shots = { $ship } has no shots left in this turn.
admiral-refuse-storm-silent = { $ship } can’t fire in a storm.
admiral-refuse-taken-silent = Taken in this round, fires from the next one on: { $target }.
admiral-refuse-same-cell = { $ship } can’t fire at { $target } in the same cell.
admiral-refuse-not-in-line = { $target } isn’t straight ahead of { $ship } on any of the eight courses.
admiral-refuse-too-far =
    { $target } is { $n } cells away from { $ship }, which fires { $range ->
        [one] { $range } cell
       *[other] { $range } cells
    } far on this course.
admiral-refuse-hidden = { $other } hides { $target } from { $ship }.
admiral-refuse-hidden-land = Land hides { $target } from { $ship }.
admiral-refuse-shots-left =
    { $n ->
        [one] { $ship } has { $n } shot left in this turn.
       *[other] { $ship } has { $n } shots left in this turn.
    }
admiral-refuse-all-or-fewer = Several fire: say `all`, or `fewer` and then how many shots each.

## boarding and storming

admiral-refuse-no-boarding = There is no boarding or storming in this scenario.
admiral-refuse-nobody-to-board = None of your ships lies beside one that she could board.
admiral-refuse-not-beside = None of your ships that can board lies beside { $target }; a corner isn’t enough.
admiral-refuse-boarder-apart = { $ship } doesn’t lie straight beside { $target }; a corner isn’t enough.
admiral-refuse-too-many =
    { $n ->
        [one] { $n } ship may take part at most.
       *[other] { $n } ships may take part at most.
    }
admiral-refuse-storm-it = A fort isn’t boarded, but stormed from its port (`storm`): { $target }.
admiral-refuse-board-it = A ship isn’t stormed, but boarded from straight beside her (`board`): { $target }.
admiral-refuse-no-fort-to-storm = None of your ships lies in the port of a fort that she could storm.
admiral-refuse-not-in-port = None of your ships that can storm lies in the port of { $target }.
admiral-refuse-apart-port = { $ship } doesn’t lie in the port of { $target }.
admiral-refuse-portion = From { $n } to { $most } can go here.

## repair, work on forts, pearls

admiral-refuse-no-repairs = There is no repair in this scenario.
admiral-refuse-undamaged = { $ship } is undamaged.
admiral-refuse-repair-stopped = The repair of { $ship } was stopped in this turn, so it can’t begin again before the next one.
admiral-refuse-no-repair = { $ship } can’t be repaired here: it takes the port of a fort of yours that isn’t a ruin.
admiral-refuse-nothing-to-stop = { $ship } is neither under repair nor at work.
admiral-refuse-no-work = { $ship } can’t work now: it takes two of your ships in the port of a ruin, or of your damaged fort, on which nobody works or has stopped in this turn.
admiral-refuse-no-mate = { $ship } can’t work with { $target }: it takes two ships in the port of one fort that can be worked on.
admiral-refuse-no-work-on = These two can’t work on { $target }.
admiral-refuse-nothing-to-load = There are no pearls for { $ship } here: none in the water, none in a fort of yours in whose port she lies.
admiral-refuse-hold-full = The hold is full: { $ship }.
admiral-refuse-nothing-to-unload = { $ship } can’t land pearls here: it takes the port of a fort of yours that isn’t a ruin.
admiral-refuse-no-pearls = { $ship } has no pearls aboard.
admiral-refuse-so-many =
    { $n ->
        [one] { $n } pearl is possible here: { $ship }.
       *[other] { $n } pearls at most are possible here: { $ship }.
    }
