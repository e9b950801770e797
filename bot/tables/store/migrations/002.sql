-- How many may sit in a lobby; NULL for a challenge, whose seats are all given.
ALTER TABLE tables ADD COLUMN size INTEGER;
