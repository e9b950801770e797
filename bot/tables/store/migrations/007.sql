-- Who keeps a seat for its person; NULL where he came by himself.
ALTER TABLE seats ADD COLUMN invited_by INTEGER;
UPDATE seats SET invited_by = (SELECT host FROM tables WHERE id = table_id)
    WHERE joined = 0 AND table_id IN (SELECT id FROM tables WHERE status = 'open');
CREATE INDEX seats_unanswered ON seats (user, invited_by) WHERE joined = 0;
CREATE INDEX tables_open ON tables (host) WHERE status = 'open';

-- Before `until` the one may not challenge or invite the other again.
CREATE TABLE pauses (
    inviter INTEGER NOT NULL,
    invited INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (inviter, invited)
);

-- Who wants nothing to do with whom.
CREATE TABLE blocks (
    blocker INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    PRIMARY KEY (blocker, blocked)
);
CREATE INDEX blocks_blocked ON blocks (blocked);

-- 1: takes no challenges and invitations.
ALTER TABLE people ADD COLUMN challenges_off INTEGER NOT NULL DEFAULT 0;

-- The channels where games may be played; a server without any here has them everywhere.
CREATE TABLE server_channels (
    server INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    PRIMARY KEY (server, channel)
);
