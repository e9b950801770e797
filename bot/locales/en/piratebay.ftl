# Pirate Bay. $seat, $owner: a player’s name. $ship, $target: "frigate f2". $cell: "C4".

## what the game is called and offers

piratebay-name = Pirate Bay
piratebay-about = Pirate Bay: fetch gold and cannons from four islands, rob the others, bring it all home
    .name = piratebay
piratebay-command-orders = Your standing orders: how your ship answers fire, and who chooses what cargo you keep
    .name = orders
piratebay-resign = Your ship is taken off the sea, and her cargo is lost. What lies on your islet counts for nobody. { $others ->
    [1] The other player wins.
   *[other] The others play on.
}

## ships, by their names

piratebay-piece = frigate { $id }

## short words

# a turn

piratebay-key-explore = Explore
    .emoji = 🔎
piratebay-key-load = Load
    .emoji = 📦
piratebay-key-unload = Unload
    .emoji = ⚓
piratebay-key-all = All in reach
    .emoji = 📦
piratebay-key-order = The order
    .emoji = 🎖️
piratebay-key-gold = a chest of gold
    .emoji = 🪙
piratebay-key-cannon = a cannon
    .emoji = 💣

# standing orders

piratebay-key-prizes = Cargo won
    .emoji = 📦
piratebay-key-prizes-usual = keep the most valuable cargo
piratebay-key-prizes-ask = ask which cargo to keep

# What the players may agree on (PB-26).

piratebay-vote-count = counting now
    .means = The game ends at once; what has been landed and the order score as at any end.
