import type { SettledBirth } from '../../contract/settled-birth.ts';
import { marketOf } from '../../features/orders/markets.ts';
import type { ReportDraft } from '../../features/reports/read-report-ask.ts';
import { REPORTS, type ReportId } from '../../features/reports/report-kinds.ts';
import type { Language } from '../../locales/locales.ts';
import type { BirthFaults, GiftAsk, ReportOrdered } from '../../routes/services/report-service.ts';
import type { User } from '../accounts/user-rows.ts';
import type { CastingContext } from '../births/cast-chart.ts';
import { settleBirth } from '../births/settle-birth.ts';
import { addressHash, giftRow, isTooOften, type NewGift } from '../gifts/gift-rows.ts';
import type { Given } from '../given.ts';
import type { PaymentBindingNames } from '../orders/make-payment.ts';
import type { OpenOrderBindings } from '../orders/open-order.ts';
import { openSale } from '../orders/open-sale.ts';
import { reportOrderRow } from './report-rows.ts';

type Fields = Readonly<Record<string, string>>;

/** Settles the births that a report is to be made of, or tells what is wrong with which. */
export async function settleBirths(
  report: ReportId,
  births: readonly Fields[],
  casting: CastingContext,
): Promise<{ settled: readonly SettledBirth[] } | { faults: BirthFaults }> {
  const outcomes = await Promise.all(births.map((fields) => settleBirth(fields, casting)));
  const settled = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.birth] : []));
  const faults = outcomes.map((outcome) => {
    if (!outcome.ok) return outcome;
    return REPORTS[report].withoutHour || outcome.birth.time !== null ? null : 'no_hour';
  });
  return faults.every((fault) => fault === null) ? { settled } : { faults };
}

/** What is ordered: a report, the births that it is made of, and whom it is given to (null: nobody). */
export interface ReportAsk {
  draft: ReportDraft;
  births: readonly Fields[];
  gift: GiftAsk | null;
}

/** Who orders, and from where. */
export interface ReportBuyer {
  /** Null: nobody is signed in. */
  user: User | null;
  /** A guest's address. */
  email: string | null;
  language: Language;
  /** ISO 3166; null where it is not known. */
  country: string | null;
}

/** A gift as it is kept with its order; null where none is given. @throws AppError accounts_unavailable. */
async function giftOf(
  ask: GiftAsk | null,
  { user }: ReportBuyer,
  { env, nowMs }: Given<OpenOrderBindings>,
): Promise<NewGift | 'too_often' | null> {
  // Its mail names who gives, by an address that is confirmed.
  if (!ask || !user?.emailVerified) return null;
  const emailHash = await addressHash(ask.email);
  if (await isTooOften(env.ACCOUNTS, user.id, emailHash, nowMs)) return 'too_often';
  return { ...ask, emailHash };
}

/**
 * Settles the births, opens the order and keeps what its book is made of and whom it is for, the last three in one transaction.
 * @throws AppError accounts_unavailable.
 */
export async function orderReport(
  { draft, births, gift: giftAsk }: ReportAsk,
  buyer: ReportBuyer,
  given: Given<OpenOrderBindings | PaymentBindingNames>,
  casting: CastingContext,
): Promise<ReportOrdered> {
  const { user, email, language, country } = buyer;
  const { report, names, year, language: bookLanguage } = draft;
  const found = await settleBirths(report, births, casting);
  if ('faults' in found) return { kind: 'faulty', births: found.faults };
  const gift = await giftOf(giftAsk, buyer, given);
  if (gift === 'too_often') return { kind: 'too_often' };
  const market = marketOf(country, language);
  if (market === null) return { kind: 'closed' };
  // An address counts once the identity provider has confirmed it; a guest's is where the receipt goes.
  const confirmed = user?.emailVerified ? user.email : null;
  const ask = {
    product: REPORTS[report].product,
    market,
    language,
    userId: user?.id ?? null,
    email: user ? confirmed : email,
    requestId: null,
  };
  const path = await openSale(
    {
      ...ask,
      beside: (db, orderId) => [
        reportOrderRow(db, {
          orderId,
          report,
          births: found.settled,
          options: { names: [...names], year },
          language: bookLanguage,
          createdMs: given.nowMs,
        }),
        ...(gift ? [giftRow(db, orderId, gift, given.nowMs)] : []),
      ],
    },
    given,
  );
  return path === null ? { kind: 'closed' } : { kind: 'opened', path };
}
