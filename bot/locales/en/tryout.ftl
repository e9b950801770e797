# The first page of the try-out, and what stands on its members’ pages. $member, $other, $moderator: names of members.

tryout-title = Flotilla: the try-out
tryout-what = The bot is the real one; only the Discord around it is simulated. You play against Flotilla, or all sides yourself. When the program stops, everything is gone.
tryout-languages = Language of this page

tryout-now = Play at once
tryout-now-about = One click begins a game: you are { $member }, and Flotilla plays against you or with you. It moves within seconds. On the page that opens click { button-play }.
tryout-now-play = Play

tryout-start = Or play all sides yourself
tryout-step-copy = Copy the command of a game:
tryout-step-open = Open the channel as { $member }:
tryout-step-send = Paste the command into the message line at the bottom, and press Enter (or tap the suggestion).
tryout-step-duel = For { $commands } choose { $other } as the opponent in the list that opens, and click the paper plane. Then open the channel as { $other }, from this page, and click { button-accept }.
tryout-step-lobby = For { $commands } click the paper plane, open the channel as at least one other member and click { button-join } there; then click { button-begin } on your own page.
tryout-step-alone = For { $commands } click the paper plane, then { button-begin } to play alone at once. Or first open the channel as other members and click { button-join } there, then begin.
tryout-step-play = The table’s message says whose turn it is. On that member’s page click { button-play }. Direct messages have the same questions.
tryout-copy = Copy
tryout-copied = Copied

tryout-members = Members
tryout-members-about = Each page opens in its own tab and says at the top whose it is.
tryout-channel = Channel
tryout-messages = Direct messages
tryout-you = You are { $name }
tryout-speaks = The Discord language of { $name }
tryout-language = English

tryout-time = Let time pass
tryout-time-about = Games by post last for days. To see reminders, clocks and what happens when time is up, let some of it pass.
tryout-time-now = Now it is { $time } (UTC).
tryout-pass-hour = An hour
tryout-pass-day = A day
tryout-pass-week = A week

tryout-simulated = What differs from real Discord
tryout-simulated-commands = Commands are typed or pasted in full, by their English names ({ $commands }). In Discord each has a name in your language and is picked from a list.
tryout-simulated-threads = A game that is begun with `thread:True` goes on in a thread. That has a page of its own: click the line with its name, below the message in the channel.
tryout-simulated-menus = Menus open as short lists to scroll, over the picture on a phone. Where several things are chosen, “Apply” sends them. While a menu is open, the page shows nothing new. In Discord menus are larger, and closing one sends the choice.
tryout-simulated-news = There are no notifications: look at the other members’ pages to see what is new. In Discord the player who has to move is pinged or gets a direct message.
tryout-simulated-times = Times are UTC. Time passes while the program runs, and the buttons above let it pass faster.
tryout-simulated-words = The words around the bot’s messages (“Only you can see this”, buttons of the page) are English, whatever a member’s language.
tryout-simulated-server = { $moderator } owns the server: only { $moderator } has the moderators’ { $commands }.
