import { isPaidFor } from '../../features/orders/order-moves.ts';
import { fillText } from '../../locales/fill-text.ts';
import { loadWords } from '../../locales/index.ts';
import { type Language, LOCALES } from '../../locales/locales.ts';
import type { Given } from '../given.ts';
import { readSessionKeys } from '../identity/session-keys.ts';
import { senderOf } from '../mail/deliver.ts';
import { layMail } from '../mail/lay-mail.ts';
import { type OrderMailBindings, productName } from '../orders/order-mail.ts';
import type { Order } from '../orders/order-rows.ts';
import { findReportOrder } from '../reports/report-rows.ts';
import { giftPath } from './gift-link.ts';
import { findGiftOf, type Gift, isRefused, moveGift, noteSent } from './gift-rows.ts';

const DAY_MS = 86_400_000;
/** How long the link of a gift is good. */
const LINK_MS = 180 * DAY_MS;

type SendGiven = Given<OrderMailBindings>;

interface Sending {
  gift: Gift;
  to: string;
  order: Order;
  giver: string;
  language: Language;
  endsMs: number;
}

/**
 * The mail of a gift. It goes to an address that nobody has confirmed: so it says our own words, and who gives by an address that is
 * confirmed. What the giver wrote is read behind the link. @throws whatever kept it from going.
 */
async function mailGift(sending: Sending, { env, nowMs }: SendGiven): Promise<void> {
  const { gift, to, order, giver, language, endsMs } = sending;
  if (env.MAIL_FROM === '' || env.SITE_ORIGIN === '')
    throw new Error('MAIL_FROM or SITE_ORIGIN is empty: a gift is not mailed');
  const words = await loadWords(language, ['gift', 'orders', 'mail']);
  const { mail } = words.section('gift');
  const { greetingUnnamed, farewell, signature } = words.section('mail');
  const { tag } = LOCALES[language];
  const until = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(endsMs);
  const facts = { giver, until, product: productName(order.product, words) };
  const path = await giftPath(gift, { endsMs, language }, readSessionKeys(env.SESSION_KEYS), nowMs);
  const url = env.SITE_ORIGIN + path;
  await env.MAIL.send({
    from: senderOf(env.MAIL_FROM),
    to,
    subject: mail.subject,
    ...layMail(
      mail.subject,
      [
        { text: greetingUnnamed },
        ...mail.lines.map((line) => ({ text: fillText(line, facts) })),
        { text: mail.link, url },
        { text: farewell },
        { text: signature },
        { text: fillText(mail.why, facts) },
        { text: mail.stop, url: `${url}#stop` },
      ],
      tag,
    ),
  });
}

/**
 * Mails a gift whose day has come; one that was taken back, or whose order was paid back, is not.
 * @throws Error while its book or its payment is not there, and whatever kept the mail from going: it is tried again.
 */
export async function sendGift(order: Order, given: SendGiven): Promise<void> {
  const { env, nowMs } = given;
  const db = env.ACCOUNTS;
  const gift = await findGiftOf(db, order.id);
  if (!gift || gift.email === null || !['waiting', 'sending'].includes(gift.state)) return;
  const report = await findReportOrder(db, order.id);
  const isPaidBack = order.payment === 'refunded' || order.payment === 'lost';
  if (isPaidBack || !report || order.email === null) {
    await moveGift(db, gift.id, ['waiting', 'sending'], 'recalled');
    return;
  }
  if (await isRefused(db, gift.emailHash)) {
    await moveGift(db, gift.id, ['waiting', 'sending'], 'refused');
    return;
  }
  if (!isPaidFor(order.payment) || report.state !== 'ready') throw new Error('a gift waits for its book');
  // From here on it cannot be taken back: it may be on its way.
  if (!(await moveGift(db, gift.id, ['waiting', 'sending'], 'sending'))) return;
  const endsMs = nowMs + LINK_MS;
  const sending = { gift, to: gift.email, order, giver: order.email, language: report.language, endsMs };
  try {
    await mailGift(sending, given);
  } catch (failure) {
    await moveGift(db, gift.id, ['sending'], 'waiting');
    throw failure;
  }
  await noteSent(db, gift.id, { sentMs: nowMs, endsMs });
}
