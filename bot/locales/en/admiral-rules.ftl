# The rules of Admiral, page by page. A page has a title of 60 characters at most and 1000 of text; `leaf` is its name and `figure`
# names the drawing that goes with it, both the same in every language; `alt` says what the drawing shows.

admiral-rules-1 =
    Everybody has a fleet and a fort; what they fight for **depends on the scenario**. It is easiest to learn in this order: mini-games 1 to 3, the skirmish, Pearl Shoals, then the duel and the fleet battle.

    - **The sea** has 24 columns (A–X) and 14 rows (1–14), north is up; smaller scenarios have half of it, A–L. “Next to” means the eight cells around.
    - **A port** is the cells next to a fort. Two ships fit into a cell of a port, one into a cell at sea.

    Ships: reach in a fresh wind · drift in a storm · range of fire, each straight/diagonally; shots; strength.

    - **ship of the line** (s): 5/5 · 3/2 · 4/3; 3 shots, in a storm 1; strength 7
    - **galleon** (g): 5/5 · 3/2 · 3/2; 2; strength 5
    - **frigate** (f): 6/5 · 2/1 · 4/3; 1; strength 4
    - **brig** (b): 5/5 · 2/1 · 3/2; 1; strength 3
    - **fort**: fires 5/4; 2 shots in any wind; strength 5

    A damage takes one off the strength; reach and shots stay. Without strength a ship sinks and a fort is a ruin.
    .title = The sea, ships and forts
    .leaf = start

admiral-rules-2 =
    A round begins with its **wind**, one for all: where it blows to, and whether it is calm, a fresh wind or a storm. Then each player has a turn. Who is first is drawn; then it goes in seat order, the same in every round.

    All eight directions are equally likely. Of 24 draws 4 are calm, 16 fresh and 4 storms, or 8 each (an option).

    { "**" }All your ships and forts act, in any order and by turns.** Each ship may sail once, fire her shots, board or storm, and go under repair. You may fire, sail and fire the rest; or come close, fire a salvo and board. You end the turn yourself.

    None of it is a must, except drifting in a storm.

    { "**" }An idle turn**, in which nothing can be done, passes by itself, with all its drifts. So do, usually, turns in which you could only row in a calm, leave shelter or stop a repair, and nothing would come of it: the ships stay, the repair goes on. If you want to decide there too, say so by the standing order “call me”.
    .title = Round, wind and turn
    .leaf = turn

admiral-rules-3 =
    A ship sails once a turn, **on one straight course** of eight, cell by cell. She may go less far than she could, or not at all.

    - **Calm**: only a brig moves, one cell straight ahead, not diagonally.
    - **Fresh wind**: farthest downwind; each 45° between course and wind cost a cell. Ship of the line, galleon and brig: 5 · 4 · 3 · 2 · 1, from downwind to dead against it. A frigate has a cell more on straight courses.
    - **Storm**: nobody sails where they like; see the page on drifting.

    Example: the wind blows north-east (NE), a frigate sails south (S). Straight she has 6, the angle is 135°, so 6 − 3 = 3.

    The vane below the sea shows the reach on each course, and beside it the classes for which it is another. Pearls aboard may cost another cell.
    .title = Sailing: calm and fresh wind
    .leaf = sailing
    .figure = reach
    .alt = A frigate at sea, the wind blows north-east. Outlined are the cells that she can reach: five to the north, north-east and east, three to the north-west, west, south and south-east, one to the south-west.

admiral-rules-4 =
    A ship can’t enter

    - a cell with more land than water, or a **reef**;
    - a cell at sea where a ship lies;
    - a cell of a port with two ships, or a fort, be it a ruin;
    - what lies beyond the edge of the sea.

    She may pass through a cell of a port with one ship in it.

    Nor can she cross **a side or a corner fully covered by land**:

    - a side is covered if a cell of nothing but land lies behind it;
    - a corner is covered if there is land on both sides of the diagonal step;
    - there may be single covered sides and corners: the picture shows a spit of sand.

    A diagonal step past one corner of land is free, and so is one between two ships. A cell with a shore, but more water, is water like any other.
    .title = What bars the way
    .leaf = barred
    .figure = covered
    .alt = Three steps near land: diagonally between two cells of land that touch at a corner, crossed out; diagonally past a single corner, a green arrow; straight through a spit of sand, crossed out.

