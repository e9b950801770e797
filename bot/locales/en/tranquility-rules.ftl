# The rules of Tranquility, page by page. A page has a title of 60 characters at most and 3200 of text, better 1500;
# `leaf` is its name and `figure` names the drawing that goes with it, both the same in every language; `alt` says what
# the drawing shows.

tranquility-rules-1 =
    You are one crew. Together, and without a word about the game, you lay a path of islands whose numbers rise from the bottom left corner of the field to the top right. When all 36 cells are filled, a **Finish** ends the voyage and all of you have won.

    - **The field** has 6 columns (A–F) and 6 rows (1–6, from the bottom). All its cells form one line: along row 1 from A to F, then row 2 from A to F, and so on up to F6. Small figures in a gap, “42–58 · 9”, show which numbers still fit there, and on how many cells. They turn amber when numbers are running short, and dark with a cross when the gap can’t be filled any more.
    - **Start** lies outside the field, at the bottom left corner of the frame, **Finish** outside at the top right. Neither is a neighbour of any cell.
    - **Cards**: 80 islands, each number from 1 to 80 once, and 5 Finishes are shuffled and dealt out as evenly as possible; extra cards go to the first seats. Two players get 43 and 42 cards, three 29, 28 and 28, four 22, 21, 21 and 21, five 17 each. This is your own **pile**.
    - **Hand**: everybody draws 5 cards. Then one **Start** is shuffled into each pile, so nobody begins with one in hand.
    - The first player is chosen at random, or by the host under “{ button-seat }”. Then turns go round the table.

    The game is for one to five players. Playing alone has a page of its own. The competitive variant for two is a different game and has its own pages.
    .title = The voyage
    .leaf = voyage
    .figure = order
    .alt = The field about half full: from the Start at the bottom left, row by row, to the Finish at the top right the numbers rise; small figures in the gaps.

tranquility-rules-2 =
    In your turn, do **one** of two things:

    - **lay an island** on an empty cell, or
    - **discard 2 cards**, whichever you like.

    Then you draw from your own pile until you hold 5 cards. If your pile is empty, you play on with the cards you have.

    { "**" }Order.** An island’s number must be above all numbers on earlier cells of the line and below all on later ones. You may leave as many empty cells in between as you like.

    { "**" }Cost.** If the cell before or after it on the line is filled, you pay the difference of the two numbers: discard that many *other* cards from your hand. If both are filled, the smaller difference counts. If neither is, the island costs nothing. Row ends don’t matter: F1 and A2 are neighbours. Cells above and below don’t count.

    You choose which cards pay. They come from your hand, never from the pile. You can’t lay an island that you can’t pay for. With 5 cards in hand you can pay for a difference of 4 at most.

    { "**" }Examples**: 5 right after 3 costs 2. 47 on A3 with 45 on F2 costs 2. 46 between 45 and 49 costs 1. 60 on A2 with only A1 filled costs nothing. 18 after 20 is not allowed.

    Discards lie face down. Nobody may look through them, not even their owner.
    .title = A turn: order and cost
    .leaf = turn
    .figure = cost
    .alt = Three examples: 5 right after 3 costs two cards, 46 between 45 and 49 one card, 60 with no neighbour nothing.

tranquility-rules-3 =
    While no Start is on the table, a player who holds one at the beginning of their turn **must lay it**. That is the whole turn:

    1. **Extra cards.** Two players draw 2 each; alone you draw 8; three or more players draw none. If there are fewer, you draw what is there.
    2. **The eight.** The team discards exactly 8 cards from all hands together. You decide who gives how many; giving none is allowed.
    3. All draw back up to 5.

    { "**" }Here, at a distance**, everybody pledges cards in private. The table shows how many each of you gives and how many are missing, never which ones. You can change your pledge until there are eight; you can’t give more than are missing. With the eighth card, all pledged cards are discarded at once, and nobody waits for those who give none. Alone you choose all 8 together.

    { "**" }Fewer than 8.** All cards that could be discarded count: the hands without that Start, and the extra cards that the piles still hold. If there are fewer than 8, the Start can’t be laid. Then every other action is allowed, and this Start may be discarded or used to pay, like any card. If special cards among the extra ones leave fewer than 8 after all, everything that can be discarded is discarded.

    Once a Start is on the table, the others are useless: discard them, or pay with them.
    .title = The Start and the eight
    .leaf = start
    .figure = start
    .alt = A Start is laid; below it two hands from which eight cards are given away, three from one and five from the other.

