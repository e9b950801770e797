# The rules of Tranquility, page by page. A page has a title of 60 characters at most and 3200 of text, better 1500;
# `leaf` is its name and `figure` names the drawing that goes with it, both the same in every language; `alt` says what
# the drawing shows.

tranquility-rules-1 =
    You are one crew. Together, and without a word about the game, you lay a path of islands whose numbers rise from the bottom left corner of the field to the top right. When all 36 cells are filled, a **Finish** ends the voyage and all of you have won.

    - **The field** has 6 columns (A–F) and 6 rows (1–6, from the bottom). All its cells form one line: along row 1 from A to F, on with row 2 from A to F, and so up to F6. Small figures in a gap say which numbers still fit there.
    - **Start** lies outside the field, at the bottom left corner of the frame, **Finish** outside at the top right. Neither is a neighbour of any cell.
    - **Cards**: 80 islands, each number from 1 to 80 once, and 5 Finishes are shuffled and dealt out as evenly as can be; extra cards go to the first seats. Two players get 43 and 42 cards, three 29, 28 and 28, four 22, 21, 21 and 21, five 17 each. This is your own **pile**.
    - **Hand**: everybody draws 5 cards. After that, one **Start** is shuffled into each pile, so nobody begins with one in hand.
    - Who goes first is drawn by lot, unless the host has named somebody by “{ button-seat }”; then turns go round.

    One to five play. Alone, see the page on playing alone; the competitive variant for two is another game and has pages of its own.
    .title = The voyage
    .leaf = voyage
    .figure = order
    .alt = The field about half full: from the Start at the bottom left, row by row, to the Finish at the top right the numbers rise; small figures in the gaps.

tranquility-rules-2 =
    In your turn do **one** of two things:

    - **lay an island** on an empty cell, or
    - **discard 2 cards**, whichever you like.

    Then you draw from your own pile until you hold 5 cards. An empty pile is no loss: you play on with what you have.

    { "**" }Order.** An island’s number must be above all numbers on earlier cells of the line and below all on later ones. You may leave cells empty between, as many as you like.

    { "**" }Cost.** Where the cell before or the cell after on the line is filled, discard as many *other* cards from your hand as the two numbers differ; with both filled the smaller difference counts, with neither the island costs nothing. Row ends don’t matter: F1 and A2 are neighbours. Cells above and below are none.

    You choose which cards pay. They come from your hand, never from the pile; you can’t lay what you can’t pay for. With 5 cards in hand a difference of 4 is the most.

    { "**" }Examples**: 5 right after 3 costs 2. 47 on A3 with 45 on F2 costs 2. 46 between 45 and 49 costs 1. 60 on A2 with only A1 filled costs nothing. 18 after 20 is not allowed.

    Discards lie face down, and nobody may look through them, not even their owner.
    .title = A turn: order and cost
    .leaf = turn
    .figure = cost
    .alt = Three examples: 5 right after 3 costs two cards, 46 between 45 and 49 one card, 60 with no neighbour nothing.

tranquility-rules-3 =
    While no Start is on the table, whoever holds one at the beginning of a turn **must lay it**, and it is all of that turn:

    1. **Extra cards.** Two players draw 2 each, a single one draws 8 (as many as there are); three and more draw none.
    2. **The eight.** The team discards exactly 8 cards from all hands together. Who gives how many is up to you; giving none is allowed.
    3. All draw back up to 5.

    { "**" }Here, at a distance**, everybody pledges cards in private. The table shows how many each of you gives and how many are missing, never which. A pledge can be changed until the sum is right; more than is missing is refused. With the eighth card the step is done at once, all pledges together, and nobody waits for those who give none. Alone you choose the 8 in one go.

    { "**" }Fewer than 8.** All cards that could be discarded count: the hands without that Start, and the extra cards that the piles still hold. If they are fewer than 8, the Start can’t be laid. Then every other action is open, and this Start may be discarded or pay a cost like any card. If special cards among the extra ones leave fewer than 8 after all, everything that can be discarded is discarded.

    Once a Start lies on the table the others are dead cards: discard them, or pay with them.
    .title = The Start and the eight
    .leaf = start
    .figure = start
    .alt = A Start is laid; below it two hands from which eight cards are given away, three from one and five from the other.

