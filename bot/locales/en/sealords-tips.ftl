# Tips for somebody's first games of Sea Lords: by what there is to learn (`lessons` of the game), one a turn, five a game at
# most. Two sentences, 220 characters at most.

## the usual game

sealords-tip-fleets-1 = Your first ship goes on your home row, where its cell and its number act at once: even ships bring a coin, odd ones something else. Compare what each pair gives you.
sealords-tip-fleets-2 = Your ships spread from cell to cell, but not diagonally. Keep them in lines: equal or consecutive numbers in a line score at the end.
sealords-tip-fleets-3 = Before you end your turn, check who could fire at you: a shot stops at the first battle ship in its way. A shield takes one hit; a ship on fire counts for nothing until it is repaired.
sealords-tip-fleets-4 = With 3 coins you can hire a mercenary, in the same turn as your ship. It never burns and covers what lies behind it.
sealords-tip-fleets-5 = Each of your ships in the enemy’s half scores 1, each mine you hit costs 2. Only battle ships count after turn 16, so keep a repair or a shield for the end.

## a sea that the players lay out

sealords-tip-layout-1 = Shots belong where they will have targets in sight, repairs near the middle of the sea. The enemy can use your cells too, once they break through.
sealords-tip-layout-2 = Look at the enemy’s half: it shows where their shots will point, and which of their cells you could use yourself.
sealords-tip-layout-3 = You laid out your half with a plan. Take the cells you need for it before the enemy does.
