# The rules of Sea Lords, page by page. A page has a title of 60 characters at most and 1000 of text; `leaf` is its name
# and `figure` names the drawing that goes with it, both the same in every language; `alt` says what the drawing shows.

sealords-rules-1 =
    Two fleets share one sea. You take 16 turns each and lay a ship in every turn. **The most victory points** win. If they are equal, the most coins win; if those are equal too, it is a draw.

    - **The sea** has 7 columns (A–G) and 6 rows (1–6); north is up. Rows 1–3 are the half of 🟡, rows 4–6 that of 🔷.
    - **Your home row** is the one at your own edge: 1 for 🟡, 6 for 🔷.
    - A half consists of two squares of nine cells and a strip of three. Each cell has one of six effects.
    - **Your fleet** has 27 ships, each number from 1 to 9 three times. Shuffled, 18 make your pile and 9 your reserve. You begin with 3 ships in hand.
    - A **burning ship** has been hit: it stays on its cell and counts for nothing. All others are **battle ships**.
    - Five **mercenaries** wait for whoever pays first.
    .title = The goal and the sea
    .leaf = sea
    .figure = sea
    .alt = The sea of 7 by 6 cells: two halves, each of two squares and a strip; the badges of both players lie on their home rows.

sealords-rules-2 =
    1. **Lay a ship** from your hand. You must do this. Then use two effects, the cell’s and the ship’s, in the order you choose. You finish the first before you aim the second. What can be done must be done; an effect with nothing to do is lost.
    2. **Hire a mercenary** if you like, one a turn, before or after step 1. Pay its price, lay it at once by the usual rules and use its effect. The cell’s effect is not used.
    3. **End your turn.** You draw a ship from your pile, so that you begin each turn with 3 ships, or more if you have taken “+1 ship”.

    - Your pile lasts for 15 draws. You end turn 16 without drawing. When both have done so, the points are counted.
    - The first player is random, or the challenger’s choice; in a rematch it is the other one. The first player’s first ship gets a free shield before its effects.
    - If no ship in your hand can be laid and no mercenary you can hire would help, you **lose at once**. No points are counted.
    .title = A turn
    .leaf = turn

sealords-rules-3 =
    You may lay a ship

    - on your **home row**, wherever no battle ship lies;
    - on an empty cell **next to one of your battle ships**: north, east, south or west of it, never diagonally;
    - on a **burning ship**, yours or the enemy’s, if it lies next to one of your battle ships or on your home row. The burning ship sinks and is out of the game. Your ship’s own effect is used there, the cell’s is not.

    Mines close no cell, but see the page on mines. Burning ships don’t count as neighbours, so fire can cut off part of your fleet.

    You can move into the enemy’s half by the same rules, ship by ship, and its cells work for you. You can’t start from the enemy’s home row. Mercenaries are laid by the same rules.
    .title = Where a ship may be laid
    .leaf = laying
    .figure = laying
    .alt = Part of the sea. Bright frames: the free cells of the home row, those next to one’s own battle ship, and a burning ship there. Crosses: diagonal cells, which don’t count.

sealords-rules-4 =
    What a cell does for the ship that is laid on it:

    - **Victory point**: take 1 point. It is yours for good.
    - **Straight shot**: fire north, east, south or west.
    - **Diagonal shot**: fire north-east, south-east, south-west or north-west.
    - **Repair**: one of your burning ships becomes a battle ship again. Its effects are not used a second time.
    - **Mine**: lay a mine on any cell that holds neither a ship nor a mine.
    - **+1 ship**: take the top ship of your reserve. Your hand is one larger for the rest of the game.

    A cell does nothing for mercenaries, and nothing for a ship that sinks a burning one there.

    Supplies are limited: 7 shields, 14 mines, 21 coins, 64 victory points, 13 times “+1 ship”, for both players together. When something has run out, you can’t take it.
    .title = The six kinds of cells
    .leaf = cells
    .figure = effects
    .alt = Six cells side by side: star, straight shot, diagonal shot, spanner, mine, boat with “+1”.

sealords-rules-5 =
    What a ship does when it is laid:

    - **2, 4, 6, 8**: take 1 coin.
    - **1**: put a shield on one of your battle ships. It may be this ship itself, a mercenary, or a ship that already has a shield.
    - **3**: fire a straight shot.
    - **5**: repair one of your burning ships.
    - **7**: remove one mine from any cell, even from under this ship.
    - **9**: use the effect of its cell once more, with new choices. Laid on a burning ship it repeats nothing.

    Two pairs worth knowing: a 9 on a victory point takes 2 points, and a 7 can safely be laid on a mine, as it can clear that mine before it goes off.

    Effects are used once, when the ship is laid. The number keeps working: at the end, ships in line score by their numbers.
    .title = What the ships do
    .leaf = ships
    .figure = ships
    .alt = The ships 1 to 9 with what they do: 1 shield, 3 shot, 5 spanner, 7 mine crossed out, 9 circling arrow, even ones coin.

sealords-rules-6 =
    A shot starts from the ship you have just laid and flies straight to the edge of the sea. You choose its direction. It passes empty cells, mines, your own ships and all burning ships. It stops at the **first enemy battle ship**:

    - **no shield**: the ship is now burning;
    - **with shields**: one shield goes back to the supply, the ship is unharmed;
    - **mercenary**: nothing happens. It protects whatever lies behind it.

    A burning ship has no number, doesn’t count as a neighbour and scores nothing, but shots can’t harm it any more. Its owner may repair it; either player may lay a ship on it.

    You may fire where there is nothing to hit. Two shots are fired one after the other, and the second passes a ship that the first set on fire.
    .title = Shots, fire and shields
    .leaf = shots
    .figure = shots
    .alt = Three shots fly along rows: past own and burning ships, one sets a ship on fire, one breaks a shield, one bounces off a mercenary.

