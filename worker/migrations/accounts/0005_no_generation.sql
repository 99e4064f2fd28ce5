-- No worker has read or written it since sessions are rows (0003).
ALTER TABLE user DROP COLUMN generation;
