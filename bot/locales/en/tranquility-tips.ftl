# Tips for somebody's first games of Tranquility: by what there is to learn (`lessons` of the game), one a turn, five a game at
# most. Two sentences, 220 characters at most.

## the usual game

tranquility-tip-voyage-1 =
    { $mode ->
        [sun] In your first turns fill the fourth row with numbers from 40 to 60 while the sun is up, the lowest row with 1 to 20 under the moon.
       *[other] In your first turns fill the lowest row with numbers from 1 to 20; if you have none{ $expansions ->
            [reefs] {" "}or the reef closes it
            [reefs-monsters] {" "}or the reef closes it
            [storms] {" "}or a storm closes it
            [monsters-storms] {" "}or a storm closes it
            [reefs-storms] {" "}or the reef or a storm closes it
            [all] {" "}or the reef or a storm closes it
           *[other] { "" }
        }, lay 40 to 60 in the two middle rows.{ $expansions ->
            [none] { " " }Learn the game without expansions, then add one at a time.
           *[other] { "" }
        }
    }
tranquility-tip-voyage-2 = An island is free when the cells before and after it are empty, so leave some room around the first ones. A card or two for an island that fits exactly is cheap.
tranquility-tip-voyage-3 = Before you lay, count the empty cells in each gap: you need at least as many numbers for it, and some may be gone. A cell between 20 and 21 can never be filled.
tranquility-tip-voyage-4 = Keep the cards that may fit soon and give away those that have no place left. In a whole game more cards are discarded than laid.
tranquility-tip-voyage-5 = Don’t give away the last Finishes: there are only five, and without one the voyage can’t be won.

## together with others

tranquility-tip-crew-1 = Look closely at what the others lay, and where: it tells you what they may still hold. Every island laid is a message.
tranquility-tip-crew-2 = Somebody who discards instead of laying has nothing that fits. Leave the others room where few numbers have been laid.
tranquility-tip-crew-3 = You needn’t close every gap yourself: somebody may hold a better number for it. Discarding two cards can be the better move.

## alone

tranquility-tip-alone-1 = Your Start is in the upper half of the pile and takes 8 of your 12 cards with it. So lay early what fits: you can’t save up much.
tranquility-tip-alone-2 = Nobody else will lay the number you need. Leave gaps that several numbers can fill.
tranquility-tip-alone-3 = More than half of your cards will be discarded. Give away early what doesn’t fit your plan.

## Jagged Reefs

tranquility-tip-reefs-1 = Move the reef to a row that can wait, and keep those open that are needed now. Think about it before you choose your move.
tranquility-tip-reefs-2 = Leaving the reef where it is costs two cards. Sometimes they are well spent, if you would discard them anyway.
tranquility-tip-reefs-3 = As soon as any four rows are full, the reef is gone for good. So finish rows instead of beginning all six.

## Sea Monsters

tranquility-tip-monsters-1 = A monster takes up a place in the hand until it is played, and a Finish can’t be laid while one is held. Don’t keep it for long.
tranquility-tip-monsters-2 = Attack an island that stands in the way: one next to a gap that can’t be filled any more.
tranquility-tip-monsters-3 = An emptied cell has to be filled again, so the edge of a wide gap is the cheapest place for a monster.

## Storm and Compass

tranquility-tip-storms-1 = Discarding a whole hand brings a compass, and so does a row of six consecutive numbers. One in reserve is worth a lot when storms come.
tranquility-tip-storms-2 = Under a yellow storm you hold 3 cards and can pay 2 at most. It is often the first to be worth a compass.
tranquility-tip-storms-3 = A purple storm stays until a compass lifts it, so put it on the row that can wait longest.

## fewer islands

tranquility-tip-fewer-1 = Some islands are missing, and nobody knows which. Never wait for one particular number.
tranquility-tip-fewer-2 = Leave a number or two to spare in every gap: more numbers than cells.
tranquility-tip-fewer-3 = The piles are shorter than usual. Check how many cards are left before you give two of them away.

## Sun and Moon

tranquility-tip-sun-1 = An island is laid with the side that { $company ->
    [alone] your hand shows
   *[other] all hands show
}: lay in the upper three rows while the sun is up, in the lower three under the moon.
tranquility-tip-sun-2 = A place that fits is worth more than the right side: one card turns any island over later.
tranquility-tip-sun-3 = Nothing fits? Turning an island that lies wrong costs one card, discarding costs two.

## Great Arch

tranquility-tip-arch-1 = In the pillars laying costs nothing, only the order counts. Spread each of them from low to high numbers.
tranquility-tip-arch-2 = A number that no longer fits one pillar may still fit the other: the two are separate.
tranquility-tip-arch-3 = The vault is a new line of 18 cells and needs numbers from low to high again. Don’t use up all low or all high ones in the pillars.

## competitive

tranquility-tip-rivals-1 = Every card you discard costs a point, also when you pay with it. A free island is worth 2 points; one that costs two cards is worth nothing.
tranquility-tip-rivals-2 = Three or more consecutive numbers of yours, cell after cell, score extra. Lay them before your opponent gets in between.
tranquility-tip-rivals-3 = The open row shows what each of you will draw. Look which cards your move gives you, and which it leaves.
tranquility-tip-rivals-4 = Where your opponent’s run is about to grow, lay an island of yours: it brings you 2 points, and the run can’t go on.
