-- Whether an older card is a line by now, and whether that stays: it is deleted when a round of others has followed it.
ALTER TABLE leftovers ADD COLUMN reduced INTEGER NOT NULL DEFAULT 0;
ALTER TABLE leftovers ADD COLUMN stays INTEGER NOT NULL DEFAULT 0;
CREATE INDEX leftovers_due ON leftovers (message) WHERE NOT stays;
