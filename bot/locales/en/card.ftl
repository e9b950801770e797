# The card of a table, what it tells of moves, its log and its result.

## The card

card-title = ### { $game } · table { $table }
card-owes = { $who } to move · { $about }
card-order = Turns: { $names }
card-next = Next: { $names }
card-before = Before the first turn, in this order: { $names }
card-then = Then turns: { $names }
card-out = Out of the game: { $names }
card-score = { $name } **{ $points }**{ $goal ->
    [0] { "" }
   *[other] { " " }of { $goal }
}
points-now = Points now
card-scores = -# { $what }: { $scores }
card-began = { $game }, table { $table }: { $names }. The game began.
card-retired = { $game }, table { $table } · { $move }
card-dm-closed = -# { $name } doesn’t get direct messages from me: the button “{ button-view }” serves instead.
card-seal = -# Seal (proof of fair dice): `{ $seal }`
card-no-files = -# I don’t have the permission { $right } in this channel, so here is the board in words.
shown = [Here is the card]({ $url }).
show-locked = I can’t post the card here: this thread is locked.
show-rights = I can’t post the card here. I don’t have these permissions: { $rights }. Ask a moderator for them.
show-forbidden = Discord doesn’t let me post the card here: I must have lost a permission in this channel.
show-refused = Discord doesn’t accept this card.
show-away = Discord isn’t accepting the card right now. Try again in a while.
show-stays = The card is still [where it was]({ $url }).

## What happened, in short

brief-line = { $name }: { $did }
brief-times = { $did } ×{ $times }
taken-back = ↩️ Your last action was taken back.

## Results

result-won = 🏆 { $names } won!
result-shared = 🏆 { $names } share the win!
result-places = Places: { $names }
result-nobody = Nobody won.
result-draw = A draw!
result-team =
    { $won ->
        [yes] 🏆 { $company ->
            [alone] You did it!
           *[others] You did it together!
        }
       *[no] This time the sea was stronger.
    }
result-score =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
result-seed = -# Seed of the dice: `{ $seed }` · its seal (SHA-256 of this text), shown at the start: `{ $seal }`
rematch-open = [The rematch]({ $url }) is posted.
rematch-runs = [The rematch]({ $url }) has begun.

## The log

button-log = Log
button-log-first = ⏮
button-log-last = ⏭
log-title = ### Log · { $game } · table { $table }
log-seal = -# Seal of the dice (SHA-256 of the text of their seed, which is shown at the end): `{ $seal }`
log-start = { $when } The game began.
log-turn = { $when } { $name }: `{ $moves }`

## Reading about others’ tables

which-table-watched = Which table do you want to read about?
table-watched = Table { $table } · { $game }: { $names }
