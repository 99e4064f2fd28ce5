import { env } from 'cloudflare:workers';
import type { ReportId } from '../../features/reports/report-kinds.ts';
import { href } from '../../routes/href.ts';
import { reportParams } from '../../routes/reports/report-slugs.ts';
import { makeBook } from '../../worker/books/make-book.ts';
import { readMadeUp } from './made-up-library.ts';
import type { PaymentStub } from './payment-stub.ts';
import { request } from './request.ts';
import { from } from './shop.ts';

/** Reports, as somebody's browser orders them. */

export const BIRTH = {
  day: '10',
  month: '6',
  year: '1990',
  hour: '14',
  minute: '30',
  place: 'Istanbul',
  placeId: '745044',
};
/** The fields of a birth under a prefix. */
export const under = (prefix: string, fields: Record<string, string> = BIRTH) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]));
export const YEAR = String(new Date().getUTCFullYear());
/** A form of each report, as it is filled in for one birth, or for two. */
export const FORMS: Readonly<Record<ReportId, Record<string, string>>> = {
  natal: under('a_'),
  year: { ...under('a_'), from: YEAR },
  relationship: { ...under('a_'), ...under('b_', { ...BIRTH, day: '3' }) },
  vocation: under('a_'),
  juno: under('a_'),
  child: { ...under('a_'), parent: '1' },
};

export const pathOf = (report: ReportId) => href('report-detail', 'en', reportParams(report));

/** Sends the form of a report, as somebody in the United States or as told. */
export function send(
  report: ReportId,
  fields: Record<string, string>,
  { person, country = 'US' }: { person?: { session: HeadersInit }; country?: string } = {},
): Promise<Response> {
  return request(pathOf(report), {
    method: 'POST',
    headers: person?.session ?? {},
    body: new URLSearchParams({ bookLanguage: 'en', ...fields }),
    ...from(country),
  });
}

export const locationOf = (response: Response) => response.headers.get('Location') ?? '';
/** The order that a path names. */
export const idOf = (path: string) => new URL(path, 'https://x.test').pathname.split('/').at(-1) ?? '';

/** Pays for an order at its page, and has its book made. */
export async function payAndMake(
  path: string,
  stub: PaymentStub,
  headers: HeadersInit = {},
): Promise<string> {
  const paid = await request(path, { method: 'POST', headers, body: new URLSearchParams({ task: 'pay' }) });
  const session = stub.sessionAt(locationOf(paid));
  stub.pay(session);
  await stub.tell(session);
  const id = idOf(path);
  await makeBook(id, { env, nowMs: Date.now(), read: readMadeUp });
  return id;
}
