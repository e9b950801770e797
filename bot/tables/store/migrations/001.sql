CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over', 'closed')),
    closed TEXT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    language TEXT NOT NULL,
    host INTEGER NOT NULL,
    created INTEGER NOT NULL,
    due INTEGER,
    seq INTEGER NOT NULL,
    chance INTEGER NOT NULL,
    seed TEXT NOT NULL,
    state BLOB,
    trouble TEXT,
    rematch_of INTEGER UNIQUE REFERENCES tables (id)
);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    joined INTEGER NOT NULL,
    owes INTEGER NOT NULL,
    owes_since INTEGER NOT NULL,
    since INTEGER NOT NULL,
    dm_closed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user)
);
CREATE INDEX seats_user ON seats (user);

-- `state` and `chance` are those after the row; `rules` is the version of the rules that made it.
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('start', 'action', 'undo', 'resign')),
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
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE drafts (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    path TEXT NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
);

CREATE TABLE deliveries (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    target TEXT NOT NULL,
    wanted INTEGER NOT NULL,
    shown INTEGER NOT NULL DEFAULT -1,
    channel INTEGER,
    message INTEGER,
    posted INTEGER,
    posted_seq INTEGER NOT NULL DEFAULT -1,
    sending INTEGER,
    old_channel INTEGER,
    old_message INTEGER,
    failures INTEGER NOT NULL DEFAULT 0,
    retry INTEGER,
    trouble TEXT,
    PRIMARY KEY (table_id, target)
);
CREATE INDEX deliveries_lagging ON deliveries (table_id, retry) WHERE shown < wanted OR old_message IS NOT NULL;

CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    locale TEXT,
    dm_channel INTEGER,
    dm_closed INTEGER NOT NULL DEFAULT 0,
    dm_off INTEGER NOT NULL DEFAULT 0,
    tips_off INTEGER NOT NULL DEFAULT 0,
    contrast INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    language TEXT NOT NULL
);
