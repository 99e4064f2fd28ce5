-- Orders, and what became of them (docs/decisions/0035). Amounts are minor units of the currency, times UTC milliseconds.
CREATE TABLE orders (
  -- A random UUID.
  id TEXT PRIMARY KEY,
  -- Null for a guest, and once the account is deleted: of a paid order the rest stays, as long as the law of taxes wants it.
  user_id TEXT REFERENCES user (id) ON DELETE SET NULL,
  -- Where the receipt goes; null once the account is deleted.
  email TEXT,
  language TEXT NOT NULL,
  market TEXT NOT NULL,
  currency TEXT NOT NULL,
  product TEXT NOT NULL,
  amount INTEGER NOT NULL,
  -- inclusive or exclusive of taxes.
  tax TEXT NOT NULL,
  price_version TEXT NOT NULL,
  -- What was ticked before the payment, by which version of the market's law; empty until then, and where nothing is to be ticked.
  ticks TEXT NOT NULL DEFAULT '',
  law_version TEXT NOT NULL,
  -- What it is for beside the product, such as a request for a consulting.
  request_id TEXT,
  payment TEXT NOT NULL DEFAULT 'open',
  fulfilment TEXT NOT NULL DEFAULT 'waiting',
  -- The number of its last event: whoever writes the next one has seen all before.
  version INTEGER NOT NULL DEFAULT 0,
  -- The session at the provider that is open, or was the last.
  session_id TEXT,
  session_url TEXT,
  created_ms INTEGER NOT NULL,
  paid_ms INTEGER,
  -- When the provider was last asked.
  looked_ms INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX orders_by_user ON orders (user_id, created_ms);
CREATE INDEX orders_by_state ON orders (payment, looked_ms);
-- One order a request, as long as it may be paid.
CREATE UNIQUE INDEX orders_by_request ON orders (product, request_id)
WHERE request_id IS NOT NULL AND payment NOT IN ('expired', 'refunded', 'lost');

CREATE TABLE order_event (
  order_id TEXT NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  kind TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  PRIMARY KEY (order_id, seq)
) STRICT, WITHOUT ROWID;

-- Payments, by the provider's ids: one is taken for an order, any other goes back.
CREATE TABLE payment (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  session_id TEXT NOT NULL,
  -- taken or returned.
  role TEXT NOT NULL,
  -- Why it is returned.
  reason TEXT,
  total INTEGER NOT NULL,
  refunded INTEGER NOT NULL DEFAULT 0,
  created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX payment_taken ON payment (order_id) WHERE role = 'taken';

-- Numbers without a gap within a year (UTC): each is given in the transaction that notes the payment.
CREATE TABLE receipt (
  year INTEGER NOT NULL,
  number INTEGER NOT NULL,
  order_id TEXT NOT NULL UNIQUE REFERENCES orders (id),
  -- What was paid, with the taxes that came on top.
  total INTEGER NOT NULL,
  issued_ms INTEGER NOT NULL,
  PRIMARY KEY (year, number)
) STRICT, WITHOUT ROWID;

-- What is still to be done for an order: written with the event that asks for it, worked off at once or by the cron.
CREATE TABLE outbox (
  order_id TEXT NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  task TEXT NOT NULL,
  -- The payment that a task is about; empty where it is about the order.
  subject TEXT NOT NULL DEFAULT '',
  tries INTEGER NOT NULL DEFAULT 0,
  due_ms INTEGER NOT NULL,
  PRIMARY KEY (order_id, task, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_by_due ON outbox (due_ms);
