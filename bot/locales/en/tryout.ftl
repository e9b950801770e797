# The first page of the try-out.

tryout-title = Flotilla: the try-out
tryout-how = Open the channel as one of the members, type { $command }, choose another member as opponent and click Send. Then open the pages of that member, accept, and play both sides: Discord is simulated here, and everything is gone when the program stops.
tryout-commands = Commands are typed by their English names here ({ $command }, { $games }), whatever language a member reads.
tryout-channel = Channel
tryout-messages = Direct messages
tryout-speaks = The Discord language of { $name }
tryout-language = English
