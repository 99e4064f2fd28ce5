-- The dates of a report's births, a JSON list, once the births themselves are erased: the book stays, and a date is what opens it.
ALTER TABLE report_order ADD COLUMN dates TEXT;
