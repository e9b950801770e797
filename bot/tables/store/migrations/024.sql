-- What moderators do in a server. Of an unseating `about` is who lost the seat, and it counts as `told` once the message
-- to that person is under way. `user` is NULL where the moderator is forgotten, `table_id` where it was at no table.
-- `chosen`: of what is chosen for the server, what.
CREATE TABLE moderations (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL,
    time INTEGER NOT NULL,
    user INTEGER,
    what TEXT NOT NULL,
    table_id INTEGER REFERENCES tables (id),
    about INTEGER,
    days INTEGER NOT NULL DEFAULT 0,
    reason TEXT NOT NULL DEFAULT '',
    chosen TEXT NOT NULL DEFAULT '',
    told INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX moderations_server ON moderations (server, id);
CREATE INDEX moderations_table ON moderations (table_id) WHERE about IS NOT NULL;
CREATE INDEX moderations_untold ON moderations (id) WHERE told = 0;

-- Why a moderator has closed a table.
ALTER TABLE tables ADD COLUMN reason TEXT NOT NULL DEFAULT '';