tranquility-rules-4 =
    - **Won.** A Finish may be laid when all 36 cells are filled and a Start is on the table. That ends the game at once: you have all won. There is no other way, so mind your Finishes. They may be discarded and may pay, but there are only 5 of them.
    - **Lost.** The team has lost when somebody at the beginning of a turn can do nothing at all: no island that fits and can be paid for, no 2 cards to discard, no Start or Finish to lay.
    - **One card left** is no loss if it can be laid for nothing, or is a Start or Finish that may be laid. **No card left** is a loss.
    - A field that can’t be completed any more is not yet lost: you play on until somebody can’t move.

    { "**" }The end of a turn**, in this order: the action with all its effects; the reef, if there is one; all draw, the one who moved first, then the others by seat; the turn passes on. Only then is it checked whether the game is lost, and once more if a storm that is lifted, or somebody who leaves, takes away the last possible move.

    { "**" }Giving up.** Who leaves doesn’t end the game, the others sail on. The leaver’s hand and pile go face down under the piles of the others. Storms that lie before the leaver leave the game, compasses go to the next seat, a shared one to its other holder. In the leaver’s own turn all draw, and the next one moves. When the last one leaves, the game is lost.
    .title = Winning, losing, leaving
    .leaf = end

tranquility-rules-5 =
    The ship obeys only silence. From the first card to the last nobody says anything about the game: not what one holds, lacks, hopes or plans, not in private and not by a well-placed emoji. The islands that you lay are your only words. You may talk about anything else.

    { "**" }Two exceptions:**

    - how many cards each of you gives to the eight. Only numbers, not which cards, nor what they were meant for;
    - with “Storm and Compass”, which storm should be lifted.

    { "**" }Everybody sees** the field, what closes its rows, how many cards each hand, pile and discard has, how many monsters each hand holds, storms and compasses on the table, and how many cards each has pledged.

    { "**" }Nobody sees** another’s hand, the order of a pile, or the discards. The bot keeps silent too: in public it never names a card that has not been laid.

    In the competitive variant there is no silence.
    .title = Silence
    .leaf = silence

tranquility-rules-6 =
    One sailor can play too, by the usual rules with two changes:

    - **The pile.** You draw 5 of the 85 cards. The other 80 are halved; the Start is shuffled into one half, and that half goes on top. So the Start comes early, but you don’t know when.
    - **The Start.** When you lay it, draw 8 extra cards (or as many as there are), then discard 8 out of the 12. Then draw back up to 5.

    You lose when you can’t move. A compass that you win is shared with nobody.

    In the Great Arch there is no Start and the pile isn’t halved; the competitive variant needs two.
    .title = Playing alone
    .leaf = alone

tranquility-rules-7 =
    - **{ button-play }** asks for your move step by step: what you play, on which cell, which cards pay. Every cell says what it costs. What leaves no choice isn’t asked.
    - **{ button-view }** shows your hand, to you alone, and for each card where it could be laid now and at what cost.
    - **{ button-take-back }** works only until cards are drawn, and nearly every move ends with that, so look twice. While you choose, “{ button-back }” goes a question back.
    - **{ button-may }**, in your own view, is for what you may do without being asked: change a pledge as long as the sum isn’t right. “{ tranquility-key-lift }” stands there too, while you can do so, also out of turn; `/{ tranquility-about.name } { tranquility-command-lift.name }` is the same.
    - **Typed moves**: `17@C4` lays island 17 on C4, `17@C4 25 30` pays for it with 25 and 30, `discard 25 30` discards these two, `25 30` pledges them to the eight. `s1` lays a Start, `f1` a Finish (the list shows which one you hold), `m1@C4` plays a monster, `row-3` names a row, `stop` and `blow` answer a storm, `lift storm1` lifts one, `hand` discards the whole hand, `turn 25 C4` turns an island; `show`, `agree` and `decline` belong to the competitive game. Others read `?` in place of cards that you discard.
    - All draws come from a secret seed. Its seal (SHA-256 of the text of the seed) is shown at the start, the seed at the end: check them.
    .title = How it is played here
    .leaf = here

tranquility-rules-8 =
    One reef closes a row. **In a closed row no card may be played**, neither an island nor a monster. The cards that lie there still count for order and cost.

    - Which row it closes first is drawn by lot.
    - At the end of your turn, before anybody draws, you **move the reef** to another row that has an empty cell, or **discard 2 cards** and leave it where it is.
    - There is always a row to move it to, so you never get stuck there.
    - The moment a fourth row is full, whichever four they are, the reef leaves for good, even if a cell is emptied later.
    .title = Stormy Seas: Jagged Reefs
    .leaf = reefs
    .figure = reef
    .alt = Three rows of the field; rocks lie across the middle one, and the sign of the reef at its left end.

