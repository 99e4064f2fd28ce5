-- What an account knows a chart's birth by (worker/accounts/same-chart.ts): one birth is kept once, also where it comes under several
-- ids at the same moment. Null where the birth is not settled, and for charts from before, which are compared one by one.
ALTER TABLE chart ADD COLUMN birth_key TEXT;
CREATE UNIQUE INDEX chart_birth_key ON chart (user_id, birth_key);
