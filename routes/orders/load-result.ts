import { ORDER_ID } from '../../contract/orders.ts';
import { href } from '../href.ts';
import type { PageOutcome, ServedRequest } from '../page.ts';
import { MAIL_TOKEN_PARAMETER } from '../secret-parameters.ts';
import type { ShownOrder } from '../services/shop-service.ts';

/** Parameters of the two pages that a payment comes back to. Neither is believed: the order is read. */
const ORDER_PARAMETER = 'order';
export const RESULT_PARAMETERS = [ORDER_PARAMETER, MAIL_TOKEN_PARAMETER];

export interface ResultData {
  /** Null where the address names none. */
  order: ShownOrder | null;
  /** The address names one that is nobody's, or another's. */
  isForeign: boolean;
  isKnown: boolean;
  /** Of the order's own page; null without one. */
  orderPath: string | null;
  /** Of this page, to look again; null without an order. */
  againPath: string | null;
}

export type ResultPage = 'astrology-reports-success' | 'astrology-reports-error';

/**
 * On the page of success stands an order that is paid, waits for its payment, or may be paid for all that is known; any other stands on
 * the other page.
 */
function pageOf(order: ShownOrder | null): ResultPage {
  const isGood =
    order !== null && (order.isUnsure || (order.payment !== 'open' && order.payment !== 'expired'));
  return isGood ? 'astrology-reports-success' : 'astrology-reports-error';
}

/** Loads what a payment came to, and leads to the page that it is told on. */
export async function loadResult(
  page: ResultPage,
  { query, language, services: { shop } }: ServedRequest<'shop'>,
): Promise<PageOutcome<ResultData>> {
  const { isKnown } = shop;
  const id = query.get(ORDER_PARAMETER) ?? '';
  const token = query.get(MAIL_TOKEN_PARAMETER) ?? '';
  if (id === '')
    return {
      data: { order: null, isForeign: false, isKnown, orderPath: null, againPath: null },
      personal: true,
    };
  const order = ORDER_ID.test(id) ? await shop.find(id, token) : null;
  const right = pageOf(order);
  const asked = new URLSearchParams({
    [ORDER_PARAMETER]: id,
    ...(token && { [MAIL_TOKEN_PARAMETER]: token }),
  });
  const againPath = `${href(right, language)}?${asked}`;
  if (right !== page) return { seeOther: againPath };
  const key = token === '' ? '' : `?${new URLSearchParams({ [MAIL_TOKEN_PARAMETER]: token })}`;
  const orderPath = order && href('order', language, { order: id }) + key;
  return { data: { order, isForeign: order === null, isKnown, orderPath, againPath }, personal: true };
}
