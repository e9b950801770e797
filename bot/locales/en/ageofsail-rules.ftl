# The rules of Age of Sail, page by page. A page has a title of 60 characters at most and 1000 of text; `leaf` is its name
# and `figure` names the drawing that goes with it, both the same in every language; `alt` says what the drawing shows.

ageofsail-rules-1 =
    Squadrons of sailing ships fight on one sea. **The last player with ships afloat wins.** If nobody manages that, the score for masts in the open sea decides (see the page on the end).

    - **The sea** has 20 columns (A–T) and 20 rows (1–20); north is up. All distances count cells, diagonal steps too. “Next to” means the eight cells around.
    - **Your fort** lies in a corner: five cannons, and a coat of arms in the corner cell. Two players have opposite corners; with three the corners are drawn. With two sets there is more room: see “The double sea”.
    - **Your squadron**: one ship of the line, two frigates, one brig. They begin beside the fort, heading for the centre.
    - At the start of **your first turn** you may rearrange them: any free cells next to your fort, any headings. Only then is the wind drawn.

    There are three **scenarios** too: Pirates, Pirate hunt and Assault have their own pages.
    .title = The goal and the sea
    .leaf = setup
    .figure = start
    .alt = The lower left corner of the sea: a fort of five cannons with its coat of arms in the corner, and beside it four ships that head north-east.

ageofsail-rules-2 =
    A ship’s **masts** are her crew and her strength:

    - **ship of the line** (s): 3 masts, 3 guns on each side;
    - **frigate** (f): 2 masts, 2 guns on each side;
    - **brig** (b): 1 mast, 1 gun on each side.

    A hit costs one mast, and so does each lost roll when boarding. A ship without masts is sunk. With fewer masts she sails as far and fires as many guns as before: a ship of the line with one mast left still has three shots a side.

    Each ship keeps her name, s1 or f3, to the end, also when somebody else captures her.
    .title = Ships and masts
    .leaf = ships
    .figure = classes
    .alt = Three rows: a ship of the line, a frigate and a brig, with all their sails, then with one lost after another, down to the wreck.

ageofsail-rules-3 =
    1. A **wind card** is drawn: it counts for all your ships in this turn.
    2. A **situation card** is drawn and carried out at once, if the game has them.
    3. **Each of your ships acts once**, one after the other, in any order. A ship turns, sails and fires, and finishes before the next one begins.
    4. Before, between or after your ships, each **cannon** of your fort may fire once.
    5. **End your turn.** You needn’t use every ship, but see “Repair and idling”.

    Then it is the next player’s turn, clockwise. Who begins is drawn by lot. A round is one turn of each player who is still in the game.
    .title = A turn
    .leaf = turn

ageofsail-rules-4 =
    First choose a heading: turning costs nothing, but is done once, before anything else. Then the ship sails **straight ahead**, as far as you like up to her range. On the way she may stop to fight and then sail on; her heading stays.

    The **range** depends on the angle to the wind, from straight downwind to dead against it:

    - strong wind: 6 · 5 · 4 · 2 · 0
    - medium: 5 · 4 · 3 · 1 · 0
    - light: 3 · 2 · 2 · 1 · 0

    With the brisk wind (an option) it is 8 · 7 · 5 · 3 · 0, 6 · 5 · 4 · 2 · 0 and 4 · 3 · 3 · 2 · 0.

    The wind card names where the wind blows **to**. There are 24: each of the eight directions as strong, medium and light. When all have been drawn they are shuffled again.

    Ships can’t enter or cross cells with forts or ships, except to board an enemy. A diagonal step between two that touch at a corner is allowed. The edge of the sea stops everybody.
    .title = Wind and sailing
    .leaf = sailing
    .figure = wind
    .alt = Three wind roses side by side, for a light, a medium and a strong wind to the north-east, with the range on each of the eight courses.

ageofsail-rules-5 =
    A ship fires only at what lies **abeam**: on the next cell exactly to her right or left. She may fire wherever she stops, before her first step too, on both sides.

    - Each **broadside** has as many shots a turn as her class has guns. Turning doesn’t refill it. At the start of each player’s turn all ships have all their shots again.
    - A heading straight or diagonally makes no difference: what lies a quarter turn from it is abeam.
    - **Cannons of a fort** that lie abeam are targets too: a hit turns the card over. They don’t answer. Turned cards, the coat of arms and the forts of players who are out are no targets.

    So turn before you sail: you can’t turn any more at the end of the way, and only what lies to the right or left of it can be fired at.
    .title = Guns
    .leaf = gunnery
    .figure = abeam
    .alt = Three ships, heading north, north-east and east. Red arrows point to the two cells abeam of each, pale ones straight ahead.

