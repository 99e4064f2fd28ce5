import { env } from 'cloudflare:workers';
import { createLog } from '../../worker/log.ts';
import { workOffOrders } from '../../worker/orders/work-off-orders.ts';
import { request } from './request.ts';
import { signIn, type Visitor } from './sign-in.ts';

/** Buying, as somebody's browser does it. */

const PACKS = '/en/celestia-messages';

/** A country of each market. */
const COUNTRIES: Readonly<Record<string, string>> = { us: 'US', eu: 'FR', tr: 'TR', br: 'BR', mx: 'MX' };

/** How the edge tells where a request comes from. */
export function from(country: string): RequestInit {
  return { cf: { country } } as RequestInit;
}

export interface OrderRow extends Record<string, unknown> {
  id: string;
  payment: string;
  fulfilment: string;
}

export async function orderRow(id: string): Promise<OrderRow> {
  const row = await env.ACCOUNTS.prepare('SELECT * FROM orders WHERE id = ?').bind(id).first<OrderRow>();
  if (!row) throw new Error(`there is no order ${id}`);
  return row;
}

export async function rowsOf(table: string, orderId: string): Promise<Record<string, unknown>[]> {
  const found = env.ACCOUNTS.prepare(`SELECT * FROM ${table} WHERE order_id = ?`).bind(orderId);
  return (await found.all()).results;
}

/** Whoever may buy; `buy` opens an order in a market or a country, `pay` leads to the provider. */
export async function shopper(visitor: Visitor) {
  const session = await signIn(visitor);
  const get = (path: string) => request(path, { headers: session });
  const post = (path: string, fields: Record<string, string>) =>
    request(path, { method: 'POST', headers: session, body: new URLSearchParams(fields) });
  const buy = async (product: string, market = 'us', fields: Record<string, string> = {}) => {
    const response = await request(PACKS, {
      method: 'POST',
      headers: session,
      body: new URLSearchParams({ product, ...fields }),
      ...from(COUNTRIES[market] ?? market),
    });
    const path = response.headers.get('Location') ?? '';
    return { response, path, id: path.split('/').at(-1) ?? '' };
  };
  const pay = (path: string, fields: Record<string, string> = {}) => post(path, { task: 'pay', ...fields });
  const bought = async (): Promise<number> => {
    const settings = await (await get('/api/chat/settings')).json();
    return (settings as { quota: { bought: number } }).quota.bought;
  };
  return { session, get, post, buy, pay, bought };
}

/** The cron's run, so many milliseconds from now. */
export function tick(laterMs = 0): Promise<void> {
  return workOffOrders({ env, nowMs: Date.now() + laterMs, log: createLog(() => 'test') });
}
