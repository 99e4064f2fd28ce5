-- The instant since which a person's piece has been due; null once it went, was left, or was chosen anew. A week's piece that the queue
-- brings too late is known by it on the days after.
ALTER TABLE tidings ADD COLUMN due_ms INTEGER;
