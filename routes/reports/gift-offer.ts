import type { GiftOffer } from '../../client/components/gifts/gift-fields.tsx';
import { giftDays } from '../../features/gifts/read-gift-ask.ts';
import type { ReportId } from '../../features/reports/report-kinds.ts';
import { href } from '../href.ts';
import type { ServedRequest } from '../page.ts';
import { civilDayMs, zoneClock } from '../zones/zone-clock.ts';
import { reportParams } from './report-slugs.ts';

type Request = ServedRequest<'account' | 'gifts' | 'clocks'>;

/** The hour of the giver's morning in which a gift is sent. */
const HOUR_MS = 9 * 3_600_000;

/** Midnight of the giver's day, as if it were UTC. */
export function giverToday({ services: { clocks }, visitorZone, nowMs }: Request): number {
  return civilDayMs(clocks, visitorZone, nowMs);
}

/** When a gift of a day (`YYYY-MM-DD` of the giver's calendar) is to be sent, UTC ms: one of today at once. */
export function sendMsOf(day: string, request: Request): number {
  const { services, visitorZone, nowMs } = request;
  const { clocks } = services;
  const wallMs = Date.parse(day);
  if (wallMs === giverToday(request)) return nowMs;
  return zoneClock(clocks, visitorZone, wallMs, wallMs).dayStartMs(wallMs + HOUR_MS);
}

/** Whether the visitor may give a book; null where nothing is mailed at all. */
export function giftOffer(request: Request, report: ReportId): GiftOffer | null {
  const { language, services } = request;
  const { gifts, account } = services;
  if (!gifts.isMailed) return null;
  if (!account) {
    const redirect = href('report-detail', language, reportParams(report));
    return { kind: 'sign-in', loginPath: `${href('login', language)}?${new URLSearchParams({ redirect })}` };
  }
  const giver = account.user.email;
  if (!gifts.mayGive || giver === null) return { kind: 'confirm' };
  return { kind: 'open', giver, ...giftDays(giverToday(request)) };
}
