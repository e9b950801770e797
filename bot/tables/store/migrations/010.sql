-- The seq at which the present turn began.
ALTER TABLE tables ADD COLUMN turn_since INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET turn_since = coalesce((SELECT max(owes_since) FROM seats WHERE table_id = id AND owes = 1), 0)
    WHERE status = 'running';
-- The number of the question that a seat which owes nothing was asked last and hasn't answered; -1 where there is none.
ALTER TABLE seats ADD COLUMN put_off INTEGER NOT NULL DEFAULT -1;
-- The seq of the first call to the seat in a turn, as far as it has been told of it or is still to be.
ALTER TABLE seats ADD COLUMN first_call INTEGER NOT NULL DEFAULT -1;

-- A draft for each decision, where there was one for each seat.
CREATE TABLE drafts_by_number (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    path TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, number),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
);
INSERT INTO drafts_by_number SELECT table_id, seat, number, path FROM drafts;
DROP TABLE drafts;
ALTER TABLE drafts_by_number RENAME TO drafts;

-- What everybody is told something of, and what only its seat is: the last rows of either are found without the others.
CREATE INDEX log_seen ON log (table_id, seq) WHERE unseen = 0;
CREATE INDEX log_unseen ON log (table_id, seat, seq) WHERE unseen = 1;
