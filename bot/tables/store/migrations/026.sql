-- Who has held a seat of a running game, from which seq of its table up to which, and how that came to its end: for
-- seats that have changed hands, or that nobody holds. `began` is NULL from the start of the game on, `to_seq` and
-- `ended` are NULL while it lasts.
CREATE TABLE tenures (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    from_seq INTEGER NOT NULL,
    to_seq INTEGER,
    began INTEGER,
    ended INTEGER,
    how TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, from_seq)
);
CREATE INDEX tenures_user ON tenures (user);

-- Who would take an open seat and waits for the yes of the opponent; what has come of it, and whether he was told.
CREATE TABLE candidates (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    asked INTEGER NOT NULL,
    until INTEGER NOT NULL,
    ended TEXT NOT NULL,
    told INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, user)
);
CREATE INDEX candidates_user ON candidates (user);
CREATE INDEX candidates_untold ON candidates (table_id) WHERE ended <> '' AND NOT told;

-- The seat that has opened this one to a substitute: its own, or another's where its person was away.
ALTER TABLE seats ADD COLUMN offered_by INTEGER;
