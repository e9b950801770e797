# How people choose to be reminded.

button-reminders = Reminders
reminders-title = ### Your reminders
reminders-about = I remind you when half of your time for a move is gone, and once more when it is nearly up; at a table without a clock after 2, 5 and 10 days. You can have more of them (seven for one turn at most), or none, and hours in which I leave you alone.
reminders-zone =
    🕑 Your time zone: **{ $zone }** (now { $time }). { $quiet ->
        [yes] Quiet from { $first } to { $last }.
       *[no] No quiet hours.
    }
reminders-where =
    { $value ->
        [dm] Reminders: direct message
        [channel] Reminders: in the channel
       *[off] Reminders: none
    }
reminders-every =
    { $value ->
        [0] No further reminders
       *[more] Also every { $value } hours
    }
reminders-no-quiet = No quiet hours
reminders-from = Quiet from { $hour }
reminders-to = Quiet until { $hour }
button-zone = Time zone …
zone-title = Your time zone
zone-label = City or zone
zone-hint = A large city of your time zone is enough
zone-example = Kyiv, Berlin, America/New_York …
refuse-zone = I know no such time zone, or several fit. Type a large city of your zone in English, such as `Kyiv` or `Europe/Berlin`.
command-reminders = When and where I remind you that it’s your turn
    .name = reminders
command-reminders-where = By direct message, in the channel or not at all
    .name = where
command-reminders-where-dm = by direct message
command-reminders-where-channel = in the channel
command-reminders-where-off = not at all
command-reminders-every = Also every so many hours; 0 for no further reminders
    .name = every
command-reminders-from = The hour of your day from which I leave you alone
    .name = quiet-from
command-reminders-to = The hour of your day until which I leave you alone
    .name = quiet-until
command-reminders-zone = Your time zone: a large city is enough
    .name = zone