ageofsail-rules-6 =
    - **A shot**: the attacker rolls a die, then the defender. The attacker rolls higher: a hit, one mast is gone. Lower: a miss. Equal: both roll again.
    - **A salvo** joins two or three shots of a broadside: their dice are added up, against one die of the defender. It hits more surely, but a hit still costs only one mast. A ship of the line may fire a salvo of 3, or of 2 and a shot, or single shots.

    A ship that is still afloat then **answers once**:

    - The attacker lies abeam of her: she may fire, with what she has left on that side.
    - Abeam, but nothing left: she does nothing.
    - Not abeam: she may turn, to answer the next attack.

    Then the attacker may attack again, while there are shots, or sail on. After the answer to the last attack the exchange is over.
    .title = Shots, salvos and answers
    .leaf = shots
    .figure = salvo
    .alt = Dice: 5 against 3 is a hit and costs a mast, 2 against 4 a miss, 4 against 4 is rolled again; a salvo of 1, 3 and 2 makes 6 against 5, a hit.

ageofsail-rules-7 =
    So that nobody has to wait, your ships and your fort act in others’ turns by your **standing orders**. Only you know them; “{ sailing-key-orders }” or `/{ ageofsail-about.name } { ageofsail-command-orders.name }` changes them at any time.

    - **Return fire**: the largest salvo (usual), single shots, or hold fire.
    - **Turn to bear**: yes (usual) or no. Your ships show the side with more shots left, by the smaller turn; without shots they don’t turn.
    - **The fort’s fire**: always (usual), hold, or ask you.
    - **Prizes**: when your ship wins a boarding as the defender, the usual choice is made, or you are asked.

    What you want to be asked about waits for your answer. The other player’s clock stands still meanwhile; if you don’t answer in time, the usual thing is done. After three questions in a row without an answer your orders are the usual ones again.
    .title = Standing orders
    .leaf = orders

ageofsail-rules-8 =
    A cannon fires a **double salvo**: two dice added up, at a ship one or two cells away along a row, column or diagonal. Ships and other players’ forts in between block the shot, cards of its own fort don’t.

    - **In your own turn** each live cannon may fire once at any enemy ship in reach.
    - **In another player’s turn** it may fire at each of that player’s ships every time that she *enters* a cell in its reach, by sailing or drifting. All cannons in reach fire, one by one, before she fires or sails on. If she boards, they fire before the fight, at her only.
    - Turning, a teleport, and a prize that is moved away draw no fire.

    Whether your cannons fire in others’ turns is one of your standing orders. Before you confirm a move you are told whose cannons will fire at you, and where.

    Cards that are turned over still bar the way. The cannons of a player who is out are silent.
    .title = The fort’s cannons
    .leaf = forts
    .figure = reach
    .alt = A fort and the cells that its live cannons reach, two along rows, columns and diagonals. One cannon is turned over, and an enemy brig covers the cells behind her.

ageofsail-rules-9 =
    To **board**, sail into an enemy’s cell. Forts in reach fire at you first. Then both roll: the lower die loses a mast; equal dice are rolled again. It goes on until one of the two has no masts. The boarder’s move is over.

    The winner keeps

    - **one ship**, their own or the beaten one, with all the masts that are left (no more than her class has), or
    - **both**, if at least one mast can be put on each and there is a free cell next to them. One of the two moves there at once.

    A captured ship, a **prize**, is yours from now on. The boarder and her prize do nothing more this turn, not even answer fire.

    If the defender wins, the choice is the defender’s. The usual one: with two or more masts and a free cell one mast goes to the prize, which moves to the first free cell, clockwise from north. Otherwise the larger ship is kept; if they are equal, the defender’s own.

    In scenarios one ship is always sunk: see their pages.
    .title = Boarding and prizes
    .leaf = boarding
    .figure = boarding
    .alt = A frigate with two masts sails into a brig’s cell; crossed swords; then what the winner may keep: the ship that boarded, the beaten one, or both with a mast each.

