# Tips for somebody's first games of Pirate Bay: by what there is to learn (`lessons` of the game), one a turn, five a game at
# most. Two sentences, 220 characters at most.

## the wind

piratebay-tip-sailing-1 = A ship turns first and then sails straight ahead, as far as the wind allows. The rose shows the range on each course: most downwind, nothing dead against it.
piratebay-tip-sailing-2 = The wind changes each turn, so don’t count on getting home in one. A ship with two treasures on a good wind may do better than one that waits for four.
piratebay-tip-sailing-3 = Your own anchor gives back both masts at once, even in passing. Plan your way past it when you are hurt.

## treasure

piratebay-tip-treasure-1 = Stop where many tiles are next to your ship: you may turn up three in a turn, diagonally too. What is face up can be loaded from the next turn on, by others as well.
piratebay-tip-treasure-2 = Explore with an empty hold: two of the 39 tiles are black marks, which cost all cargo. A known mark shows a skull, so leave it alone.
piratebay-tip-treasure-3 = Cargo is safe only on your islet, where all of it goes ashore at once. Gold counts 2 and a cannon 1, and four pieces fill the hold.
piratebay-tip-treasure-4 = The order lies in a bay and takes no room in the hold. It adds 1 to every die of yours and to your range, and counts 3 points at the end.

## robbing others

piratebay-tip-robbery-1 = Cargo of a ship that is beaten in a boarding goes to the winner; sunk by guns it is lost. To rob somebody, shoot off a mast first, then board.
piratebay-tip-robbery-2 = Whoever is beaten loses cargo and time but no ship: she starts again from her anchor with both masts. With an empty hold you risk little.
piratebay-tip-robbery-3 = A laden ship is prey on her way home. Come from a side where she can’t answer: she fires only to the right and left.

## merchants

piratebay-tip-merchants-1 = A merchant is taken with 3 or more, two times in three; else your ship goes home and leaves her cargo there. Attack with an empty hold.
piratebay-tip-merchants-2 = Three of the four merchants have a chest of gold, one has nothing. What others have lost to a merchant lies there too and is seen by everybody.
piratebay-tip-merchants-3 = With the order you take a merchant with 2 or more on the die. A merchant laden with others’ cargo is worth the way.
