-- By so much the numbers of the seat's questions go ahead of what the game counts, for what it took back.
ALTER TABLE seats ADD COLUMN ahead INTEGER NOT NULL DEFAULT 0;
