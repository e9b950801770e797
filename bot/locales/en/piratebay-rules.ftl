# The rules of Pirate Bay, page by page. A page has a title of 60 characters at most and 1000 of text; `leaf` is its name and
# `figure` names the drawing that goes with it, both the same in every language; `alt` says what the drawing shows.

piratebay-rules-1 =
    Pirates bring home what lies on four islands, on merchants and on each other’s ships. **The most points win**: a chest of gold counts 2, a cannon 1, the order 3.

    - **The sea** has 20 columns (A–T) and 20 rows (1–20); north is up. “Next to” always means the eight cells around.
    - **Four islands** round a bay have 40 treasure cells. On 39 of them a green tile lies face down: 20 cannons, 10 chests of gold, 5 empty chests, 2 caves, 2 black marks.
    - **Four merchants** have a card face down: three a chest of gold, one nothing.
    - **The order** lies in the bay of one of the islands, by lot.
    - **Eight islets** have an anchor each. You get one, and a frigate with two masts on its anchor, heading away from it. Islets go by lot; as an option everybody chooses one, in seat order.

    Who begins is drawn; then it goes in seat order.
    .title = The goal and the sea
    .leaf = start
    .figure = map
    .alt = The whole sea: four islands of ten treasure cells round a bay each, with the order in one; four merchants between them; on each side two islets with a flag and a frigate at the anchor.

piratebay-rules-2 =
    1. A **wind card** is drawn.
    2. **Your ship turns, sails and fights.** She may stop on her way to fire and sail on. Boarding another ship or attacking a merchant ends her way.
    3. **One task**: explore, load or unload. It ends your turn.

    You needn’t do any of it. You may also do it where you lie, without sailing, and after a boarding won or a merchant taken.

    A ship that was sunk, sent home or trapped in this turn does nothing more in it.

    Everything is open, except tiles and merchants’ cards that lie face down, and standing orders.
    .title = A turn
    .leaf = turn

piratebay-rules-3 =
    First choose a heading: turning costs nothing, but is done once, before anything else. Then the ship sails **straight ahead**, as far as you like up to her range. On the way she may stop to fight and then sail on; her heading stays.

    The **range** depends on the angle to the wind, from straight downwind to dead against it:

    - strong wind: 6 · 5 · 4 · 2 · 0
    - medium: 5 · 4 · 3 · 1 · 0
    - light: 3 · 2 · 2 · 1 · 0

    The wind card names where the wind blows **to**. There are 24: each of the eight directions as strong, medium and light. When all have been drawn they are shuffled again.

    Ships sail on water only. Land, ships and merchants bar the way; you may enter the cell of a ship to board her, and that of a merchant to attack. A diagonal step between two cells of land that touch at a corner is allowed. The edge of the sea stops everybody.
    .title = Wind and sailing
    .leaf = sailing
    .figure = wind
    .alt = Three wind roses side by side, for a light, a medium and a strong wind to the north-east, with the range on each of the eight courses.

piratebay-rules-4 =
    A ship fires only at what lies **abeam**: on the next cell exactly to her right or left. She may fire wherever she stops, before her first step too, on both sides.

    - A heading straight or diagonally makes no difference: what lies a quarter turn from it is abeam.
    - Each **side** has two shots a turn, also with only one mast left. Turning doesn’t refill it.
    - At the start of each player’s turn all ships have all their shots again.

    So turn before you sail: you can’t turn any more at the end of the way, and only what lies to the right or left of it can be fired at.

    Merchants and islands are no targets.
    .title = Guns
    .leaf = gunnery
    .figure = abeam
    .alt = Three frigates, heading north, north-east and east. Red arrows point to the two cells abeam of each, pale ones straight ahead.

piratebay-rules-5 =
    - **A shot**: you roll a die, then the defender. Yours is higher: a hit, one mast is gone. Lower: a miss. Equal: both roll again.
    - **A salvo** joins the two shots of a side: their dice are added up, against one die of the defender. It hits more surely, but a hit still costs only one mast.

    A ship that is still afloat then **answers once**:

    - You lie abeam of her: she may fire, with what she has left on that side.
    - Abeam, but nothing left: she does nothing.
    - Not abeam: she may turn, to answer the next attack.

    Then you may attack again, while there are shots, or sail on. After the answer to your last attack the exchange is over.

    A ship without masts is sunk: she goes home, and her cargo is lost (see the next pages). With one mast she sails as far and fires as often as with two.
    .title = Shots, salvos and answers
    .leaf = shots
    .figure = salvo
    .alt = Dice: 5 against 3 is a hit and costs a mast, 2 against 4 a miss, 4 against 4 is rolled again; a salvo of 2 and 4 makes 6 against 5, a hit.

