-- What was sent is forgotten by its age (worker/tidings): without this each run of the clock would read every row.
CREATE INDEX tiding_sent_at ON tiding_sent (sent_ms);
