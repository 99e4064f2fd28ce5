-- Which versions of the papers a person agreed to when the account was made (contract/papers.ts); null for accounts from before.
ALTER TABLE user ADD COLUMN agreed TEXT;