tranquility-rules-4 =
    - **Won.** A Finish may be laid when all 36 cells are filled and a Start is on the table. That ends the game at once: you have all won. There is no other way, so be careful with your Finishes. You may discard them or pay with them, but there are only 5.
    - **Lost.** The team loses when a player can do nothing at all at the beginning of their turn: no island that fits and can be paid for, no 2 cards to discard, no Start or Finish to lay.
    - With **one card left** a player can still move if it can be laid for free, or is a Start or Finish that may be laid. With **no card left** the game is lost.
    - Even if the field can no longer be completed, you play on until somebody can’t move.

    { "**" }The end of a turn**, in this order: the action with all its effects; the reef, if there is one; all draw, first the player who moved, then the others by seat; the turn passes on. Only then do you check whether the game is lost. You check again if lifting a storm, or somebody leaving, takes away the last possible move.

    { "**" }Giving up.** If somebody leaves, the others sail on. The leaver’s hand and pile go face down under the others’ piles. Storms in front of the leaver leave the game. Compasses go to the next seat, a shared one to its other holder. If it was the leaver’s turn, all draw and the next player moves. When the last player leaves, the game is lost.
    .title = Winning, losing, leaving
    .leaf = end

tranquility-rules-5 =
    The ship obeys only silence. From the first card to the last, nobody says anything about the game: not what you hold, need, hope for or plan, not in private and not with a clever emoji. The islands that you lay are your only words. You may talk about anything else.

    { "**" }Two exceptions:**

    - how many cards each of you gives to the eight. Only the number, not which cards or what they were meant for;
    - with “Storm and Compass”, which storm should be lifted.

    { "**" }Everybody sees** the field, what closes its rows, how many cards each hand, pile and discard has, how many monsters each hand holds, storms and compasses on the table, and how many cards each has pledged.

    { "**" }Nobody sees** another player’s hand, the order of a pile, or the discards. The bot keeps silent too: in public it never names a card that has not been laid.

    In the competitive variant there is no silence.
    .title = Silence
    .leaf = silence

tranquility-rules-6 =
    You can also sail alone, by the usual rules with two changes:

    - **The pile.** You draw 5 of the 85 cards. The other 80 are split in half. The Start is shuffled into one half, and that half goes on top. So the Start comes early, but you don’t know when.
    - **The Start.** When you lay it, draw 8 extra cards (or as many as there are), then discard 8 of your 12. Then draw back up to 5.

    You lose when you can’t move. You share your compasses with nobody.

    In the Great Arch there is no Start and the pile isn’t split. The competitive variant needs two players.
    .title = Playing alone
    .leaf = alone

tranquility-rules-7 =
    - **{ button-play }** asks for your move step by step: what you play, on which cell, which cards pay. Every cell shows its cost. Where there is no choice, it doesn’t ask.
    - **{ button-view }** shows your hand to you alone, with the places where each card could be laid now, and the cost.
    - **{ button-take-back }** works only until cards are drawn. Nearly every move ends with that, so look twice. While you choose, “{ button-back }” goes back one question.
    - **{ tranquility-key-pledge }** and **{ tranquility-key-lift }** are buttons in your own view for what you may do without being asked: the first while cards are missing for the eight, the second even out of turn. `/{ tranquility-about.name } { tranquility-command-pledge.name }` and `/{ tranquility-about.name } { tranquility-command-lift.name }` do the same.
    - **Typed moves**: `17@C4` lays island 17 on C4, `17@C4 25 30` pays for it with 25 and 30, `discard 25 30` discards these two, `25 30` pledges them to the eight. `s1` lays a Start, `f1` a Finish (the list shows which one you hold), `m1@C4` plays a monster, `row-3` names a row, `stop` and `blow` answer a storm, `lift storm1` lifts one, `hand` discards the whole hand, `turn 25 C4` turns an island; `show`, `agree` and `decline` are for the competitive game. Others see `?` in place of cards that you discard.
    - All draws come from a secret seed. Its seal (SHA-256 of the text of the seed) is shown at the start and the seed at the end, so you can check them.
    .title = How it is played here
    .leaf = here

tranquility-rules-8 =
    One reef closes a row. **No card may be played in a closed row**, neither an island nor a monster. The cards there still count for order and cost.

    - The first row it closes is chosen at random.
    - At the end of your turn, before anybody draws, you **move the reef** to another row that has an empty cell, or **discard 2 cards** and leave it where it is.
    - There is always a row to move it to, so you never get stuck here.
    - The moment a fourth row is full, whichever four they are, the reef leaves for good, even if a cell is emptied later.
    .title = Stormy Seas: Jagged Reefs
    .leaf = reefs
    .figure = reef
    .alt = Three rows of the field; rocks lie across the middle one, and the sign of the reef at its left end.

