-- `colour` of the seat in texts and pictures; `side`: the key of its side in the game, NULL where there is none, or none
-- is chosen yet; `first`: the host lets this seat begin.
ALTER TABLE seats ADD COLUMN colour INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN side TEXT;
ALTER TABLE seats ADD COLUMN first INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET colour = seat;
-- Who begins was an option of games for two. Games that have begun are played again from it, too.
UPDATE seats SET first = 1 WHERE EXISTS (
    SELECT 1 FROM tables WHERE id = table_id
    AND json_extract(CASE WHEN json_valid(options) THEN options END, '$.first')
        = CASE seat WHEN 0 THEN 'challenger' WHEN 1 THEN 'opponent' END
);
