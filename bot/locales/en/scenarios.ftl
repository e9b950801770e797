# Files of one’s own: scenarios, maps and boards, and what the host changes of a scenario.

## commands

command-files-scenario = Scenarios of your own, for this server
    .name = scenario
command-files-map = Maps of your own, for this server
    .name = map
command-files-board = Boards of your own, for this server
    .name = board
command-files-add = Add a file: it is checked, and shown as a picture
    .name = add
command-files-file = The file, in TOML, 64 KB at most
    .name = file
command-files-list = What this server has, and a template to start from
    .name = list
command-files-show = One of them as a picture, and its file
    .name = show
command-files-remove = Remove one; tables that are played with it go on
    .name = remove
command-files-which = Which one
    .name = name
command-server-scenarios = Who may add scenarios, maps and boards of their own here
    .name = scenarios
command-server-scenarios-who = Who
    .name = who
command-server-scenarios-moderators = only who may manage the server
command-server-scenarios-everybody = everybody
server-log-scenarios =
    { $how ->
        [everybody] { $moderator } let everybody add scenarios, maps and boards.
       *[moderators] { $moderator } let only those add scenarios, maps and boards who may manage the server.
    }
server-scenarios-moderators = From now on only people with the permission “Manage Server” add scenarios, maps and boards here. What is here stays.
server-scenarios-everybody = From now on everybody may add scenarios, maps and boards here; you can remove any of them.

## the list, one of them

files-title = ### { $word ->
        [scenario] Scenarios of this server
        [map] Maps of this server
       *[board] Boards of this server
    } · { $game }
    -# Up to { $most } files, of all games together
files-none = { $word ->
        [scenario] There are no scenarios of its own yet.
        [map] There are no maps of its own yet.
       *[board] There are no boards of its own yet.
    }
files-how = To add one, change this file in any text editor, then { $add }. Each fault is told with its line.
files-pick = { $word ->
        [scenario] Look at a scenario
        [map] Look at a map
       *[board] Look at a board
    }
files-added = added by { $who }, { $when }
files-added-nobody = added { $when }
files-new = ✅ Added. Choose it with { $option } in { $start }, or in the options of a lobby.
files-sure = { $word ->
        [scenario] Remove the scenario **{ $name }**?
        [map] Remove the map **{ $name }**?
       *[board] Remove the board **{ $name }**?
    } Tables that are played with it keep their copy and go on.
files-removed = { $word ->
        [scenario] 🗑️ The scenario **{ $name }** is removed.
        [map] 🗑️ The map **{ $name }** is removed.
       *[board] 🗑️ The board **{ $name }** is removed.
    }
button-files-scenario = All scenarios
button-files-map = All maps
button-files-board = All boards
button-files-remove = Remove
options-own = of this server
options-file = { $option }: { $title }

## what is wrong with one

files-faults = **{ $name }** can’t be played: { $count ->
        [one] one fault.
       *[other] { $count } faults.
    }
files-fault = - line **{ $line }**: { $what }
files-fault-key = - line **{ $line }**, **{ $key }**: { $what }
files-faults-more = { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
files-faults-how = -# Nothing was added. { $list } has a file that works, to start from.

## refusals

refuse-fault = This can’t be played: { $what }.
refuse-files-server = Files of one’s own belong to a server: use this command in one.
refuse-files-rights = Here only people with the permission “Manage Server” add files. They can let everybody do so.
refuse-files-large = This file is too large: it may have { $size } KB.
refuse-files-lost = Discord didn’t give me the file. Please try again.
refuse-files-full = This server has { $count } files already, and can’t hold more: remove one first.
refuse-files-name = There is something of this name already: change `name` in the file, or remove the other one.
refuse-files-unknown = Nothing here is called that: choose one of those suggested.
refuse-files-gone = There is no such file here any more. What is chosen at a table stays as it is.
refuse-files-remove = You can only remove what you have added; people with the permission “Manage Server” can remove any.

## maps and boards as options

piratebay-option-map = The map: the game’s own, or one that somebody here has drawn
    .name = map
piratebay-option-map-bay = Pirate Bay
    .about = the map of the game
ageofsail-option-board = The sea with its forts: as in the box, or one that somebody here has made
    .name = board
ageofsail-option-board-box = as in the box
    .about = forts in the corners; a double sea has ten

## what the host changes of a scenario of Admiral

admiral-option-fleet = The ships of each player
    .name = fleet
admiral-option-fleet-usual = as in the scenario
    .about = the ships that the scenario gives
admiral-option-fleet-brig = a brig
    .about = one ship each
admiral-option-fleet-brigs = two brigs
    .about = two ships each
admiral-option-fleet-pair = frigate and brig
    .about = two ships each
admiral-option-fleet-frigates = two frigates
    .about = two ships each
admiral-option-fleet-raiders = frigate and two brigs
    .about = three ships each
admiral-option-fleet-liners = ship of the line and galleon
    .about = two ships each
admiral-option-fleet-squadron = galleon, frigate and brig
    .about = three ships each
admiral-option-fleet-classes = one of each class
    .about = four ships each
admiral-option-fleet-grand = one of each, and a frigate and a brig more
    .about = six ships each
admiral-option-fleet-double = two of each class
    .about = eight ships each
admiral-option-reefs_each = How many reefs each player has
    .name = number-of-reefs
admiral-option-reefs_each-usual = as in the scenario
    .about = and those that the scenario lays
admiral-option-reefs_each-none = none
    .about = those of the scenario are left out as well
admiral-option-reefs_each-one = one each
    .about = besides those that the scenario lays
admiral-option-reefs_each-two = two each
    .about = besides those that the scenario lays
admiral-option-reefs_each-three = three each
    .about = besides those that the scenario lays
admiral-option-begins = Who begins
    .name = who-begins
admiral-option-begins-usual = as in the scenario
    .about = the player whom the scenario names
admiral-option-begins-lot = not as in the scenario
    .about = by lot, unless somebody is named to go first
admiral-option-islands-bare = none at all
    .about = those of the scenario are left out as well
admiral-option-wind-fresh = always fresh
    .about = no calms and no storms
admiral-option-wind-rough = rough
    .about = 2 calms, 12 fresh, 10 storms of 24
