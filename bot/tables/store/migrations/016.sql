-- Questions in others' turns that a seat has left unanswered in a row.
ALTER TABLE seats ADD COLUMN lapses INTEGER NOT NULL DEFAULT 0;
