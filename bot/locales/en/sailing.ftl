# Games that sail: short words that they share.

## a turn

sailing-key-wind = Draw the wind
    .emoji = 🧭
sailing-key-on = Sail on
    .emoji = ⛵
sailing-key-end = End turn
    .emoji = 🏁

## standing orders

sailing-key-orders = Standing orders
    .emoji = 📜
sailing-key-return = Return fire
    .emoji = 💥
sailing-key-turn = Turn to bear
    .emoji = 🔄
sailing-key-forts = The fort’s fire
    .emoji = 🏰
sailing-key-prizes = Prizes
    .emoji = 🏴
sailing-key-largest = The largest salvo
    .emoji = 💥
sailing-key-single = Single shots
    .emoji = 🔹
sailing-key-hold = Hold fire
    .emoji = ✋
sailing-key-always = Always
    .emoji = 💥
sailing-key-usual = The usual choice
    .emoji = ⚓
sailing-key-ask = Ask me
    .emoji = ❓
sailing-key-yes = Yes
    .emoji = ✅
sailing-key-no = No
    .emoji = ✋

## wind and standing orders, in lines

sailing-key-strong = strong
sailing-key-medium = medium
sailing-key-light = light
sailing-key-return-largest = answer with the largest salvo
sailing-key-return-single = answer with single shots
sailing-key-return-hold = don’t answer fire
sailing-key-turn-yes = turn to bear
sailing-key-turn-no = don’t turn to bear
sailing-key-forts-always = the fort always fires
sailing-key-forts-hold = the fort holds its fire
sailing-key-forts-ask = ask before the fort fires
sailing-key-prizes-usual = prizes as usual
sailing-key-prizes-ask = ask about prizes
