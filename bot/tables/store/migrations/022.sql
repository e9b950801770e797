-- Since when somebody has said that he is away, and until when; `ended`: when that was over, NULL while it isn't. `days`:
-- which of its days count, as bits, the first one lowest (see `bot.tables.days`).
CREATE TABLE aways (
    id INTEGER PRIMARY KEY,
    user INTEGER NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    ended INTEGER,
    days INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX aways_user ON aways (user);
CREATE UNIQUE INDEX aways_now ON aways (user) WHERE ended IS NULL;

-- Which of these was last noted at a seat, since when and until when it holds there, and how (see `bot.tables.away`).
ALTER TABLE seats ADD COLUMN away INTEGER;
ALTER TABLE seats ADD COLUMN away_since INTEGER;
ALTER TABLE seats ADD COLUMN away_until INTEGER;
ALTER TABLE seats ADD COLUMN away_as TEXT NOT NULL DEFAULT 'held';
CREATE INDEX seats_away ON seats (table_id) WHERE away IS NOT NULL;

-- When somebody was first met; NULL for those who were before this is noted.
ALTER TABLE people ADD COLUMN known_since INTEGER;