admiral-rules-5 =
    In a storm a ship **drifts with the wind**, exactly so far: ship of the line and galleon 3 straight or 2 diagonally, frigate and brig 2 or 1.

    - In a port on her way she **may stop**. A ship, a full port, land and the edge of the sea stop her unharmed.
    - **A reef** stops her too, with one damage for each cell not sailed.
    - **Shelter**: in a port, or if land, a fort or a covered side or corner is right beside her where the wind comes from. There she needn’t drift; she may leave, but then she does.
    - **The order**: ships farthest downwind first. Once one nearer to the wind has drifted, those farther off can’t leave shelter any more.
    - Who was in a boarding or storming in this round doesn’t drift.

    You may fire before, between and after drifts. “{ admiral-key-drift }” sends off all that are left in their order, and so does “{ sailing-key-end }”; you are asked only about ports and leaving shelter.
    .title = Storms: drift, shelter, reefs
    .leaf = storms
    .figure = drift
    .alt = A storm to the north-east. A ship of the line drifts one cell, then there is a reef: damage 1. A brig drifts one cell. A frigate behind an island and a galleon in a port lie in shelter; dashes show where they would drift.

admiral-rules-6 =
    Ships and forts fire at others’ ships and forts, and at forts that are nobody’s, **along a row, a column or a diagonal**. Range straight/diagonally: ship of the line and frigate 4/3, galleon and brig 3/2, fort 5/4.

    { "**" }A target is hidden** by cells of nothing but land, by covered sides and corners, by any ship and any fort. Reefs don’t matter. Two ships in one cell of a port don’t hide each other, but can’t fire at each other either.

    { "**" }A fort** fires over ships in the open sea, but not over ships in a port, whosever it is.

    { "**" }Shots a turn**: ship of the line 3, galleon 2, frigate and brig 1, fort 2. In a storm a ship of the line has 1, a fort 2, the others none. Shots may be divided among targets, and fired before and after sailing.
    .title = Fire: who reaches whom
    .leaf = fire
    .figure = fire
    .alt = A frigate hits a galleon; a brig behind her is hidden. A fort fires over a brig at a ship of the line. A ship of the line can’t fire diagonally between two cells of land. A galleon fires at a frigate two cells away.

admiral-rules-7 =
    Name the target, who fires at it, and how many shots. **One die decides for the whole salvo**, however many ships and forts fire:

    - 1 or 2 is a miss;
    - with 3, 4, 5 or 6 **every shot of the salvo hits**, one damage each;
    - **at close range**, from a cell next to the target, only a 2 misses: a 1 hits.

    For each that fires her own distance counts. Hits beyond what is left are lost.

    A salvo is all or nothing; single shots come out more evenly. A ship of the line may fire three as a salvo, one by one, or at several targets; you are asked how many.

    With the option `{ admiral-option-hard.name }` even dice hit and odd ones miss, at any distance.
    .title = Shots and salvos
    .leaf = shots

admiral-rules-8 =
    One to four of your ships that lie beside another’s ship, **straight, not diagonally**, may board her. Each rolls a die: 1–2 give 0 points, 3–4 give 1, 5–6 give 2. The strength of all of them is added. The defender does the same.

    - **Who has more** gets all ships that fought, and shares out the difference of points among them: that is their new strength, a full one at most. Who gets nothing sinks. What fits nowhere is lost.
    - **Equal**: all of them sink.

    The defender may win too: then it is shared out as usual (a point each from the strongest class down, the rest to the strongest) or the defender is asked, as the standing orders say.

    Pearls may be moved at once among those who fought. A captured ship stays where she lies; her repair or work is over. **Who fought does nothing more in this round**, but defends again if attacked.
    .title = Boarding
    .leaf = boarding
    .figure = boarding
    .alt = A brig of strength 3 with a 1 and a frigate of strength 2 with a 6 make 7 points; a ship of the line of strength 2 with a 5 makes 4. Then the attacker has all three ships, with strength 1 each.

