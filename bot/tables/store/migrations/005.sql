-- Where a card is to stand next (it moves only once it stands there), and where the post that was begun was sent.
ALTER TABLE deliveries ADD COLUMN goal_guild INTEGER;
ALTER TABLE deliveries ADD COLUMN goal_channel INTEGER;
ALTER TABLE deliveries ADD COLUMN sending_guild INTEGER;
ALTER TABLE deliveries ADD COLUMN sending_channel INTEGER;
-- How many posts were begun: by this number a message is known again, though nothing has changed since the one before.
ALTER TABLE deliveries ADD COLUMN posts INTEGER NOT NULL DEFAULT 0;

-- The messages that others have taken the place of, until they are reduced or deleted. `until`: the seq that the next
-- one began with; NULL where an older release left it.
CREATE TABLE leftovers (
    message INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    target TEXT NOT NULL,
    channel INTEGER NOT NULL,
    until INTEGER,
    failures INTEGER NOT NULL DEFAULT 0,
    retry INTEGER
);
CREATE INDEX leftovers_table ON leftovers (table_id);
INSERT INTO leftovers (message, table_id, target, channel)
    SELECT old_message, table_id, target, old_channel FROM deliveries WHERE old_message IS NOT NULL;

DROP INDEX deliveries_lagging;
ALTER TABLE deliveries DROP COLUMN old_channel;
ALTER TABLE deliveries DROP COLUMN old_message;
CREATE INDEX deliveries_lagging ON deliveries (table_id, retry)
    WHERE shown < wanted OR goal_channel IS NOT NULL OR sending IS NOT NULL;
