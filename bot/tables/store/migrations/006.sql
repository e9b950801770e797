-- A person's name is what he calls himself. What was noted before may be his name in some server: it isn't known.
UPDATE people SET name = '';
