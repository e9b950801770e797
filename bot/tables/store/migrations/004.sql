-- The actions of a turn that can still be taken back, as JSON. `state` is the position before them, and the log has
-- none of them yet: nobody else sees what may never have happened. (Rows that are `undone`, and those of the kind
-- `undo`, were written before this was so.)
ALTER TABLE tables ADD COLUMN steps TEXT NOT NULL DEFAULT '[]';
-- The number of the turn that the row belongs to, as the players count it; NULL in older rows.
ALTER TABLE log ADD COLUMN turn INTEGER;
-- Whether the row has nothing for anybody but its seat: it mustn't push others out of what they are told. (Not known of
-- older rows.)
ALTER TABLE log ADD COLUMN unseen INTEGER NOT NULL DEFAULT 0;
