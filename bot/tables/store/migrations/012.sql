-- Whether an older card is a line by now. It is deleted when a round of others has followed it.
ALTER TABLE leftovers ADD COLUMN reduced INTEGER NOT NULL DEFAULT 0;
