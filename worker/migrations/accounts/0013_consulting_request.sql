-- Requests for a consultation. A row goes 180 days after nothing happens to it any more, by the cron; one that somebody made while
-- signed in goes with their account, if that is sooner.
CREATE TABLE consulting_request (
  -- Ten random letters and digits, as the person is told them.
  reference TEXT PRIMARY KEY,
  -- SHA-256 of day, address, package, wished times and question: the same form sent twice is one request.
  digest TEXT NOT NULL UNIQUE,
  -- Null where nobody was signed in.
  user_id TEXT REFERENCES user (id) ON DELETE CASCADE,
  -- As contract/consulting.ts names them; features/consulting/moves.ts says what follows which.
  state TEXT NOT NULL,
  -- How often it has moved: whoever moves it names the turn that they saw, so that of two at once one alone does.
  turn INTEGER NOT NULL DEFAULT 0,
  package TEXT NOT NULL,
  -- Null until somebody is chosen.
  astrologer TEXT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  language TEXT NOT NULL,
  -- Whose clock the person goes by, by the tz database.
  zone TEXT NOT NULL,
  -- Wished times, a JSON list of UTC milliseconds, the one wished for most first.
  wishes TEXT NOT NULL,
  question TEXT NOT NULL,
  -- Fields of the birth form, JSON; null where none were given.
  birth TEXT,
  -- The time that was offered, UTC milliseconds.
  offered_ms INTEGER,
  -- Whether those have been mailed who are told of the state.
  told_operator INTEGER NOT NULL DEFAULT 0,
  told_person INTEGER NOT NULL DEFAULT 0,
  created_ms INTEGER NOT NULL,
  changed_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX consulting_request_by_state ON consulting_request (state, changed_ms);
CREATE INDEX consulting_request_by_user ON consulting_request (user_id);

-- The links in mails about a request. One is good for a single turn of it.
CREATE TABLE consulting_link (
  -- SHA-256 of the secret that stands in the link.
  digest TEXT PRIMARY KEY,
  reference TEXT NOT NULL REFERENCES consulting_request (reference) ON DELETE CASCADE,
  -- operator | person
  party TEXT NOT NULL,
  turn INTEGER NOT NULL,
  ends_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX consulting_link_by_reference ON consulting_link (reference);
