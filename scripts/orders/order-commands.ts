import { ORDER_ID } from '../../contract/orders.ts';

/** What an operator may ask of the orders, as statements: the worker does the rest, once. */

export const USAGE = `npm run orders -- list [--remote]
npm run orders -- show <order> [--remote]
npm run orders -- refund <order> [--all] [--remote]
npm run orders -- remake <order> [--remote]`;

export interface OrderCommand {
  sql: string;
  isRemote: boolean;
  /** Whether it only reads. */
  reads: boolean;
}

const MOST = 50;

/** A book that was made anew for another birth, and could not be: its order is delivered. */
const FAILED_ANEW =
  "EXISTS (SELECT 1 FROM report_order WHERE order_id = orders.id AND made_again = 1 AND state = 'failed')";

/** Asks for a task, an expression; where no order of that id is in such a state, no row comes of it. */
function taskSql(id: string, task: string, subject: string, where: string): string {
  return `INSERT INTO outbox (order_id, task, subject, due_ms) SELECT id, ${task}, '${subject}', 0 FROM orders WHERE id = '${id}' AND ${where} ON CONFLICT (order_id, task, subject) DO UPDATE SET due_ms = 0, tries = 0 RETURNING order_id, task, subject`;
}

function showSql(id: string): string {
  return [
    `SELECT id, product, amount, currency, market, payment, fulfilment, session_id, datetime(created_ms / 1000, 'unixepoch') AS created FROM orders WHERE id = '${id}'`,
    `SELECT seq, kind, datetime(at_ms / 1000, 'unixepoch') AS at FROM order_event WHERE order_id = '${id}' ORDER BY seq`,
    `SELECT id, role, reason, total, refunded FROM payment WHERE order_id = '${id}'`,
    `SELECT year, number, total FROM receipt WHERE order_id = '${id}'`,
    `SELECT task, subject, tries FROM outbox WHERE order_id = '${id}'`,
  ].join('; ');
}

/** Reads a command line; null for one that is none. */
export function readCommand(args: readonly string[]): OrderCommand | null {
  const [name, ...words] = args.filter((arg) => !arg.startsWith('--'));
  const flags = args.filter((arg) => arg.startsWith('--'));
  const isRemote = flags.includes('--remote');
  const allowed = name === 'refund' ? ['--remote', '--all'] : ['--remote'];
  if (flags.some((flag) => !allowed.includes(flag))) return null;
  if (name === 'list' && words.length === 0) {
    const sql = `SELECT id, product, amount, currency, payment, fulfilment, datetime(created_ms / 1000, 'unixepoch') AS created FROM orders ORDER BY created_ms DESC LIMIT ${MOST}`;
    return { sql, isRemote, reads: true };
  }
  const [id = '', ...more] = words;
  if (!ORDER_ID.test(id) || more.length > 0) return null;
  if (name === 'show') return { sql: showSql(id), isRemote, reads: true };
  if (name === 'refund') {
    const subject = flags.includes('--all') ? 'all' : '';
    const where = "payment IN ('paid', 'partly_refunded', 'won')";
    return { sql: taskSql(id, "'refund'", subject, where), isRemote, reads: false };
  }
  if (name === 'remake') {
    const where = `payment IN ('paid', 'partly_refunded', 'won') AND (fulfilment <> 'ready' OR ${FAILED_ANEW})`;
    const task = "CASE fulfilment WHEN 'ready' THEN 'remake' ELSE 'fulfil' END";
    return { sql: taskSql(id, task, '', where), isRemote, reads: false };
  }
  return null;
}
