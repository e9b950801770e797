-- The person's turn ends by itself when nothing else is left.
ALTER TABLE people ADD COLUMN auto_end INTEGER NOT NULL DEFAULT 0;