ageofsail-rules-10 =
    { "**" }Repair**: a ship next to her own fort that has lost masts gets **one mast** back, up to her class, if she doesn’t sail, fire or board in this turn. She may turn. It costs a card of the fort that is still face up, a cannon or the coat of arms: you choose which one is turned over. So there are six repairs in a game at most. A prize with fewer masts than her class may be repaired too.

    { "**" }Idling**: a fort is no place to hide. A ship loses a mast at the end of your turn if

    - she was undamaged and next to your fort when the turn began,
    - she is next to it when the turn ends, and
    - she neither moved a cell nor fired nor boarded.

    A brig would be sunk by that. Ships that have no cell to sail to this turn are exempt, and so are those barred after a boarding. Drifting in a storm is no move, a teleport is. “{ sailing-key-end }” names the ships that would lose a mast.
    .title = Repair and idling
    .leaf = repair
    .figure = repair
    .alt = A frigate with one mast lies beside her fort; then she has two, and a card of the fort is turned over.

ageofsail-rules-11 =
    24 cards, shuffled again when all have been drawn. Each holds for the turn of the player who draws it.

    - **Storm** (3): one of your ships, by lot, drifts two cells downwind, unless something stops her. She isn’t damaged and still acts.
    - **Teleport** (6): you may put one of your ships on any free cell at least 3 cells from each enemy ship and each other player’s fort.
    - **Repair at sea** (3): one of your damaged ships gets a mast back, wherever she is.
    - **Fair wind** (3): range +1, but not dead against the wind.
    - **Calm** (2): your ships can’t sail; they can turn, fire and be repaired.
    - **Keen gunners** (2): +1 on each die of your attacks, your fort’s too; not when boarding or answering.
    - **Fog** (2): nobody fires, forts neither.
    - **Wind shift** (2): another wind card replaces the first.
    - **Quiet sea** (1): nothing happens.

    A game without these cards has few fights.
    .title = Situation cards
    .leaf = situations

ageofsail-rules-12 =
    A player without ships is **out**; their fort only bars the way then. The last one with ships wins.

    Otherwise the battle ends after **10 rounds in a row without a mast lost in battle**, or at the end of round 20 (you can choose another number before the game). Then the **score** decides.

    At the end of each round everybody scores the **masts in the open sea**: those of all ships that lie **more than 3 cells from every card of their own fort**. The scores are added up. When a mast is lost in battle the sums begin anew, with the score of that round.

    The highest sum wins; then the most masts afloat; then the most live cannons. Those who are still equal share the win. The picture always shows the sums.

    “In battle” means by guns, forts or boarding. Idling doesn’t count, nor do the ships of a player who leaves.
    .title = How the battle ends
    .leaf = ending
    .figure = afar
    .alt = A corner of the sea: cells up to three steps from the fort are dimmed. A ship there counts nothing; ships beyond count their masts.

ageofsail-rules-13 =
    With two sets of the game (the option `{ ageofsail-option-sets.name }`) the sea is twice as wide.

    - **The sea** has 40 columns (A–Z, then AA–AN) and 20 rows. Both decks are doubled: each card is there twice before they are shuffled again.
    - **Two to eight** may play. Up to four have forts in the corners. With five or six there is one more in the middle of each long side, with seven or eight there are two. Two players have opposite corners; with three, five and seven the places are drawn. The turns always go clockwise.
    - **Two or three squadrons each** (the option `{ ageofsail-option-fleet.name }`): 8 ships for up to five players, 12 for two or three. They begin on the free cells nearest to the fort; in your first turn you may move them to free cells next to the fort, and choose their headings.
    - A fort has six cards all the same, so there are six repairs, however many ships you have.

    All other rules stay the same. The pictures show the sea in two halves; the dimmed column belongs to the other one.
    .title = The double sea
    .leaf = double
    .figure = double
    .alt = Two seas of 40 by 20 cells. On the upper one six forts: in the corners and in the middle of each long side. On the lower one eight: in the corners and two on each long side.

ageofsail-rules-14 =
    With line tactics (an option) two or more of your ships can sail as one **line**.

    - **Forming**: in your turn choose “{ ageofsail-key-form }”, the first ship and those that follow her, of any class. Each must lie next to the one before. All turn to the first ship’s heading and have acted with that. A line joins another as a whole.
    - **Sailing**: from your next turn on the line acts as one. Only the first ship chooses a heading and sails, by her range. The others follow in her track; each heads as she last moved.
    - **Fire**: where the line stops its ships fire at what lies abeam of each, from first to last. Forts may fire at every ship that comes within reach.
    - **Boarding**: only the first ship boards; the others wait. If she then lies in that cell they follow, and the line stops; they may fire. If she sinks, by guns too, the second leads and the move is over.

    Typed: `form s1 f1 done` or `form s1 all`; `s1 H9` sails the line; at a stop `f1 H8 2` fires, `f1 repair B2` repairs.
    .title = Line tactics: sailing as one
    .leaf = line
    .figure = line
    .alt = Four ships lie one next to the other, with different headings; then they form a line and all head as the first does. Below, the first turns east and sails two cells; the others follow in her track.

