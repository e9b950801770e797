-- The seat of the partner who moves for a seat that is away, and of the one who did a row of the log for its seat.
ALTER TABLE seats ADD COLUMN steered_by INTEGER;
ALTER TABLE log ADD COLUMN steered_by INTEGER;