admiral-rules-9 =
    Your ships in a fort’s port may storm it, as many as you like, diagonally too. Points are made as in a boarding; the fort rolls one die and adds its strength. Its owner may add ships in the port, even under repair or at work: usually all join, or the owner is asked, as the standing orders say.

    - **The attacker wins**: the fort and its pearls change hands, the defending ships sink. The difference is shared out among the attacking ships and the fort. It fires from the next round on.
    - **The defender wins**: the attackers sink, the difference goes to the fort and its defenders.
    - **Equal**: the fort is a ruin, and all who fought sink.

    A fort that gets nothing is a ruin. If a storming ruins it, ships under repair there are lost too; if fire does, their repair only ends.

    { "**" }A ruin** is silent and repairs no ships, and its pearls are gone, but its port stays a port. **A fort that is nobody’s** is silent, but can be fired at and stormed.
    .title = Storming a fort
    .leaf = forts
    .figure = storming
    .alt = A frigate of 4 with a 3 and a brig of 3 with a 6 make 10 points; a fort of 3 with a 5 and a brig of 3 with a 2 make 8. Then the attacker has the frigate with strength 1 and the fort with strength 1.

admiral-rules-10 =
    { "**" }A ship** may go under repair in the port of a fort of yours that is no ruin, even if she has just arrived or fired. She doesn’t sail, fire or board, but defends. From your next turn on, one damage is off at the end of each. If you stop the repair, she may fire in this turn, but not sail or be repaired again, and no damage is off.

    { "**" }A damaged fort** is repaired by two of your ships in its port: they may fire, but not sail, board or storm. From the next turn on one damage is off a turn. The fort fires meanwhile.

    { "**" }A ruin** can be rebuilt in the same way by anybody, two ships at a time. When three damage are off it stands, with strength 3, and is theirs who rebuilt it. If that is interrupted it starts all over.

    Work stops when you say so, or when one of the two is lost, boarded or joins a defence. If you stop it both are free at once, but can’t begin again on that fort in this turn.
    .title = Repair and rebuilding
    .leaf = repair
    .figure = repair
    .alt = A galleon under repair: strength 3, 4, then 5 and done. Two ships at work on a fort: 2, then 3. Two ships rebuild a ruin: empty boxes, two full ones, then a fort with the builders’ flag.

admiral-rules-11 =
    A pearl **is loaded** by a ship that lies on its cell, before she sails, after it or without sailing, but not in passing; or in the port of an own fort that holds it. It **is landed** in the port of an own fort; partners’ will do too. All this can be done in one turn.

    { "**" }Holds** (reach in calm and fresh wind shrinks, drift doesn’t):

    - brig, frigate: one pearl, −1 cell;
    - galleon, ship of the line: one at no loss, two at −1.

    So a brig with a pearl can’t move in a calm, and some laden ships not dead against the wind.

    Pearls go from ship to ship only after a boarding or storming. If a ship sinks **near land or at the edge of the sea** her pearls stay on the cell; elsewhere they are gone. Pearls of a fort that is taken are the winner’s, those of a ruined one are gone.

    You may carry pearls from one own fort to another.
    .title = Pearls
    .leaf = pearls
    .figure = pearls
    .alt = A pearl in the sea, then aboard a brig, then the brig in a port, then the pearl at the fort. Below, the loss of reach: brig and frigate with one 1; galleon and ship of the line with one 0, with two 1.

admiral-rules-12 =
    Before a ship fires you may make her a **fireship**, for good. She flies no flag. She still sails and carries pearls, but doesn’t fire, board or get repaired. A ship under repair must stop that first.

    { "**" }In your next turn she explodes**: when you say, or as the turn ends. Before that she may sail.

    - Every ship on the eight cells around, and the other one in her own cell of a port, loses **her full strength** (7, 5, 4 or 3), whatever is left of it, yours and partners’ too.
    - Forts are unhurt; land is no shield.
    - A fireship that is hit doesn’t explode, she sinks if she must. Pearls aboard are lost as if she had sunk.

    One that sinks before does no harm. If she is boarded she is the captor’s, and explodes in the captor’s next turn.
    .title = Fireships
    .leaf = fireships
    .figure = fireship
    .alt = Before: a brig as a fireship; a jagged frame round the eight cells about her, in which a ship of the line, a brig and a frigate of her own side would lose 3. After: the ship of the line has 4 left, the frigate 1, the brig is sunk; a galleon farther off is unhurt.

