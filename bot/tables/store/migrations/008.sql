-- `news`: the seq of the last thing that the person there must hear of; `heard`: the seq that he has heard of, by a
-- direct message or a ping. `gone`: has left the game. `absent`: was not in the server when last looked up; `closing`:
-- would close the table for such a one.
ALTER TABLE seats ADD COLUMN news INTEGER NOT NULL DEFAULT -1;
ALTER TABLE seats ADD COLUMN heard INTEGER NOT NULL DEFAULT -1;
ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN absent INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN closing INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET news = owes_since WHERE owes = 1;
-- A new card has pinged all who owed something then.
UPDATE seats SET heard = owes_since WHERE owes = 1 AND EXISTS (
    SELECT 1 FROM deliveries d WHERE d.table_id = seats.table_id AND d.posted_seq >= seats.owes_since
    AND (d.target = 'card' OR (d.target = 'seat' || seats.seat AND d.message IS NOT NULL))
);
UPDATE seats SET gone = 1 WHERE EXISTS (
    SELECT 1 FROM log WHERE log.table_id = seats.table_id AND log.seat = seats.seat AND kind = 'resign'
);
-- Who ended the table, by his last move, a refusal or as a moderator; NULL where nobody did.
ALTER TABLE tables ADD COLUMN ended_by INTEGER;
-- How a person is called when it is his turn: `both`, `dm` or `ping`.
ALTER TABLE people ADD COLUMN calls TEXT NOT NULL DEFAULT 'both';
