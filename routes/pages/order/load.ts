import { TASK_FIELD } from '../../../client/components/orders/order-payment.tsx';
import { productOf } from '../../../features/orders/catalogue.ts';
import type { Tick } from '../../../features/orders/market-law.ts';
import { isPaidFor } from '../../../features/orders/order-moves.ts';
import { href } from '../../href.ts';
import type { PageOutcome, PageStatus, ServedRequest } from '../../page.ts';
import { MAIL_TOKEN_PARAMETER } from '../../secret-parameters.ts';
import type { GivenGift } from '../../services/gift-service.ts';
import type { Operator } from '../../services/operator.ts';
import type { ShownReport } from '../../services/report-service.ts';
import type { ShownOrder } from '../../services/shop-service.ts';

/** Parameters: the second step of a withdrawal, what was just done, and the key to a guest's order. */
export const WITHDRAW_PARAMETER = 'withdraw';
export const DONE_PARAMETER = 'done';
export const ORDER_PARAMETERS = [MAIL_TOKEN_PARAMETER, WITHDRAW_PARAMETER, DONE_PARAMETER];

export interface OrderData {
  order: ShownOrder;
  operator: Operator;
  isKnown: boolean;
  /** Of a guest; empty for who is signed in. */
  token: string;
  isSecondStep: boolean;
  isWithdrawnNow: boolean;
  missing: readonly Tick[];
  ticked: readonly string[];
  /** Why nothing came of a form; null where something did. */
  refused: 'not_for_sale' | 'payments_unavailable' | 'over' | 'withdrawal_over' | null;
  timeZone: string;
  /** How far the book is that was ordered; null where none was, or it is not paid for. */
  report: ShownReport | null;
  /** It was there, and was deleted by whoever reads it. */
  isBookGone: boolean;
  /** Whom it is given to, as far as its giver is told; null where it is no gift. */
  gift: GivenGift | null;
  giftTold: 'recalledNow' | 'late' | null;
}

type Request = ServedRequest<'shop' | 'operator' | 'reports' | 'gifts'>;

/** The path of an order, with the key that a guest came by. */
export function pathOf(page: { path: string; token: string }, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(page.token && { [MAIL_TOKEN_PARAMETER]: page.token }), ...more });
  return query.size === 0 ? page.path : `${page.path}?${query}`;
}

const STATUS = {
  not_for_sale: 422,
  over: 422,
  withdrawal_over: 422,
  payments_unavailable: 503,
} as const satisfies Record<NonNullable<OrderData['refused']>, PageStatus>;

const TICK_FIELD = /^tick-(\w+)$/;

/** A book that the clock has to ask for again says of itself what its order says. */
function delayedWith(order: ShownOrder, report: ShownReport | null): ShownReport | null {
  const isDelayed = report !== null && order.fulfilment === 'failed' && report.state !== 'ready';
  return isDelayed ? { ...report, state: 'failed' } : report;
}

async function show(
  { query, visitorZone, services: { shop, operator, reports, gifts } }: Request,
  order: ShownOrder,
  changes: Partial<OrderData> = {},
): Promise<PageOutcome<OrderData>> {
  const token = query.get(MAIL_TOKEN_PARAMETER) ?? '';
  const isReport = productOf(order.product).kind === 'report';
  const isBook = isReport && isPaidFor(order.payment);
  const report = isBook ? delayedWith(order, await reports.shown(order.id, token)) : null;
  const data: OrderData = {
    order,
    operator,
    isKnown: shop.isKnown,
    token,
    report,
    isBookGone: isBook && report === null && order.fulfilment === 'ready',
    gift: isReport && shop.isKnown ? await gifts.ofOrder(order.id) : null,
    giftTold: null,
    isSecondStep: query.has(WITHDRAW_PARAMETER) && order.withdrawableUntilMs !== null,
    isWithdrawnNow: query.get(DONE_PARAMETER) === 'withdrawn' && order.isWithdrawn,
    missing: [],
    ticked: [],
    refused: null,
    timeZone: visitorZone,
    ...changes,
  };
  const isWrong = data.missing.length > 0;
  const status = data.refused ? STATUS[data.refused] : isWrong ? 422 : 200;
  return { data, status, personal: true };
}

/** An order for its buyer, or what one of its forms came to. Whoever is not known is sent to sign in: it may be theirs. */
export async function loadOrder(request: Request): Promise<PageOutcome<OrderData>> {
  const { form, params, query, language, services } = request;
  const { shop } = services;
  const id = params.order ?? '';
  const token = query.get(MAIL_TOKEN_PARAMETER) ?? '';
  const path = href('order', language, { order: id });
  // Asked first: while nobody can be known, because the database is down, it says so and sends nobody to sign in.
  const order = await shop.find(id, token);
  if (!order && !shop.isKnown && token === '')
    return { seeOther: `${href('login', language)}?${new URLSearchParams({ redirect: path })}` };
  if (!order) return { notFound: true };
  if (form?.[TASK_FIELD] === 'withdraw') {
    if (await shop.withdraw(id, token))
      return { seeOther: pathOf({ path, token }, { [DONE_PARAMETER]: 'withdrawn' }) };
    return show(request, order, { refused: 'withdrawal_over' });
  }
  if (form?.[TASK_FIELD] === 'recall')
    return show(request, order, { giftTold: (await services.gifts.recall(id)) ? 'recalledNow' : 'late' });
  if (form?.[TASK_FIELD] !== 'pay') return show(request, order);
  const ticked = Object.keys(form).flatMap((field) => TICK_FIELD.exec(field)?.[1] ?? []);
  const outcome = await shop.pay(id, token, ticked);
  if ('to' in outcome) return { seeOther: outcome.to };
  if ('missing' in outcome) return show(request, order, { missing: outcome.missing, ticked });
  const now = (await shop.find(id, token)) ?? order;
  return show(request, now, { refused: outcome.code, ticked });
}
