-- Whose a kept chart is, as its person said: mine, partner, child or friend (contract/chart-kind.ts). Null where nobody said.
ALTER TABLE chart ADD COLUMN kind TEXT;