ageofsail-rules-15 =
    - **Leaving**: before the line sails, any number of its ships may leave it, one by one (“{ ageofsail-key-leave }”). Each turns to another heading than the line’s first ship and sails at least one cell, by her own range; she may fire as usual, before that too. She acts alone in this turn; then the rest of the line may sail.
    - **Closing up**: when a ship is lost or leaves, those behind her move up at once, each to the place before her. It costs no range, changes no heading and draws no fire from forts. If the first is gone, the second leads where she lies.
    - **Torn apart**: a ship moved by a storm or a teleport has left the line, and so have all behind her if they no longer lie next to those before.
    - **Repair**: a ship of a line that lies beside her fort can be repaired where she lies; then the line doesn’t sail.
    - A line of one ship is none.

    Typed: `leave f1 H9`, or `leave f1 NE` to fire on the spot before she sails.
    .title = Line tactics: leaving and closing up
    .leaf = line-close
    .figure = line-close
    .alt = Four ships in a row; the second is sunk, and the two behind her move up. Below, the second of a line sails away to the north, and those behind her move up as well.

ageofsail-rules-16 =
    The winner of a game may take the **order**, a medal, into the **rematch**. That is an option; usually nobody has it.

    Whoever holds it has in the whole game

    - **+1 on each die** that they roll, with all ships and cannons: shots and answers (a salvo of 3: +3), a fort’s salvo (+2), defence, boarding, fights ashore;
    - **+1 on the range**, but not dead against the wind.

    It can’t be lost or captured. After a shared win, or when nobody has won, nobody has it in the rematch.

    In simulated battles its holder won about 80 of 100 against one other player, and 46 of 100 against three. That is why the usual rematch does without it.
    .title = The order
    .leaf = order

ageofsail-rules-17 =
    One player is the **merchant captain**, the others are **pirates**; roles are drawn, or chosen under “{ button-seat }”. There are no situation cards. The fort on A1:C2 is nobody’s and silent.

    - **The merchant ship**, a ship of the line, begins on T20. Her captain wins as soon as she is next to the fort, in mid-move too.
    - **Pirates** have brigs with doubled range: one pirate three, two pirates two each, three one each. Before the first turn they place them on the sea’s edge, at least 10 cells from T20 (columns A–J or rows 1–10).
    - **Capture**: a pirate who beats the ship in a boarding, whoever began it, takes her over with all masts left; the brig is sunk. She sails undoubled. That pirate wins by bringing her next to the fort; others may take her in turn.
    - In any other boarding the loser’s hull is sunk.

    If the ship is sunk **nobody wins**. Whoever has her wins at once when no other player has a vessel. After 60 rounds it is a draw.
    .title = Scenario: Pirates
    .leaf = pirates
    .figure = pirates
    .alt = The whole sea: the silent fort at the bottom left with the cells beside it marked, the merchant ship in the opposite corner, four brigs. Edge cells where brigs may begin are framed.

ageofsail-rules-18 =
    One player is the **pirate**, the others are **hunters**; roles are drawn, or chosen under “{ button-seat }”. There are no situation cards. The fort on A1:C2 is nobody’s and silent.

    - **The pirate** has a frigate on T20, in the corner opposite the fort.
    - **Hunters** have a frigate each: on A20, on T1, and the third on D3, beside the fort. A single hunter has all three; two have one each.
    - Where three frigates hunt, the pirate’s **range is 1 more**, to the end of the game, but not dead against the wind.
    - Hunters don’t fight each other. After a boarding the loser’s hull is sunk.

    { "**" }The pirate wins** as soon as the frigate is next to the fort, in mid-move too; where a hunter lies on that cell, only by winning the boarding. Also when no hunter is left.

    { "**" }The hunter wins** who sinks the pirate first, by an answer too, or wins a boarding against the pirate, whoever began it.

    After 60 rounds it is a draw.
    .title = Scenario: Pirate hunt
    .leaf = hunt
    .figure = hunt
    .alt = The whole sea: the silent fort at the bottom left, the pirate’s frigate in the opposite corner, hunters’ frigates in the two other corners and beside the fort.

