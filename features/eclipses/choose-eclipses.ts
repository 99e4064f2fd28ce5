import { lunarEclipsesWithShadow } from '../../astrology/eclipses/lunar-eclipses.ts';
import type { EclipseKind } from '../../astrology/eclipses/saros.ts';
import { solarEclipsesWithElements } from '../../astrology/eclipses/solar-eclipses.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { FIRST_YEAR, LAST_YEAR, LATEST_MS } from '../../contract/years.ts';
import type { QueryReader } from '../query-reader.ts';
import { dayOf, type Eclipse, endMsOf, type FoundEclipse } from './eclipse-view.ts';

/** What the page shows: one eclipse at its head, and a list. */
export interface EclipseChoice {
  featured: FoundEclipse;
  /** Whether `featured` is the next one, and not one that the address names. */
  isNext: boolean;
  /** The last one that is over; null where the list is a decade's. */
  previous: Eclipse | null;
  list: readonly Eclipse[];
  /** What is over of the years around now, the latest first; none where the list is a decade's. */
  past: readonly Eclipse[];
  /** First year of the decade that is listed; null for the years around now. */
  decade: number | null;
}

export const FIRST_DECADE = FIRST_YEAR - (FIRST_YEAR % 10);
export const LAST_DECADE = LAST_YEAR - (LAST_YEAR % 10);

const EARLIER = 3;
const LATER = 12;
/** At least two eclipses of a kind come in every year, so that three lie within this. */
const LOOK_BACK_MS = 2 * 366 * MS_PER_DAY;

/** Eclipses of a kind in order of time, each computed once. UTC ms. */
export function eclipsesBetween(kind: EclipseKind, fromMs: number, toMs: number): Generator<FoundEclipse> {
  return kind === 'solar' ? solarEclipsesWithElements(fromMs, toMs) : lunarEclipsesWithShadow(fromMs, toMs);
}

function isAhead(nowMs: number) {
  return ({ eclipse }: FoundEclipse) => endMsOf(eclipse) > nowMs;
}

/** The last few before now and the next dozen. */
function aroundNow(kind: EclipseKind, nowMs: number): EclipseChoice | null {
  const before: FoundEclipse[] = [];
  const after: FoundEclipse[] = [];
  for (const found of eclipsesBetween(kind, nowMs - LOOK_BACK_MS, LATEST_MS)) {
    if (isAhead(nowMs)(found)) after.push(found);
    else before.push(found);
    if (after.length === LATER) break;
  }
  const featured = after[0] ?? before.at(-1);
  if (!featured) return null;
  return {
    featured,
    isNext: true,
    previous: before.at(-1)?.eclipse ?? null,
    list: after.map(({ eclipse }) => eclipse),
    past: before
      .slice(-EARLIER)
      .toReversed()
      .map(({ eclipse }) => eclipse),
    decade: null,
  };
}

function ofDecade(kind: EclipseKind, decade: number): FoundEclipse[] {
  return [...eclipsesBetween(kind, Date.UTC(decade, 0, 1), Date.UTC(decade + 10, 0, 1))];
}

function nextOf(kind: EclipseKind, nowMs: number): FoundEclipse | undefined {
  return eclipsesBetween(kind, nowMs - MS_PER_DAY, LATEST_MS).find(isAhead(nowMs));
}

/**
 * Reads `date`, the UTC day of an eclipse, or `decade`, a decade's first year. Null where there is no such thing: then
 * there is no such page.
 */
export function chooseEclipses(kind: EclipseKind, query: QueryReader, nowMs: number): EclipseChoice | null {
  const date = query.get('date');
  const written = date === null ? query.get('decade') : `${date.slice(0, 3)}0`;
  if (written === null) return aroundNow(kind, nowMs);
  const decade = /^(?:19|20)\d0$/.test(written) ? Number(written) : null;
  if (decade === null) return null;
  const listed = ofDecade(kind, decade);
  const isNow = Math.floor(new Date(nowMs).getUTCFullYear() / 10) * 10 === decade;
  const featured = date
    ? listed.find(({ eclipse }) => dayOf(eclipse) === date)
    : ((isNow ? listed.find(isAhead(nowMs)) : undefined) ?? nextOf(kind, nowMs));
  if (!featured) return null;
  const list = listed.map(({ eclipse }) => eclipse);
  return { featured, isNext: date === null, previous: null, list, past: [], decade };
}