tranquility-rules-9 =
    Before dealing, 3, 4 or 5 monsters (easy, medium, hard) are shuffled in. A monster that you draw stays in your hand and takes up room there. Everybody sees how many each of you holds.

    - **Instead of laying an island** you may play a monster on any laid island in an open row. Both are discarded and the cell is empty again. It costs nothing.
    - A monster leaves your hand **in no other way**: it can’t be discarded, pays no cost and doesn’t count among the eight.
    - **No Finish** can be laid while anybody holds a monster.
    - A Start that must be laid comes first, as always.

    Somebody who holds nothing but monsters is lost only if there is nothing they may attack.
    .title = Stormy Seas: Sea Monsters
    .leaf = monsters
    .figure = monster
    .alt = Above, a monster and an island that it may attack; below, both are gone and the cell is empty.

tranquility-rules-10 =
    Six storms, two of each colour, are shuffled in before dealing; six compasses lie ready. A storm takes effect **the moment it is drawn**, before the next card. That is no action, and you go on drawing up to your limit. The opening hands are drawn in the same way, seat by seat, before the Starts are shuffled in.

    - **Yellow** lies before you. Discard down to 3 cards at once, whichever you like; an unlaid Start may go too, monsters stay even if that makes more than 3. While any yellow storm lies there you draw up to 3 only. Each needs a compass of its own; after the last your hand grows with the next refill.
    - **Purple**: put it on a row that has an empty cell. That row is closed, to islands and monsters, until a compass lifts the storm. Where every row is full it does nothing.
    - **Orange** lies before you. You may lay islands only on the cell right before or right after a laid one on the line; row ends don’t matter. On an empty field you can lay none. A Start, discarding 2 and discarding the whole hand stay open.

    { "**" }Yellow and the eight.** When a Start is laid, everybody under yellow discards the top 2 cards of the pile unseen, once however many yellow storms there are. Whatever they are, they count towards the 8, and also when it is counted whether there are 8 at all; a storm or a monster among them leaves the game without effect. Who gets extra cards takes these 2 from them: of two players none are left to draw, alone 6. The cards discarded for a yellow storm itself never count towards the 8.

    Storms among the extra cards of a Start are set aside and replaced; they take effect after the eight, in the order drawn.

    Several things may close one row; all of them must go before it opens.
    .title = Stormy Seas: storms
    .leaf = storms
    .figure = storms
    .alt = Yellow storm: two of five cards are given away. Purple: a whole row is hatched. Orange: only the cells beside a laid island are bright.

tranquility-rules-11 =
    A compass is won, as long as there are any left,

    - by **laying a Start**: 1, shared with the next player. Either of you may use it. Alone you keep it to yourself.
    - by **filling a row** with six consecutive numbers: 1 for whoever lays the last of them, each time;
    - by **discarding the whole hand**, which is an action of its own: 1. The hand must be full, 5 cards or 3 under yellow, and hold no monster.

    A compass is no hand card. It **lifts one storm**, whoever it lies before, at any time, even in another’s turn, and also one just drawn before it takes effect. The storm and the compass leave the game.

    { "**" }Here, at a distance:**

    - A drawn storm waits only if somebody could stop it. Each who has a compass is asked: stop it, or let it blow? One stop is enough; when all let it blow, it takes effect.
    - What a storm asks (which cards, which row) is asked of the one who drew it, out of turn if need be.
    - A storm that lies on the table can be lifted out of turn, from your own view.
    - Before the team loses because somebody can’t move, all whose compass would help are asked.

    You may talk about which storm to lift.
    .title = Stormy Seas: compasses
    .leaf = compasses
    .figure = compass
    .alt = A compass for a Start, for the row 14 to 19, for a whole hand given away; last, a compass crosses out one of three storms.

tranquility-rules-12 =
    Before dealing some islands are taken out by lot, and nobody sees which. The 5 Finishes all stay.

    - **Galateia**: 4 islands fewer
    - **Triton**: 6
    - **Leucothea**: 8
    - **Amphitrite**: 10
    - **Poseidon**: 12

    Everything else is as usual. The piles are shorter, and a number that you are waiting for may not be in the game at all.

    All variants are played without “Stormy Seas”, and one at a time.
    .title = Variants: fewer islands
    .leaf = fewer