tranquility-rules-9 =
    Before dealing, 3, 4 or 5 monsters (few, more, many) are shuffled in. A monster that you draw stays in your hand and takes up space there. Everybody sees how many monsters each of you holds.

    - **Instead of laying an island** you may play a monster on any laid island in an open row. Both are discarded and the cell is empty again. It costs nothing.
    - A monster leaves your hand **in no other way**: it can’t be discarded, pays no cost and doesn’t count among the eight.
    - **No Finish** can be laid while anybody holds a monster.
    - A Start that must be laid comes first, as always.

    A player who holds nothing but monsters is stuck only if there is nothing to attack.
    .title = Stormy Seas: Sea Monsters
    .leaf = monsters
    .figure = monster
    .alt = Above, a monster and an island that it may attack; below, both are gone and the cell is empty.

tranquility-rules-10 =
    Six storms, two of each colour, are shuffled in before dealing; six compasses lie ready. A storm takes effect **the moment it is drawn**, before the next card. This is not an action, and you go on drawing up to your limit. The opening hands are drawn in the same way, seat by seat, before the Starts are shuffled in.

    - **Yellow** lies in front of you. Discard down to 3 cards at once, whichever you like. An unlaid Start may go too; monsters stay, even if you then hold more than 3. While any yellow storm lies there, you only draw up to 3. Each needs its own compass. When the last is gone, you draw up to 5 again at the next refill.
    - **Purple**: put it on a row that has an empty cell. That row is closed, to islands and monsters, until a compass lifts the storm. If every row is full it does nothing.
    - **Orange** lies in front of you. You may lay islands only on the cell right before or right after a laid one on the line; row ends don’t matter. On an empty field you can lay none. You may still lay a Start, discard 2 cards or discard the whole hand.

    { "**" }Yellow and the eight.** When a Start is laid, everybody under yellow discards the top 2 cards of their pile unseen, only once however many yellow storms they have. These cards always count towards the 8, also when you check whether there are 8 at all. A storm or a monster among them leaves the game without effect. If you get extra cards, these 2 are taken from them: with two players that leaves none to draw, alone it leaves 6. The cards discarded for a yellow storm itself never count towards the 8.

    Storms among the extra cards of a Start are set aside and replaced. They take effect after the eight, in the order they were drawn.

    A row can be closed by several things at once. It opens when all of them are gone.
    .title = Stormy Seas: storms
    .leaf = storms
    .figure = storms
    .alt = Yellow storm: two of five cards are given away. Purple: a whole row is hatched. Orange: only the cells next to a laid island are bright.

tranquility-rules-11 =
    You win compasses, as long as there are any left,

    - by **laying a Start**: 1, shared with the next player. Either of you may use it. Alone it is yours only.
    - by **filling a row** with six consecutive numbers: 1 for the player who lays the last of them, each time;
    - by **discarding your whole hand**, which is an action of its own: 1. The hand must be full (5 cards, or 3 under yellow) and have no monster in it.

    A compass is not a card in your hand. It **lifts one storm**, no matter whose, at any time, even in another player’s turn. It can also stop a storm that was just drawn, before it takes effect. The storm and the compass leave the game.

    { "**" }Here, at a distance:**

    - A drawn storm waits only if somebody could stop it. Everybody with a compass is asked: stop it, or let it blow? One stop is enough; if all let it blow, it takes effect.
    - The player who drew a storm is asked what it demands (which cards, which row), out of turn if need be.
    - You can lift a storm on the table out of turn, from your own view.
    - Before the team loses because somebody can’t move, everybody whose compass would help is asked.

    You may talk about which storm to lift.
    .title = Stormy Seas: compasses
    .leaf = compasses
    .figure = compass
    .alt = A compass for a Start, for the row 14 to 19, for a whole hand given away; last, a compass crosses out one of three storms.

tranquility-rules-12 =
    Before dealing, some islands are taken out at random, and nobody sees which. All 5 Finishes stay.

    - **Galateia**: 4 islands fewer
    - **Triton**: 6
    - **Leucothea**: 8
    - **Amphitrite**: 10
    - **Poseidon**: 12

    Everything else is as usual. The piles are shorter, and a number that you are waiting for may not be in the game at all.

    Play variants one at a time, and without “Stormy Seas”.
    .title = Variants: fewer islands
    .leaf = fewer