piratebay-rules-6 =
    To **board**, sail into a ship’s cell. Both roll: the lower die loses a mast; equal dice are rolled again. It goes on until one has no masts.

    - **The loser** goes home. The cargo goes to the winner, and so does the order, whoever began the fight.
    - **The winner** stays in the cell. If it was the boarder she may now explore, load or unload there, but neither fire nor sail on.
    - A hold takes **4 treasures**. If both cargoes together are more, the winner chooses what to keep; the rest leaves the game. A defender who has won keeps the most valuable, or is asked if the standing orders say so.

    { "**" }Sunk by guns** a ship goes home as well, but her cargo leaves the game. The order goes to whoever sank her, by an answer too.
    .title = Boarding and cargo won
    .leaf = boarding

piratebay-rules-7 =
    Nobody is out. A ship that was sunk, beaten in a boarding or by a merchant, or that met a black mark, **goes back to her anchor** with both masts, heading away from the islet.

    - She does nothing more in this turn and doesn’t answer fire. She acts again in her owner’s next turn, be it the second in a row.
    - Being sent home ends a trap.
    - **The anchor is taken?** She waits on the nearest free water cell, by steps over water (ships and merchants are left out of account), but never on a merchant’s cell; of cells equally near on the first clockwise from north. Whoever wins a boarding on the loser’s own anchor stays there.

    { "**" }Masts**: a ship that enters her own anchor’s cell, in passing too, has both masts again at once; if she had to board for it, after winning. A ship hit while she lies there must leave and come back.
    .title = Going home, and masts
    .leaf = home
    .figure = home
    .alt = A frigate with two masts, then with one, then the wreck; last the same frigate with both masts on the ring of her anchor.

piratebay-rules-8 =
    On 39 of the 40 treasure cells a tile lies face down. Whoever explores turns it up:

    - **Chest of gold**, **cannon**: it stays, face up.
    - **Empty chest**: it is removed.
    - **Cave**: your ship is trapped and skips her next turn, be it the second in a row. No wind card is drawn, and it counts as a turn. She can still answer fire. The tile is removed.
    - **Black mark**: the crew is lost. The ship goes home, and her cargo leaves the game; the order stays with her. The tile is turned face down again, but now everybody knows it. It may be turned up again on purpose; the bot then asks if you are sure.

    Everybody knows how many of each there are; the picture shows what is still face down.
    .title = What the tiles hide
    .leaf = tiles
    .figure = tiles
    .alt = One tile face down, with a question mark; below it what it may hide: a cannon 20 times, a chest of gold 10 times, an empty chest 5 times, a cave and a skull twice each.

piratebay-rules-9 =
    { "**" }Explore**: turn up as many as 3 tiles on cells next to your ship, one after another. You see each before you choose the next, and may stop at any time. A cave or a black mark ends the exploring (see the page before).

    Only what lies face down is explored; you needn’t have room in the hold.

    What was turned up can’t be loaded in the same turn. Others may get there first.
    .title = Exploring
    .leaf = exploring
    .figure = explore
    .alt = A frigate in the bay of an island; the five tiles on cells next to her, two of them diagonally, are rimmed in yellow.

piratebay-rules-10 =
    { "**" }Load**: as many as 3 treasures that lie face up on cells next to your ship, whoever turned them up. The hold takes 4. The order comes on top of that.

    { "**" }Unload** next to

    - **your own islet**: all cargo goes ashore and is safe for good;
    - **a treasure cell**: any part of your cargo, as many pieces as you like on a cell, beside a face-down tile too. Anybody can load it from there.

    Loading and unloading are two tasks: after one of them the turn is over.

    Cargo that is won in a boarding or on a merchant comes into the hold at once, and doesn’t count as loading.
    .title = Loading and unloading
    .leaf = cargo

piratebay-rules-11 =
    To attack a **merchant**, sail into her cell; you can’t cross it. Then roll a die (with the order: +1). Either way the move ends there.

    - **3 or more**: she is taken. Her card is turned up and goes, and the cell is open water from now on. A chest of gold is yours, an empty one is nothing. The cargo of those who lost to her is yours too. Of all that and your own cargo you keep any 4 treasures; the rest leaves the game. You may now explore, load or unload.
    - **Less**: your ship goes home with both masts, and all her cargo stays with the merchant, where everybody can see it. The order stays with you.

    Merchants don’t sail and don’t fire, and nobody can fire at them.
    .title = Merchants
    .leaf = merchants
    .figure = merchant
    .alt = A frigate with two cannons sails towards a merchant. With 3, 4, 5 or 6 she has the cannons and a chest of gold; with 1 or 2 the cannons are the merchant’s, and she lies at her anchor.

