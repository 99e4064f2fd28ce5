import { contractTerms } from '../../client/components/orders/contract-terms.ts';
import { TICKS } from '../../features/orders/market-law.ts';
import { moneyText } from '../../features/orders/money-text.ts';
import { withdrawableUntilMs } from '../../features/orders/refund-due.ts';
import { fillText } from '../../locales/fill-text.ts';
import { loadWords, type Translator } from '../../locales/index.ts';
import type { Given } from '../given.ts';
import { readSessionKeys } from '../identity/session-keys.ts';
import { logGap } from '../log.ts';
import { layMail, type MailLine } from '../mail/lay-mail.ts';
import { readOperator } from '../read-operator.ts';
import { orderPath } from './order-link.ts';
import { findReceipt, listPayments, type Order, receiptName } from './order-rows.ts';

export type OrderMailBindings =
  | 'ACCOUNTS'
  | 'MAIL'
  | 'MAIL_FROM'
  | 'SESSION_KEYS'
  | 'SITE_ORIGIN'
  | 'OPERATOR_NAME'
  | 'OPERATOR_ADDRESS'
  | 'OPERATOR_MAIL';

export type OrderMailKind = 'receipt' | 'withdrawn' | 'refunded' | 'returned' | 'ready' | 'delayed';

const SENDER_NAME = 'Celestia';
/** The part of an order's id that its page shows. */
const REFERENCE_LENGTH = 8;

type Words = Translator<'orders' | 'mail'>;

/** What a product is called in a language. */
export function productName(product: Order['product'], words: Translator<'orders'>): string {
  return words.section('orders').products[product].name;
}

function dayText(ms: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(ms);
}

/** What stands in every mail of an order: the numbers by which it is found again. */
async function factsOf(order: Order, { env }: Pick<Given<'ACCOUNTS'>, 'env'>, words: Words) {
  const [receipt, payments] = await Promise.all([
    findReceipt(env.ACCOUNTS, order.id),
    listPayments(env.ACCOUNTS, order.id),
  ]);
  const money = (amount: number) => moneyText(amount, order.currency, words.tag);
  const taken = payments.find(({ role }) => role === 'taken');
  const returned = payments.filter(({ role }) => role === 'returned');
  return {
    product: productName(order.product, words),
    number: receipt ? receiptName(receipt) : '',
    amount: money(taken?.total ?? order.amount),
    refunded: money(taken?.refunded ?? 0),
    returned: money(returned.reduce((sum, { refunded }) => sum + refunded, 0)),
    reference: order.id.slice(0, REFERENCE_LENGTH),
    ordered: dayText(order.createdMs, words.tag),
    day: dayText(receipt?.issuedMs ?? order.createdMs, words.tag),
    until: dayText(withdrawableUntilMs(order.market, receipt?.issuedMs ?? order.createdMs), words.tag),
  };
}

const listed = (lines: readonly string[]) => lines.map((line) => `– ${line}`).join('\n');

/** What the receipt says beside its numbers, for it is the buyer's copy: the terms, what was agreed to, and how one withdraws. */
function receiptTexts(order: Order, facts: Awaited<ReturnType<typeof factsOf>>, words: Words): string[] {
  const orders = words.section('orders');
  const { mail, ticks } = orders;
  const named = TICKS.filter((tick) => order.ticks.split(' ').includes(tick));
  const { before, contract } = contractTerms({ ...order, ticks: named }, orders, words.tag);
  const agreed = named.map((tick) => ticks[tick]);
  return [
    `${mail.contract}\n${listed([...before, ...contract])}`,
    ...(agreed.length === 0 ? [] : [`${mail.agreed}\n${listed(agreed)}`]),
    `${mail.howTo}\n${fillText(mail.model, facts)}`,
  ];
}

/** Sends one of an order's mails. Nothing that anybody typed stands in it. @throws whatever kept it from going. */
export async function mailOrder(
  kind: OrderMailKind,
  order: Order,
  given: Given<OrderMailBindings>,
): Promise<void> {
  const { env, nowMs } = given;
  if (order.email === null) return;
  if (env.MAIL_FROM === '') {
    logGap('mail_left_out', 'MAIL_FROM is empty: nobody is sent a receipt');
    return;
  }
  const words = await loadWords(order.language, ['orders', 'mail']);
  const { greetingUnnamed, farewell, signature } = words.section('mail');
  const { mail } = words.section('orders');
  const facts = await factsOf(order, given, words);
  const { subject: subjectText, lines } = mail[kind];
  const operator = readOperator(env);
  const seller = [operator.name, ...(operator.address ?? []), operator.mail].filter(Boolean).join('\n');
  const texts = [
    greetingUnnamed,
    ...lines.map((line) => fillText(line, facts)),
    ...(kind === 'receipt' ? receiptTexts(order, facts, words) : []),
    ...(seller === '' ? [] : [`${mail.seller}\n${seller}`]),
  ];
  const path = await orderPath(order, readSessionKeys(env.SESSION_KEYS), nowMs);
  const link: MailLine[] = env.SITE_ORIGIN === '' ? [] : [{ text: mail.link, url: env.SITE_ORIGIN + path }];
  const subject = fillText(subjectText, facts);
  const closing = [{ text: farewell }, { text: signature }];
  await env.MAIL.send({
    from: { email: env.MAIL_FROM, name: SENDER_NAME },
    to: order.email,
    subject,
    ...layMail(subject, [...texts.map((text) => ({ text })), ...link, ...closing], words.tag),
  });
}
