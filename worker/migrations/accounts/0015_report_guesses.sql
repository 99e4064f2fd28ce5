-- How often a book was tried to be opened by its birth date, and since when it is counted: a guest's link alone shows no birth.
ALTER TABLE report_order ADD COLUMN guesses INTEGER NOT NULL DEFAULT 0;
ALTER TABLE report_order ADD COLUMN guessed_ms INTEGER NOT NULL DEFAULT 0;
