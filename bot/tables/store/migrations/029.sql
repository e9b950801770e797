-- How well the bot plays a seat of its own; NULL for a person's. Such a seat is nobody's account: `user` is below 0.
ALTER TABLE seats ADD COLUMN level TEXT;
CREATE INDEX seats_rivals ON seats (table_id) WHERE level IS NOT NULL AND owes = 1;
