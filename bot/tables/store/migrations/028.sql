-- Files that people have given to their server: scenarios, maps and boards of their own, for an option of a game. `look`
-- is what names have in common that are taken for each other. `user` is 0 for somebody who is forgotten.
CREATE TABLE files (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    server INTEGER NOT NULL,
    game TEXT NOT NULL,
    option TEXT NOT NULL,
    name TEXT NOT NULL,
    look TEXT NOT NULL,
    text TEXT NOT NULL,
    user INTEGER NOT NULL,
    added INTEGER NOT NULL,
    UNIQUE (server, game, option, look)
);
CREATE INDEX files_of_user ON files (user);

-- Servers where everybody may add such files, not only who may manage the server.
CREATE TABLE server_files (
    server INTEGER PRIMARY KEY
);
