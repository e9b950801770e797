# Sea Lords: what can be chosen before a game.

## the mercenaries of a game, by what they cost

sealords-option-market3 = The three mercenaries for 3 coins: by lot, or as you choose
    .name = mercenaries-for-3
sealords-option-market3-lot = by lot
sealords-option-market3-m01-m02-m03 = { -sealords-m01 }, { -sealords-m02 }, { -sealords-m03 }
sealords-option-market3-m01-m02-m04 = { -sealords-m01 }, { -sealords-m02 }, { -sealords-m04 }
sealords-option-market3-m01-m02-m05 = { -sealords-m01 }, { -sealords-m02 }, { -sealords-m05 }
sealords-option-market3-m01-m02-m06 = { -sealords-m01 }, { -sealords-m02 }, { -sealords-m06 }
sealords-option-market3-m01-m03-m04 = { -sealords-m01 }, { -sealords-m03 }, { -sealords-m04 }
sealords-option-market3-m01-m03-m05 = { -sealords-m01 }, { -sealords-m03 }, { -sealords-m05 }
sealords-option-market3-m01-m03-m06 = { -sealords-m01 }, { -sealords-m03 }, { -sealords-m06 }
sealords-option-market3-m01-m04-m05 = { -sealords-m01 }, { -sealords-m04 }, { -sealords-m05 }
sealords-option-market3-m01-m04-m06 = { -sealords-m01 }, { -sealords-m04 }, { -sealords-m06 }
sealords-option-market3-m01-m05-m06 = { -sealords-m01 }, { -sealords-m05 }, { -sealords-m06 }
sealords-option-market3-m02-m03-m04 = { -sealords-m02 }, { -sealords-m03 }, { -sealords-m04 }
sealords-option-market3-m02-m03-m05 = { -sealords-m02 }, { -sealords-m03 }, { -sealords-m05 }
sealords-option-market3-m02-m03-m06 = { -sealords-m02 }, { -sealords-m03 }, { -sealords-m06 }
sealords-option-market3-m02-m04-m05 = { -sealords-m02 }, { -sealords-m04 }, { -sealords-m05 }
sealords-option-market3-m02-m04-m06 = { -sealords-m02 }, { -sealords-m04 }, { -sealords-m06 }
sealords-option-market3-m02-m05-m06 = { -sealords-m02 }, { -sealords-m05 }, { -sealords-m06 }
sealords-option-market3-m03-m04-m05 = { -sealords-m03 }, { -sealords-m04 }, { -sealords-m05 }
sealords-option-market3-m03-m04-m06 = { -sealords-m03 }, { -sealords-m04 }, { -sealords-m06 }
sealords-option-market3-m03-m05-m06 = { -sealords-m03 }, { -sealords-m05 }, { -sealords-m06 }
sealords-option-market3-m04-m05-m06 = { -sealords-m04 }, { -sealords-m05 }, { -sealords-m06 }
sealords-option-market4 = The mercenary for 4 coins: by lot, or as you choose
    .name = mercenary-for-4
sealords-option-market4-lot = by lot
    .about = drawn when the game begins
sealords-option-market4-m07 = { -sealords-m07 }
    .about = { sealords-card-m07-effect }
sealords-option-market4-m08 = { -sealords-m08 }
    .about = { sealords-card-m08-effect }
sealords-option-market4-m09 = { -sealords-m09 }
    .about = { sealords-card-m09-effect }
sealords-option-market5 = The mercenary for 5 coins: by lot, or as you choose
    .name = mercenary-for-5
sealords-option-market5-lot = by lot
    .about = drawn when the game begins
sealords-option-market5-m10 = { -sealords-m10 }
    .about = { sealords-card-m10-effect }
sealords-option-market5-m11 = { -sealords-m11 }
    .about = { sealords-card-m11-effect }
sealords-option-market5-m12 = { -sealords-m12 }
    .about = { sealords-card-m12-effect }
