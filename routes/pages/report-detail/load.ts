import type { SavedBirth } from '../../../client/components/birth-form/saved-births.tsx';
import type { GiftOffer } from '../../../client/components/gifts/gift-fields.tsx';
import { type GiftFaults, readGiftAsk } from '../../../features/gifts/read-gift-ask.ts';
import { offeredYears, type ReportFaults, readReportAsk } from '../../../features/reports/read-report-ask.ts';
import { REPORTS, type ReportId } from '../../../features/reports/report-kinds.ts';
import type { Sample } from '../../../features/reports/sample-spreads.ts';
import { failureStatus } from '../../births/failure-status.ts';
import { keptBirths } from '../../births/kept-births.ts';
import type { PageOutcome, PageStatus, ServedRequest } from '../../page.ts';
import { giftOffer, giverToday, sendMsOf } from '../../reports/gift-offer.ts';
import { postedBirths } from '../../reports/posted-births.ts';
import { reportOf } from '../../reports/report-slugs.ts';
import { samplePages } from '../../reports/sample-pages.ts';
import { type Sale, saleOf } from '../../reports/shelf.ts';
import type { BirthFaults } from '../../services/report-service.ts';
import { socialCardPath } from '../../social-card.ts';

type Fields = Readonly<Record<string, string>>;
type Request = ServedRequest<'shop' | 'account' | 'reports' | 'gifts' | 'clocks' | 'origin'>;

export interface ReportData {
  id: ReportId;
  sale: Sale;
  /** Address of the page's picture. */
  picture: string;
  isGuest: boolean;
  values: Fields;
  faults: ReportFaults;
  births: BirthFaults;
  gift: GiftOffer | null;
  giftFaults: GiftFaults;
  saved: readonly SavedBirth[];
  sample: Sample;
  /** Years whose birthday the book may begin with; empty where it asks for none. */
  years: readonly number[];
}

function statusOf(births: BirthFaults): PageStatus {
  const failures = births.filter((birth) => birth !== null && birth !== 'no_hour');
  return failures.some((failure) => failureStatus(failure) === 503) ? 503 : 422;
}

/** What stands in the form at first. */
function firstValues({ language, nowMs }: Request): Fields {
  return { bookLanguage: language, from: String(new Date(nowMs).getUTCFullYear()) };
}

/** Orders the book of a posted form; or tells all that is wrong with it, and nothing that was typed is lost. */
async function loadPosted(
  form: Fields,
  request: Request,
  base: ReportData,
): Promise<PageOutcome<ReportData>> {
  const { nowMs, services } = request;
  const { id, isGuest } = base;
  const { draft, email, faults } = readReportAsk(form, { report: id, nowMs, isGuest });
  const posted = await postedBirths(form, id, services.account);
  const { gift, faults: giftFaults } = readGiftAsk(form, {
    todayMs: giverToday(request),
    mayGive: services.gifts.mayGive,
  });
  const told = { ...base, values: form, faults: { ...faults, ...posted.faults }, giftFaults };
  const isWhole = [posted.faults, giftFaults].every((found) => Object.keys(found).length === 0);
  // Of a form that is not whole the births are looked at all the same: every fault is told at once.
  const given = gift && { ...gift, sendMs: sendMsOf(gift.day, request) };
  const outcome =
    draft !== null && isWhole
      ? await services.reports.order({ draft, births: posted.births, gift: given }, email)
      : ({ kind: 'faulty', births: await services.reports.check(id, posted.births) } as const);
  if (outcome.kind === 'opened') return { seeOther: outcome.path };
  if (outcome.kind === 'too_often')
    return { data: { ...told, giftFaults: { giftEmail: 'too_often' } }, status: 422, personal: true };
  if (outcome.kind === 'closed')
    return { data: { ...told, sale: { kind: 'closed' } }, status: 422, personal: true };
  return { data: { ...told, births: outcome.births }, status: statusOf(outcome.births), personal: true };
}

/** A book with its form; once that is posted, the way to its order. */
export async function loadReport(request: Request): Promise<PageOutcome<ReportData>> {
  const { params, form, nowMs, services, language } = request;
  const id = reportOf(params.report);
  if (!id) return { notFound: true };
  const [sale, sample] = await Promise.all([saleOf(services.shop), samplePages(id, language)]);
  const isOpen = sale.kind === 'open';
  const base: ReportData = {
    id,
    sale,
    picture: services.origin + socialCardPath('report-detail', params, language),
    sample,
    isGuest: services.account === null,
    values: firstValues(request),
    faults: {},
    births: [],
    gift: isOpen ? giftOffer(request, id) : null,
    giftFaults: {},
    saved: isOpen ? await keptBirths(services.account) : [],
    years: REPORTS[id].asks === 'year' ? offeredYears(nowMs) : [],
  };
  if (form && isOpen) return loadPosted(form, request, base);
  if (form) return { data: base, status: 422, personal: true };
  return { data: base, personal: services.account !== null };
}
