-- People's objects that are to be emptied after their account was removed. A row goes once its object says that it is empty, some time
-- after the last request that may still have been on its way. An object's id is a hash that names nobody.
CREATE TABLE removal (
  object_id TEXT NOT NULL PRIMARY KEY,
  -- Milliseconds since 1970.
  asked_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
