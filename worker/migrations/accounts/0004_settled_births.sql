-- A birth with its place looked up and its time settled, as JSON (contract/settled-birth.ts), so that a chart is cast without
-- asking again. It names the fields that it was settled from: where they are not those that stand beside it, an older worker
-- has written new ones, and they are settled at their next use, as are those from before this migration.
ALTER TABLE user ADD COLUMN settled_birth TEXT;
ALTER TABLE chart ADD COLUMN settled_birth TEXT;