piratebay-rules-12 =
    { "**" }The order** lies in a bay at first. A ship on its cell or next to it picks it up when loading, on top of the 3 treasures, with a full hold too. It takes no room, can’t be unloaded and never sinks.

    Its holder

    - adds **1 to each die**: shots (a salvo: 2), defence, boarding, merchants;
    - sails **one cell farther**, but not dead against the wind. The range goes by who holds it at the start of a turn, for that whole turn; the dice by who holds it now;
    - has **3 points** at the end.

    It goes to whoever sinks its holder by guns, by an answer too, or wins a boarding against them. A black mark or a merchant doesn’t take it away. If its holder leaves the game, it stays on the cell where the ship lay.
    .title = The order
    .leaf = order
    .figure = order
    .alt = A frigate with a medal on a ribbon; a die turns from 3 into 4, and a range of 3 cells into one of 4.

piratebay-rules-13 =
    With two turns in a row (an option; usual with five to eight players) everybody plays two turns before the next player’s. Each is a whole turn with its own wind card and its own task.

    - A ship that was sent home in the first turn acts again in the second.
    - A ship trapped in the first turn skips the second.
    - In the second turn all ships have all their shots again.
    - What was turned up in the first turn can be loaded in the second.
    - Turns in which nothing happens (see the page on the end) are counted one by one.

    So there are half as many hand-overs in a game, and more fights.
    .title = Two turns in a row
    .leaf = watch

piratebay-rules-14 =
    So that nobody has to wait, your ship acts in others’ turns by your **standing orders**. Only you know them; “{ sailing-key-orders }” or `/{ piratebay-about.name } { piratebay-command-orders.name }` changes them at any time.

    - **Return fire**: the largest salvo (usual), single shots, or hold fire.
    - **Turn to bear**: yes (usual) or no. Your ship shows the side with more shots left, by the smaller turn, then clockwise; without shots she doesn’t turn.
    - **Cargo won**: when you win a boarding as the defender and the hold can’t take it all, the most valuable is kept (usual), or you are asked.

    If you are asked, the other player waits for your answer, but not on their own clock; if you don’t answer in time, the most valuable is kept. After three questions in a row without an answer your orders are the usual ones again.
    .title = Standing orders
    .leaf = orders

piratebay-rules-15 =
    The game ends **at once when no treasure is left outside the islets**: none face down, face up, on merchants or on ships. There are 33: 20 cannons and 13 chests of gold. The order is none of them. With half the length (an option) it ends as soon as 16 or fewer are left outside.

    It also ends after **10 turns of every player** (15 with two or three) in which no treasure was turned up, landed on an islet, taken from a merchant or a ship, left to a merchant or lost, when the last seat’s turn is over. Loading, and unloading on treasure cells, don’t count. If all agree, it ends at once at any time: “{ button-asks }” under “{ button-more }”.

    What lies on your islet scores, gold 2 and a cannon 1, and the order 3 for its holder. The most points win; if they are equal, the most gold; those who are still equal share the win.

    Whoever **leaves** takes the ship off, and her cargo is lost. The anchor is free, and what lies on the islet counts for nobody. The last player left wins.
    .title = How the game ends
    .leaf = end
    .figure = landing
    .alt = A frigate with two chests of gold and a cannon beside her islet; then they lie at the flag ashore. Below: a chest is worth 2 points, a cannon 1, the order 3.

piratebay-rules-16 =
    - **{ button-play }**: choose a cell or a heading, or a task where you lie. At a stop you are asked: fire, sail on, do a task, or end the turn.
    - **{ button-take-back }** undoes a move until a die is rolled, a card is drawn or a tile is turned up.
    - **{ button-view }** shows your standing orders, to you alone.
    - **Typed moves**: `H9` sails there, `NE4` four cells north-east (`E+4` east: N, E and S are columns too), `NE` turns the ship. At a stop `G9 2` fires a salvo at the ship on G9, `on H11` sails on. `explore F6`, then `G6`. `load F6 gold`, `load order`, `load all`, `unload`, or `unload F6 2 1` for 2 gold and 1 cannon. `end` ends the turn.
    - `orders return single`, `orders prizes ask`: standing orders, at any time.
    - All dice, tiles and cards come from a secret seed. Its seal (SHA-256 of its text) is shown at the start, the seed at the end, so you can check them.
    .title = How it is played here
    .leaf = here

piratebay-credits = -# Designed by Artyom Maslikov, published by INACHE as “Pirate Bay”. This is an unofficial version, made without their involvement.
