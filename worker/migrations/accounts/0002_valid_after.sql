-- Unix seconds. Who proved who they are before it is not let in again without a new proof.
ALTER TABLE user ADD COLUMN valid_after INTEGER NOT NULL DEFAULT 0;
