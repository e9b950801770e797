-- `spare`: seconds of the time for turn `credited_turn` that the cap has kept out so far, which a seat still gets where it
-- has used some of its bank in the same turn. `back_since`: since when the usual moves are no more made for it, until it
-- has moved.
ALTER TABLE seats ADD COLUMN spare INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN back_since INTEGER;
