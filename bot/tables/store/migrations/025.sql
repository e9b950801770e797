-- `absent_since`: since when a seat's person is missing from the server, or has last moved from elsewhere, NULL where he is
-- there; of those who were missed already it isn't known. That all who are there close such a table is asked as a vote now.
ALTER TABLE seats ADD COLUMN absent_since INTEGER;
UPDATE seats SET absent_since = CAST(strftime('%s', 'now') AS INTEGER) WHERE absent;
ALTER TABLE seats DROP COLUMN absent;
ALTER TABLE seats DROP COLUMN closing;

-- Who is to be forgotten: his seats are given up first, and that goes on after whatever comes between.
CREATE TABLE forgetting (
    user INTEGER PRIMARY KEY,
    since INTEGER NOT NULL
);
