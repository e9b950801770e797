-- Of a rematch: the person who won the game before alone, NULL where nobody did. Where he sits there and is forgotten, it is
-- what stands for him in the row of his seat.
ALTER TABLE tables ADD COLUMN champion INTEGER;
