-- The version of the rules that wrote `options`.
ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;

-- The log of a table that has ended, with the state after each row, in one compressed piece.
CREATE TABLE archives (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    data BLOB NOT NULL
);
-- 1: the ended table was looked at. Its log is in `archives`, or still in `log` where it could not be read.
ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_to_archive ON tables (id) WHERE archived = 0 AND status IN ('over', 'closed');
