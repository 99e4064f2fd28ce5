-- A consultation that was called off by deleting the account, and of which a mail could not go out: it belongs to nobody any more and
-- holds what the mail needs alone. It goes with the mail, by the cron, after three days at the latest.
ALTER TABLE consulting_request ADD COLUMN leaving INTEGER NOT NULL DEFAULT 0;
