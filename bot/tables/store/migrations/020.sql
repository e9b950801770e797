-- What all at a table have agreed to have done is told in the log: `kind` may be `vote` too.
CREATE TABLE log_with_votes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('start', 'action', 'undo', 'resign', 'pact', 'vote')),
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
INSERT INTO log_with_votes SELECT table_id, seq, kind, seat, number, path, notation, events, time, target, undone, chance,
    rules, state, turn, unseen, done_by, steered_by FROM log;
DROP TABLE log;
ALTER TABLE log_with_votes RENAME TO log;
CREATE INDEX log_seen ON log (table_id, seq) WHERE unseen = 0;
CREATE INDEX log_unseen ON log (table_id, seat, seq) WHERE unseen = 1;

-- What seats ask of all others, as JSON; the pause at a table, as JSON, NULL for none, and the days of those that are
-- over; the places of a game that has ended as a draw by agreement, as JSON.
ALTER TABLE tables ADD COLUMN motions TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN pause TEXT;
ALTER TABLE tables ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN drawn TEXT NOT NULL DEFAULT '[]';

-- Whether a seat's silence has counted as a yes once.
ALTER TABLE seats ADD COLUMN hushed INTEGER NOT NULL DEFAULT 0;

-- Turns are counted at tables of two as well from now on; there all have had one by now.
UPDATE seats SET turns = 1 WHERE table_id IN (SELECT table_id FROM seats GROUP BY table_id HAVING count(*) = 2)
    AND table_id IN (SELECT id FROM tables WHERE status = 'running');
