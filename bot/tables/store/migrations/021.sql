-- What a server has chosen for its new tables (see `bot.tables.defaults`).
CREATE TABLE server_defaults (
    server INTEGER PRIMARY KEY,
    clock TEXT NOT NULL,
    at_zero TEXT NOT NULL,
    thread INTEGER NOT NULL,
    away INTEGER NOT NULL
);