admiral-rules-13 =
    In a storm the order matters:

    - fireships that explode in this turn drift first, among themselves as usual: farthest downwind first;
    - then all your other ships that must;
    - only then the fireships explode, at once or as the turn ends.

    So your own ships may drift into her reach, and out of it. One that was made a fireship in this very turn drifts among the others.

    In shelter she needn’t drift; then she explodes where she lies. After an explosion nobody leaves shelter any more in this turn.
    .title = Fireships in a storm
    .leaf = fireship-storm
    .figure = fireship-storm
    .alt = A storm blows east. The fireship drifts first, one cell, number 1; then the frigate farthest downwind, 2, and the galleon behind her, 3. Last, number 4, the fireship explodes where she has come to: a ship of the line and a brig in the frame lose 3.

admiral-rules-14 =
    Before the first round everybody lays **mines** in secret, all at the same time: within three cells of the own fort, ports too, not on land, reefs or forts. Several may share a cell. You needn’t lay all of them. Until all have laid theirs you may lay yours anew; then none can be moved.

    { "**" }A mine goes off** by itself when a rival’s ship enters its cell, to stop, in passing or adrift: **3 damage**. All are told, and the cell is spent for everybody. Own and partners’ ships are safe.

    A ship that lives stays there or sails on along her course; a drift goes on. One that sinks lies there.

    { "**" }Switch yours** at any time by “{ admiral-key-mines }”, from the next ship on: hold it, or let it wait for some classes. Nobody else is told.

    { "**" }Who sees them:** you alone, in “{ button-view }” and by direct message. Partners don’t; only who steers for you while you are away does. After the game all are shown.

    A move where a rival’s mine may lie can’t be taken back, whether one lies there or not.

    Of two players each has three at most, of three two, of more one.
    .title = Mines
    .leaf = mines
    .figure = mines
    .alt = A dashed line three cells from a fort. Inside, three mines: one armed, one held, one that waits for ships of two classes. Below, a frigate of 4 has sailed over the armed one: 3 damage, strength 1 left, the mine is crossed out, and she has sailed on.

admiral-rules-15 =
    The **mini-games** are for one to four players: half the sea, an island, six reefs, forts in the corners. In turn everybody chooses a fort, and cells of its port. There is no fire, boarding or repair.

    { "**" }The goal**: end a move or a drift of your brig in the port of the opposite corner. Passing through isn’t enough.

    - **1**: a brig, and always a fresh wind. A move goes three cells at least, or none.
    - **2**: a brig, and the wind as it comes. In a fresh one again three cells at least; in a storm she drifts, and reefs hurt.
    - **3**: a brig and a frigate, any distance. The brig has to arrive; the frigate bars others’ way.

    Who loses the brig is out, and the frigate is removed. The round is played to its end: all who arrive in it share the win. If all are out nobody wins. After 60 rounds it is a draw.
    .title = Mini-games: races
    .leaf = races

admiral-rules-16 =
    - **Skirmish** (two players, half the sea): a frigate and a brig each; a fresh wind blows in place of storms. The last one with ships wins.
    - **Duel** (two): a ship of each class and three mines each, won in the same way.
    - **Fleet battle**: three pearls besides, amid the sea. Two in own forts that are no ruins win; or the most, as soon as none is left outside forts (if equal, who landed the last one earlier); or the last ships.

    This is looked at after each action. Who has no ships is out at once, and the forts are nobody’s; so it is if a player leaves.

    If all are lost at once the most pearls win, else it is a draw. So it is after **15 rounds without news** (20 with winds of 8 each): no damage to another’s ship or fort, no boarding, no storming, and no pearl taken from the sea, landed for the first time, captured or lost.
    .title = Battles, and how they end
    .leaf = end

