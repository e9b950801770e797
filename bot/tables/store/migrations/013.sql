-- The clock of a table: seconds in a seat's bank at the start, seconds added for a turn, and the most that a bank may
-- hold; NULL where there is no clock. `on_timeout` is what happens at zero, NULL for what is usual in such a game.
ALTER TABLE tables ADD COLUMN clock_start INTEGER;
ALTER TABLE tables ADD COLUMN clock_add INTEGER;
ALTER TABLE tables ADD COLUMN clock_cap INTEGER;
ALTER TABLE tables ADD COLUMN on_timeout TEXT;
-- What those who play ask each other, and who has agreed so far, as JSON.
ALTER TABLE tables ADD COLUMN asks TEXT NOT NULL DEFAULT '[]';

-- `bank`: seconds that the seat had left when its clock began to run (`running_since`; NULL: it doesn't run), and
-- `stopped_by` what has kept it from running since `stopped_since`. `credited_turn`: the last turn for which it got its
-- time, all but the `spare` seconds that its cap has kept out. `aside_left`: seconds left for questions in turn
-- `aside_turn` of another. `misses`: turns in a row that were lost to the clock;
-- `gifts`: days that others gave it. `late_since`: when the clock came to zero and the others were asked.
-- `autopilot_since`: since when the usual moves are made for it, `back_since`: since when no more, until it has moved.
ALTER TABLE seats ADD COLUMN bank INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN running_since INTEGER;
ALTER TABLE seats ADD COLUMN stopped_by TEXT;
ALTER TABLE seats ADD COLUMN stopped_since INTEGER;
ALTER TABLE seats ADD COLUMN credited_turn INTEGER NOT NULL DEFAULT -1;
ALTER TABLE seats ADD COLUMN spare INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN aside_turn INTEGER NOT NULL DEFAULT -1;
ALTER TABLE seats ADD COLUMN aside_left INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN misses INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN gifts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN late_since INTEGER;
ALTER TABLE seats ADD COLUMN autopilot_since INTEGER;
ALTER TABLE seats ADD COLUMN back_since INTEGER;
CREATE INDEX seats_unstarted ON seats (table_id) WHERE owes = 1 AND running_since IS NULL;

-- How a row of the log came to be that its seat didn't do itself: `timeout`, `autopilot` or `mate`; NULL for others.
ALTER TABLE log ADD COLUMN done_by TEXT;

CREATE INDEX tables_lost ON tables (id) WHERE trouble = 'lost';

-- What has its time at a table or a seat (-1: the table as a whole), one of a kind; `number` is that of the question
-- that it is about.
CREATE TABLE due (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, kind)
);
CREATE INDEX due_time ON due (time) WHERE kind <> 'remind';
CREATE INDEX due_reminders ON due (time) WHERE kind = 'remind';

-- The reminders that were sent or are being sent: written before, so that each is sent once at most.
CREATE TABLE reminders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, number, kind)
);

-- How a person is reminded: `where` by `dm`, in the `channel` or `off`; `every` so many hours besides, 0 for never. His
-- time zone, and the hours of his day between which he isn't to be disturbed (NULL: at any time).
ALTER TABLE people ADD COLUMN remind_where TEXT NOT NULL DEFAULT 'dm';
ALTER TABLE people ADD COLUMN remind_every INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN zone TEXT;
ALTER TABLE people ADD COLUMN quiet_from INTEGER;
ALTER TABLE people ADD COLUMN quiet_to INTEGER;