tranquility-rules-13 =
    The field lacks the gap C1–D3. What is left are two **pillars** of six cells, A1–B3 and E1–F3, and above them the **vault**, 18 cells in rows 4–6. No Starts are played, so there is no eight, and alone the pile isn’t halved.

    { "**" }Phase one, the pillars.** Islands go on the cells of the pillars only. Each pillar is a line of its own, from its bottom left corner row by row: A1 B1 A2 B2 A3 B3, and E1 F1 E2 F2 E3 F3. Numbers rise along it and have nothing to do with the other pillar. **Laying costs nothing.** Discarding 2 is allowed as ever; a Finish is only good for that. The turn that fills the twelfth cell ends in phase one.

    { "**" }Phase two, the vault.** Now islands go on rows 4–6, by the usual rules of order and cost. The vault is a new line from A4 to F6 and takes no notice of the pillars.

    When the vault is full, a **Finish** at the top right corner wins. You lose when somebody can’t move.
    .title = Variants: Great Arch
    .leaf = arch
    .figure = arch
    .alt = The Great Arch: two full pillars and above them the vault with four islands.

tranquility-rules-14 =
    Every card shows the sun on one side and the moon on the other. In the end the **upper three rows** must lie sun up and the **lower three** moon up.

    - **Dealing.** Islands and Finishes are shuffled and 5 are dealt to each hand. Then 6 compasses are shuffled into the rest, which is dealt out; the Starts go in as usual. All hands begin sun up.
    - **A compass that is drawn** is discarded at once and replaced, and *everybody’s* hand turns over: from sun to moon or back. The whole table always holds the same side up; cards drawn later take it too.
    - **An island is laid** with the side up that is in force. You may lay it anywhere, as usual.
    - **A new action**: discard 1 card and turn any laid island over.
    - **Finish** may be laid only when all 36 cells are filled and every island lies with the right side up. Start and Finish themselves have no sides that matter.
    - With a single card in hand you can still turn an island, so that is no loss.

    Everything else is as usual, silence and the eight included. Compasses among the extra cards of a Start turn the hands in the same way.
    .title = Variants: Sun and Moon
    .leaf = sun
    .figure = sides
    .alt = The field of Sun and Moon: brackets at the left ask for suns in the upper three rows and moons in the lower three.

tranquility-rules-15 =
    Two play against each other, sun against moon, on one field. Only the islands are in the game. Who takes which side and who begins is drawn by lot, or chosen before the game. Both hold 5 cards; beside the pile lies an **open row** of 5, the rest is the pile.

    { "**" }In your turn** lay an island or discard 2 cards. Order and cost are as on the page on a turn, and islands of both count. Then draw up to 5 from the open row: first the card farthest from the pile, and so on. The rest slide away from the pile, and new cards come in at its end. When the pile is empty the row shrinks; when the row is empty nothing is drawn.

    { "**" }The field must stay possible.** You may not make a move after which the numbers 1 to 80 could no longer fill it: between two laid islands, and towards both ends, there must be at least as many numbers as empty cells. So on F5, the 30th cell, 74 is the highest; 80 can’t go on E6, nor 1 on B1. Discarded numbers don’t matter: 5 and 7 around an empty cell are fine although the 6 is gone.

    { "**" }Nothing fits?** With 5 cards of which none can be laid you may show them to your opponent instead of discarding 2. If he agrees, all 5 are discarded, you take the whole open row, it is filled again, and your turn is over. If he declines, you discard 2. With one card or none and nothing to lay you pass.
    .title = Competitive: the turn
    .leaf = rivals

tranquility-rules-16 =
    The game ends when, after a refill, the field is full or both hold at most 1 card. Then count:

    - **2 points** for each island of yours on the field;
    - **runs**: for each longest stretch of at least 3 successive cells whose numbers rise by exactly 1 and are all yours, as many points as it has islands. Row ends don’t break it. 10, 11, 12 bring 3, 10 to 13 bring 4;
    - **−1 point** for each card among your discards, those that paid included.

    The most points win. If they are equal, whoever laid more islands wins; if those are equal too, it is a draw, and a rematch is offered. Whoever gives up has lost.

    Everybody sees whose island lies where, and the open row. Hands and discards are secret. You may talk about the game as much as you like.
    .title = Competitive: end and score
    .leaf = rivals-score
    .figure = rivals
    .alt = Islands of sun and moon; three successive ones of the moon, 20 to 22, are ringed: 3 points for the moon.

tranquility-credits = -# Designed by James Emmerson, first published by Lucky Duck Games. This is an unofficial version, made without them.