tranquility-rules-13 =
    The field has a hole at C1–D3. That leaves two **pillars** of six cells, A1–B3 and E1–F3, and above them the **vault**, 18 cells in rows 4–6. No Starts are played, so there is no eight, and alone the pile isn’t split.

    { "**" }Phase one, the pillars.** Islands go only on the cells of the pillars. Each pillar is a line of its own, from its bottom left corner row by row: A1 B1 A2 B2 A3 B3, and E1 F1 E2 F2 E3 F3. Numbers rise along it and have nothing to do with the other pillar. **Laying costs nothing.** Discarding 2 is allowed as always; a Finish is only good for that. The turn that fills the twelfth cell ends in phase one.

    { "**" }Phase two, the vault.** Now islands go on rows 4–6, by the usual rules of order and cost. The vault is a new line from A4 to F6, separate from the pillars.

    When the vault is full, a **Finish** at the top right corner wins. You lose when somebody can’t move.
    .title = Variants: Great Arch
    .leaf = arch
    .figure = arch
    .alt = The Great Arch: two full pillars and above them the vault with four islands.

tranquility-rules-14 =
    Every card shows the sun on one side and the moon on the other. At the end the **upper three rows** must be sun side up and the **lower three** moon side up.

    - **Dealing.** Islands and Finishes are shuffled and 5 are dealt to each hand. Then 6 compasses are shuffled into the rest, which is dealt out; the Starts go in as usual. All hands begin sun up.
    - **A compass that is drawn** is discarded at once and replaced, and *everybody’s* hand turns over: from sun to moon or back. All hands always show the same side; cards drawn later show it too.
    - **An island is laid** with the side that all hands show. You may lay it anywhere, as usual.
    - **A new action**: discard 1 card and turn any laid island over.
    - **Finish** may be laid only when all 36 cells are filled and every island shows the right side. The sides of Start and Finish don’t matter.
    - With a single card in hand you can still turn an island, so the game isn’t lost.

    Everything else is as usual, silence and the eight included. Compasses among the extra cards of a Start turn the hands in the same way.
    .title = Variants: Sun and Moon
    .leaf = sun
    .figure = sides
    .alt = The field of Sun and Moon: brackets at the left ask for suns in the upper three rows and moons in the lower three.

tranquility-rules-15 =
    Two play against each other, sun against moon, on one field. Only the islands are in the game. Sides and first player are random, or chosen before the game. Both hold 5 cards. Next to the pile is an **open row** of 5 cards.

    { "**" }In your turn** lay an island or discard 2 cards. Order and cost are as in the usual game, and islands of both players count. Then draw up to 5 from the open row, starting with the card farthest from the pile. The others slide away from the pile, and new cards fill the row from the pile. When the pile is empty the row shrinks; when the row is empty nothing is drawn.

    { "**" }The field must stay possible.** A move is not allowed if the numbers 1 to 80 could no longer fill the field after it: between two laid islands, and towards both ends, there must be at least as many numbers as empty cells. So on F5, the 30th cell, 74 is the highest; 80 can’t go on E6, nor 1 on B1. Discarded numbers don’t matter: 5 and 7 around an empty cell are fine even if the 6 is gone.

    { "**" }Nothing fits?** If you have 5 cards and can lay none, you may show them to your opponent instead of discarding 2. If they agree, all 5 are discarded, you take the whole open row, it is filled again, and your turn is over. If they decline, you discard 2. If you have one card or none and nothing to lay, you pass.
    .title = Competitive: the turn
    .leaf = rivals

tranquility-rules-16 =
    The game ends when the field is full, or both hold at most 1 card, after a refill. Then count:

    - **2 points** for each island of yours on the field;
    - **runs**: for each stretch of 3 or more cells in a row along the line whose numbers rise by exactly 1 and are all yours, as many points as it has islands. Row ends don’t break it. 10, 11, 12 bring 3, 10 to 13 bring 4;
    - **−1 point** for each of your discards, including cards you paid with.

    The most points win. If they are equal, the player with more islands wins. If those are equal too, it is a draw, and you can have a rematch. If you give up, you lose.

    Everybody sees whose island lies where, and the open row. Hands and discards are secret. You may talk about the game as much as you like.
    .title = Competitive: end and score
    .leaf = rivals-score
    .figure = rivals
    .alt = Islands of sun and moon; three consecutive ones of the moon, 20 to 22, are ringed: 3 points for the moon.

tranquility-credits = -# Designed by James Emmerson, first published by Lucky Duck Games. This is an unofficial version, made without their involvement.
