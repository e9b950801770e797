# Duel, a game of the tests. $seat, $owner: a player’s name. $ship: “ship 2”. $cell: “AB4”.

duel-name = Duel
duel-about = Duel: fleets that nobody sees fire at each other
    .name = duel

duel-option-ships = Ships of each fleet
    .name = ships
duel-option-mine = Each lays a mine as well
    .name = mine
duel-option-rounds = Rounds
    .name = rounds
duel-option-weather = Weather
    .name = weather
duel-option-weather-calm = calm
    .about = ships sail
duel-option-weather-fog = fog
    .about = nobody sails

duel-about-long =
    Fleets that nobody sees fire at each other.
    -# For 2 to 4
duel-example = The sea, and what was hit.

duel-opening = Lay out your fleets, all at once and in secret.
duel-resign = { $others ->
    [1] Your opponent will win.
   *[other] The others fight on.
}

duel-piece = ship { $id }
duel-key-fire = fire
duel-key-sail = sail
duel-key-white = white flag
duel-key-red = red flag

duel-about-layout = to lay out the fleet
duel-about-turn = to fire or to sail

duel-ask-ships = Where do your { $number } ships lie?
duel-ask-mine = Where does your mine lie?
duel-ask-turn = Fire or sail?
duel-ask-target = Where do you fire? Everything within two cells is hit.
duel-ask-ship = Which ship sails?
duel-ask-course = Where to?
duel-ask-flag = Hoist another flag?
duel-note-to = to { $cell }
duel-refuse-sunk = You no longer have { $ship }.

duel-event-laid = { $seat } has laid out the fleet.
    .brief = has laid out the fleet
duel-event-ships = Your ships lie on { $cells }.
    .brief = ships on { $cells }
duel-event-ships-mine = Your ships lie on { $cells }, your mine on { $cell }.
    .brief = ships on { $cells }, mine on { $cell }
duel-event-fired = { $seat } fires at { $cell }.
    .brief = fires at { $cell }
duel-event-missed = Nothing is hit.
    .brief = { "" }
duel-event-sunk = { $owner } loses { $ship } on { $cell }.
    .brief = { $owner } loses { $ship }
duel-event-mine = A mine of { $owner } goes off.
    .brief = a mine of { $owner } goes off
duel-event-sailed = { $seat } sails.
    .brief = sails
duel-event-sailed-to = Your { $ship } sails to { $cell }.
    .brief = { $ship } sails to { $cell }
duel-event-flag = { $seat } hoists the { $flag }.
    .brief = hoists the { $flag }
duel-event-resigned = { $seat } leaves the battle.
    .brief = leaves the battle

duel-line-ship = Your { $ship } lies on { $cell }.
duel-line-sunk = Your { $ship } is sunk.
duel-line-mine = Your mine lies on { $cell }.
duel-line-fleet = { $seat }, { $flag }: { $number ->
    [one] { $number } ship left.
   *[other] { $number } ships left.
}
duel-line-laying = { $seat }, { $flag }, hasn’t laid out the fleet yet.
duel-line-shots = Last shots: { $cells }.

duel-how-last = At most one fleet is left
duel-how-rounds = The last round is over
duel-score-ships = ships left: { $points }
duel-score-hits = ships hit: { $points }

duel-rules-1 =
    Everybody lays out ships in secret, then all fire in turn. A shot hits everything within two cells, others’ mines too, which sink a ship of whoever fired.

    Instead of firing you may sail: one ship moves one cell. Most ships after the last round win, then most hits.
    .title = The duel