sealords-rules-7 =
    A mine may be laid on any cell without a ship (burning or not) and without a mine. Mines close no cell and stop no shot.

    If you lay a ship on a mine, even your own, you hit it. The ship isn’t harmed and both effects are used. Then you take the mine: **2 points less** at the end. A mine that a 7 or Minesweeper removes before that costs nothing and goes back to the supply.

    { "**" }The fake mine** is in the game only together with the mercenary Trickster, who lays two mines and the fake. On the sea the three look alike; only the player who laid them knows which is the fake. Both see the truth about a mine when somebody hits it or removes it. The fake costs nothing and, once found, is out of the game.
    .title = Mines and the fake
    .leaf = mines
    .figure = mines
    .alt = Four rows: a mine is laid; a ship hits a mine and its player loses 2 points; a 7 clears the mine; a mine with a question mark costs 2 points or, being the fake, none.

sealords-rules-8 =
    A game has five, at random or chosen by the challenger: three for 3 coins, one for 4, one for 5. A mercenary never burns, counts as one shield, and takes one of its numbers at the end. In the picture’s order (cost; numbers):

    - **Bulwark** (3; 1, 5): a shield on one of your ships
    - **Aegis** (3; 2, 6): the same
    - **Press Gang** (3; 3, 7): choose a ship from your reserve, hand +1
    - **Minesweeper** (3; 4, 8): remove three mines
    - **Trickster** (3; 5, 9): lay two mines and the fake
    - **Broadside** (3; 1, 9): fire into the four neighbouring cells
    - **Raker** (4; 1, 4, 7): fire twice, east or west
    - **Corsair** (4; 2, 5, 8): fire twice diagonally
    - **Boarder** (4; 3, 6, 9): may replace an enemy battle ship without a shield (no mercenary)
    - **Flagship** (5; any): at the end 1 point per battle ship of yours next to it
    - **Ironclad** (5; any): 1 per shield and per mercenary of yours
    - **Admiral** (5; any): 1 per combination of equal numbers
    .title = The twelve mercenaries
    .leaf = mercenaries
    .figure = mercenaries
    .alt = Twelve cards of mercenaries: price, numbers and effect, in the order of the text.

sealords-rules-9 =
    Only your battle ships count, in unbroken lines along rows and columns. Lines may cross the middle of the sea.

    - **Equal numbers**: three in a line 3 points, four 5 points.
    - **Runs** like 2-3-4 or 4-3-2: three ships 2 points, each further one 1 more.
    - Each of your ships in the enemy’s half: 1 point.
    - Victory points taken, the mercenaries’ points; −2 for each mine.

    A ship counts in at most one combination in its row and one in its column. **Example**: 6 7 8 8 8 in a row score 3, for 8-8-8; the first 8 can’t also end the run 6-7-8. If that 8 is also in the column 7 8 9, this adds 2: 5 points.

    A mercenary with several numbers takes one of them, the same in both lines; “any number” means 1 to 9. The bot finds the best count for you.
    .title = Scoring
    .leaf = scoring
    .figure = scoring
    .alt = Ringed on the sea: three equal numbers, a run, and a run that crosses it, each with its points.

sealords-rules-10 =
    - **{ button-play }** asks for your move step by step: ship, cell, order, target. Where there is no choice, it doesn’t ask.
    - **{ button-take-back }** undoes your last step, within your turn and until something hidden is revealed: a ship from the reserve, or whether a mine is the fake. “{ sealords-key-end }” is final.
    - **{ button-view }** shows your hand and secrets to you alone.
    - **Secret**: your hand, and which mine is the fake. Nobody knows the order of piles and reserves. Everything else is open: coins, points, mines taken, ships sunk, how many are in hand, pile and reserve.
    - **Typed moves**: `3@C2` lays ship 3 on C2, `3@C2 ship-first` the same with the ship’s effect first (where the order matters), `m05@D4` hires, `NE` fires north-east, `D4` names a target, `end` ends the turn.
    - All draws come from a secret seed. Its seal (SHA-256 of the text of the seed) is shown at the start and the seed at the end, so you can check them.
    .title = How it is played here
    .leaf = here

sealords-rules-11 =
    In the advanced variant the boards of the sea are not laid at random:

    1. The first player is chosen.
    2. Both put their own half together, at the same time and in secret: which board lies on which columns, which side is up, how it is turned. Laid board by board, a half begins at its owner’s left edge (🟡 A, 🔷 G).
    3. When both are ready the whole sea is shown.
    4. The first player may now change one thing in their half: turn one board, or move it while the others close up. No board is flipped. After a change their first ship gets **no shield**.
    5. Only then are the mercenaries and the hands dealt, and the first turn begins.

    Everything else is as usual. A good half has its shots where they find targets and its repairs near the front, and leaves little for an enemy who breaks through.
    .title = The advanced variant
    .leaf = advanced

sealords-credits = -# Designed by Stefania Niccolini and Marco Canetta, first published by Stil Zhizni (LifeStyle Ltd). This is an unofficial version, made without their involvement.
