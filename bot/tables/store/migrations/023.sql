-- Whether a game is to be played in a thread of its own ('no', 'wanted'; 'refused' where none could be opened), that
-- thread, and the channel in which it was opened.
ALTER TABLE tables ADD COLUMN threaded TEXT NOT NULL DEFAULT 'no';
ALTER TABLE tables ADD COLUMN thread INTEGER;
ALTER TABLE tables ADD COLUMN parent INTEGER;
CREATE INDEX tables_threads ON tables (thread) WHERE thread IS NOT NULL;

-- The threads that the bot has opened, by their ids. `table_id` is the last table that is played there, `named` the one
-- whose name it has; `due` is when it is to be seen to, NULL once it is closed; `ending`: it is to be closed then.
CREATE TABLE threads (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    named INTEGER NOT NULL,
    due INTEGER,
    ending INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX threads_due ON threads (due) WHERE due IS NOT NULL;
CREATE INDEX threads_tables ON threads (table_id);