admiral-rules-17 =
    For two, three, four or six; five can’t. Everybody has a fort and a ship of each class (of six players a galleon, a frigate and a brig), and between two islands amid the sea lie **seven pearls**.

    { "**" }Reefs**: of two players three each, of three two, of more one; not in ports or on pearls, and nothing is cut off. A lot lays them or, before the first round, each player all their own (option).

    { "**" }You win** alone

    - with pearls in own forts that are no ruins: of two players 4, of three or four 3, of six 2;
    - with the most, as soon as none is left outside forts (if equal, who landed their last one earlier);
    - as the last one with ships.

    { "**" }Without a fort**: take one, or rebuild a ruin. Who ends three own turns in a row with neither a fort nor a ruin being rebuilt is out, and the ships are taken off the sea.

    Who has no ships is out at once. The forts of who is out are nobody’s, and pearls in them count for nobody.

    In teams: see the next page.
    .title = Pearl Shoals
    .leaf = shoals
    .figure = shoals
    .alt = For up to four players: forts in the corners, seven pearls between two upright islands in the middle, two reefs beside them. For six: forts in the corners and in the middle of the long sides, pearls between two lying islands.

admiral-rules-18 =
    Pearl Shoals can be played two against two, three against three, or by three teams of two. Partners’ forts lie far apart.

    - **To win**: five pearls in the team’s forts, of three teams four; or the most, with none left outside forts; or the last team with ships. All of the team win, also those who are out.
    - **Partners** don’t fire at, board or storm each other, but fireships hurt them. Pearls are loaded and landed in their ports too; ships are repaired in own ports alone, and each defends own forts.
    - **Work**: two partners’ ships can repair a fort of one of them or rebuild a ruin; it goes on in the turns of who began it. The ruin is then theirs who had no fort, else theirs who began.
    - **A gift**: in your turn you may give a fort, with its pearls, to any player without one. If it was your last you are out.
    - **Without a fort** one is out as usual, but a ruin that a partner rebuilds counts.
    - **Who is out**, or leaves, leaves forts and pearls to the partner whose turn comes next.
    .title = Teams
    .leaf = teams

admiral-rules-19 =
    Nobody has to wait for anybody: in others’ turns your **standing orders** decide. Only you know them; change them at any time: “{ sailing-key-orders }” or `/{ admiral-about.name } { admiral-command-orders.name }`.

    - **Defence of a fort**: all ships in the port join (usual), or ask.
    - **Sharing out strength** after a defence won: as usual, or ask. As usual is a point each from the strongest class down, the rest to the strongest. After a storming the fort comes first.
    - **Stowing pearls** then: they stay where they are, those of a lost ship go where there is room; or ask.
    - **Idle turns**: pass by themselves (usual), or call you.

    If you are to be asked the game waits for your answer, and your opponent’s time doesn’t run; without an answer in time it is done as usual. After three such questions in a row your orders are the usual ones again.
    .title = Standing orders
    .leaf = orders

admiral-rules-20 =
    - **{ button-play }**: choose a ship, then a cell or a task; or fire, board, storm: the target, then who. So it goes on until you end the turn.
    - **{ button-take-back }** undoes what you did until a die is rolled.
    - **{ button-view }** shows your standing orders and mines, to you alone. Everything else is open.
    - **Moves can be typed**: `f1 H9` sails frigate f1 to H9, `f1 NE4` four cells north-east (`f1 E+4` east: N, E and S are columns too). `fire s2 s1 f1 all` is a salvo at s2 with all shots of s1 and f1; a fort is `fort-a1` or `A1`. `board f2 b1 f1`, `storm X14 b1`. `g1 repair`, `g1 stop`, `s1 work f1`, `b1 load`, `b1 unload`, `fireship b1`, `explode b1`, `give A1 P3`. `drift` drifts, `end` ends the turn.
    - `orders defence ask`, `mines C3 held`, `mines C3 waits s g`: standing orders and mines, at any time.
    - Winds and dice come from a secret seed: its fingerprint (SHA-256 of the text) is shown at the start, the seed itself at the end; all can be checked.
    .title = Playing here
    .leaf = here

admiral-rules-21 =
    With the option `{ admiral-option-printed.name }` the game keeps to the letter where we changed it for balance:

    - **Wind**: calm, fresh and storm are equally frequent. Then nothing can be done in a third of the turns.
    - **Shelter**: in a storm a ship at sea, or a full cell of a port, on the cell that the wind comes from shelters too.
    - **Mini-games**: the first to arrive wins, at once and alone.
    - **Fleet battle**: no pearls, it is the duel.
    - **Idle turns** don’t pass by themselves, you are asked in each.

    The other rules are the same.
    .title = As in the printed rules
    .leaf = printed

admiral-credits = -# “Admiral” is a game system by Bombat Game. This is an unofficial version, made without their involvement.