ageofsail-rules-19 =
    One player **defends** a fort in the sea, one to three **attack** together. There are no situation cards, no repair and no idling.

    1. **The fort**: the defender lays ten cannons, in a ready shape or cell by cell: within D4–Q17, joined by their sides, every sea cell reachable from the edge by steps over sides.
    2. **The ships**: 3 ships of the line, 6 frigates and 3 brigs. Two attackers have 2, 2, 2 and 1, 4, 1 of them; three have 1, 2, 1 each. They place them along one edge of the sea, the same for all, with any headings.
    3. **A round**: first each attacker’s turn, with a wind card; then the defender’s, without one, for cannons only. Attackers don’t fight each other.

    Cannons fire as on “The fort’s cannons”, but **each only once a round in all**: at an attacker who enters its reach, or in the defender’s own turn. A brig can draw that fire.

    Ships fire at cannons abeam; a hit turns the card over. Typed: `D4 D5 …` or `block`; ships `s1 A9 E` or `rest`.
    .title = Scenario: Assault
    .leaf = assault
    .figure = assault
    .alt = The whole sea: a fort of ten cannons in the middle, a dashed frame round the field where it may be laid, and the ships of two attackers along the lower edge.

ageofsail-rules-20 =
    - **Landing**: after firing, or instead of it, a ship may land masts on a turned-over card next to her, diagonally too. One mast stays aboard, a card takes 3 masts at most. Then the ship does nothing more.
    - **Parties**: from the next turn on masts ashore move one cell a turn over the fort, in any direction, together or split. Guns don’t fire at them; nobody goes aboard again. Masts of several attackers may share a card, and each moves their own.
    - **Fights**: masts that enter a live cannon’s cell fight it: two dice added up for the cannon, a die for each of them. Lower loses: a mast, or the card is turned over. Equal: again, to the end.

    { "**" }The attackers win** together when no cannon is live and a party is ashore. **The defender wins** when neither ships nor parties are left, when nobody is ashore and no ship has two masts, or after 30 rounds.

    Typed: at a stop `land G7 1` (in a line `f1 land G7 1`); `party G7 G8 2`.
    .title = Assault: landing and the end
    .leaf = landing
    .figure = landing
    .alt = A ship of the line beside a turned-over card puts two masts ashore there and keeps one. Below, the two move to the cannon next to them: 7 against 4, and it is turned over.

ageofsail-rules-21 =
    With this option the game keeps to the letter of the booklet where our rules change it for balance.

    - **Battle**: no last round and no score. It ends when only one player has ships, or after **15 rounds in a row without a mast lost in battle**. Then the most masts win; if they are equal, the most live cannons; those who are still equal share the win. Whoever leads can wait beside the fort, which is why the usual game scores masts in the open sea.
    - **The order**: the winner has it in the rematch.
    - **Pirates**: each of two pirates has one brig.
    - **Pirate hunt**: no longer range against three frigates.
    - **Assault**: as in the battle, a cannon may fire at each ship on every cell that she enters within its reach, and once more in the defender’s turn. It doesn’t end because nobody is ashore and no ship has two masts.

    All other rules stay the same.
    .title = As in the printed rules
    .leaf = printed

ageofsail-rules-22 =
    - **{ button-play }**: choose a ship, then a cell or a heading. Where a target lies abeam the ship stops and you are asked: fire, sail on, or done.
    - **{ button-take-back }** undoes a ship’s move until a die is rolled or a card is drawn.
    - **{ button-view }** shows your standing orders, to you alone. Everything else is open.
    - **Typed moves**: `f1 H9` sails frigate f1 to H9, `f1 NE` turns her, `f1 NE4` sails her four cells north-east (`f1 E+4` east: N, E and S are columns too), `f1 repair B2 N` repairs her, turns over the card on B2 and heads her north. At a stop `G9 2` fires a salvo of 2 at the ship on G9, `on H11` sails on, `done` ends her move. `cannons C2 D3` fires the cannon on C2 at D3, `end` ends the turn.
    - `orders return single`, `orders forts ask`: standing orders, at any time.
    - All dice and cards come from a secret seed. Its seal (SHA-256 of its text) is shown at the start, the seed at the end, so you can check them.
    .title = How it is played here
    .leaf = here

ageofsail-credits = -# Designed by Artyom Maslikov, published by INACHE as “Admiral: Age of Sail”. This is an unofficial version, made without their involvement.
