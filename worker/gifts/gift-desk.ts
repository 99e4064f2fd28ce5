import { isPaidFor } from '../../features/orders/order-moves.ts';
import type { Language } from '../../locales/locales.ts';
import type { FoundGift, GiftService, GivenGift } from '../../routes/services/gift-service.ts';
import type { Given } from '../given.ts';
import { readSessionKeys } from '../identity/session-keys.ts';
import { findOrder } from '../orders/order-rows.ts';
import { readBook, readPrintedBook } from '../reports/read-book.ts';
import { countGuess, datesOf, findReportOrder, type ReportOrder } from '../reports/report-rows.ts';
import { type GiftClaim, openGiftPath, readGiftLink } from './gift-link.ts';
import { deleteGift, findGift, findGiftOf, type Gift, moveGift, refuseGifts } from './gift-rows.ts';

type GiftGiven = Given<'ACCOUNTS' | 'BOOKS' | 'SESSION_KEYS'>;

/** Birth dates that may be tried at a book within a day. */
const MOST_GUESSES = 10;

/** A gift that its receiver may have, with its book's row and its giver's address. */
interface Reached {
  gift: Gift;
  report: ReportOrder;
  giver: string;
}

/** Null where the gift was taken back, deleted, or its order paid back. @throws AppError accounts_unavailable. */
async function reach({ giftId }: GiftClaim, { env }: GiftGiven): Promise<Reached | null> {
  const gift = await findGift(env.ACCOUNTS, giftId);
  if (gift?.state !== 'sent') return null;
  const [order, report] = await Promise.all([
    findOrder(env.ACCOUNTS, gift.orderId),
    findReportOrder(env.ACCOUNTS, gift.orderId),
  ]);
  if (!order?.email || !report || !isPaidFor(order.payment)) return null;
  return { gift, report, giver: order.email };
}

async function claimOf(token: string, { env, nowMs }: GiftGiven): Promise<GiftClaim | null> {
  return readGiftLink(token, readSessionKeys(env.SESSION_KEYS), nowMs);
}

/** What is done with a gift. @throws, in each of its ways, AppError accounts_unavailable. */
export function giftDesk(
  { userId, language }: { userId: string | null; language: Language },
  given: GiftGiven,
): Omit<GiftService, 'isMailed' | 'mayGive'> {
  const { env, nowMs } = given;
  const db = env.ACCOUNTS;

  async function own(orderId: string): Promise<Gift | null> {
    const order = userId === null ? null : await findOrder(db, orderId);
    return order?.userId === userId && order ? findGiftOf(db, orderId) : null;
  }

  async function ofOrder(orderId: string): Promise<GivenGift | null> {
    const gift = await own(orderId);
    if (!gift) return null;
    const { state, email, message, sendMs, sentMs } = gift;
    return { state, email, message, sendMs, sentMs };
  }

  async function recall(orderId: string): Promise<boolean> {
    const gift = await own(orderId);
    return gift !== null && moveGift(db, gift.id, ['waiting'], 'recalled');
  }

  async function find(token: string): Promise<FoundGift | null> {
    const claim = await claimOf(token, given);
    if (!claim) return null;
    const reached = await reach(claim, given);
    if (!reached) return { kind: 'gone' };
    const { gift, report, giver } = reached;
    if (!claim.isOpen) return { kind: 'closed', report: report.report, giver };
    return {
      kind: 'open',
      report: report.report,
      giver,
      message: gift.message,
      state: report.state,
      book: await readBook(env, report),
      pdfPath: `/api/reports/gift/book.pdf?${new URLSearchParams({ token })}`,
      endsMs: gift.endsMs ?? nowMs,
    };
  }

  async function unlock(token: string, date: string) {
    const claim = await claimOf(token, given);
    const reached = claim && (await reach(claim, given));
    if (!reached) return null;
    const { gift, report } = reached;
    if (!(await countGuess(db, gift.orderId, MOST_GUESSES, nowMs))) return { code: 'too_often' as const };
    if (!datesOf(report).includes(date)) return { code: 'wrong' as const };
    return { path: await openGiftPath(gift, language, readSessionKeys(env.SESSION_KEYS), nowMs) };
  }

  async function remove(token: string): Promise<boolean> {
    const claim = await claimOf(token, given);
    const reached = claim?.isOpen ? await reach(claim, given) : null;
    if (reached) await deleteGift(db, reached.gift);
    return reached !== null;
  }

  async function refuse(token: string): Promise<boolean> {
    const claim = await claimOf(token, given);
    if (!claim) return false;
    await refuseGifts(db, claim.emailHash, nowMs);
    await moveGift(db, claim.giftId, ['sent'], 'refused');
    return true;
  }

  return { ofOrder, recall, find, unlock, remove, refuse };
}

/** The book of an open gift in print; null for anybody else, and until it is made. */
export async function printedGift(
  token: string,
  given: GiftGiven,
): Promise<{ body: ReadableStream; size: number; report: ReportOrder['report'] } | null> {
  const claim = await claimOf(token, given);
  const reached = claim?.isOpen ? await reach(claim, given) : null;
  const printed = reached && (await readPrintedBook(given.env, reached.report));
  return printed && { ...printed, report: reached.report.report };
}
