-- A public pact is told in the log: `kind` may be `pact` too.
CREATE TABLE log_with_pacts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('start', 'action', 'undo', 'resign', 'pact')),
    seat INTEGER,
    number INTEGER,
    path TEXT NOT NULL,
    notation TEXT NOT NULL,
    events TEXT NOT NULL,
    time INTEGER NOT NULL,
    target INTEGER,
    undone INTEGER NOT NULL DEFAULT 0,
    chance INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    state BLOB NOT NULL,
    turn INTEGER,
    unseen INTEGER NOT NULL DEFAULT 0,
    done_by TEXT,
    steered_by INTEGER,
    PRIMARY KEY (table_id, seq)
);
INSERT INTO log_with_pacts SELECT table_id, seq, kind, seat, number, path, notation, events, time, target, undone, chance,
    rules, state, turn, unseen, done_by, steered_by FROM log;
DROP TABLE log;
ALTER TABLE log_with_pacts RENAME TO log;
CREATE INDEX log_seen ON log (table_id, seq) WHERE unseen = 0;
CREATE INDEX log_unseen ON log (table_id, seat, seq) WHERE unseen = 1;

-- So many turns of the seat's own have ended, since this is counted.
ALTER TABLE seats ADD COLUMN turns INTEGER NOT NULL DEFAULT 0;

-- What players have agreed. `id` is drawn, so that it says nothing of how many others there are; `number` is that of a
-- public pact that has run, among those of its table. `parties`: the author and those who are to sign, as JSON, and
-- `seats` the same as bits. `term`: `turns`, `goal` or `open`; `until`: how many turns of the author's have ended when it
-- is over. `due`: when a proposal lapses, or a goal that was said to be met counts as met; `objected`: when somebody
-- said that it isn't. `ending`: how it has ended, NULL while it hasn't.
CREATE TABLE pacts (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    author INTEGER NOT NULL,
    words TEXT NOT NULL,
    public INTEGER NOT NULL,
    term TEXT NOT NULL,
    turns INTEGER NOT NULL,
    goal TEXT NOT NULL,
    parties TEXT NOT NULL,
    seats INTEGER NOT NULL,
    made INTEGER NOT NULL,
    since INTEGER,
    until INTEGER,
    due INTEGER,
    objected INTEGER,
    ending TEXT,
    ended INTEGER,
    ended_by INTEGER,
    number INTEGER,
    seq INTEGER NOT NULL
);
CREATE INDEX pacts_table ON pacts (table_id, made);
CREATE INDEX pacts_open ON pacts (table_id) WHERE ending IS NULL;
CREATE INDEX pacts_due ON pacts (due) WHERE ending IS NULL AND due IS NOT NULL;

-- What is still to be told to a seat of a pact: deleted before it is sent, so that it is sent once at most.
CREATE TABLE pact_news (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    pact_id INTEGER NOT NULL REFERENCES pacts (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL
);
CREATE INDEX pact_news_pact ON pact_news (pact_id);
