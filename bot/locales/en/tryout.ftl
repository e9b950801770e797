# The first page of the try-out.

tryout-title = Flotilla: the try-out
tryout-how = Open the channel as one of the members, type { $starts } and click Send; a duel also wants another member as opponent. Then open the pages of other members, accept or join, and play all sides (some games can be played alone): Discord is simulated here, and everything is gone when the program stops.
tryout-commands = Commands are typed by their English names here ({ $starts }, { $games }), whatever language a member reads. { $moderator } owns the server, so the moderators’ { $server } commands are there only for { $moderator }.
tryout-channel = Channel
tryout-messages = Direct messages
tryout-speaks = The Discord language of { $name }
tryout-language = English
