import { INGRESS_BODY_IDS, type IngressBodyId } from '../../../astrology/events/event-types.ts';
import { MAIN_BODY_IDS } from '../../../astrology/ids.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../../astrology/served-years.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { LASTING_MOVER_IDS } from '../../../astrology/transits/transit-movers.ts';
import type { NamedPoint } from '../../../locales/celestia-lexicon.ts';
import type { Fact } from '../facts/fact.ts';
import { lastEntry, lastTransit, nextEntry, nextRetrograde, nextTransit } from '../facts/far-facts.ts';
import { happeningFacts } from '../facts/happening-facts.ts';
import { houseStayFacts, lastHouseStayFacts } from '../facts/house-stays.ts';
import type { KnownChart } from '../facts/known-chart.ts';
import { nextMeeting } from '../facts/meetings.ts';
import type { Asked } from '../understanding/asked.ts';
import type { Known } from './known.ts';
import { namedPoint } from './spoken-points.ts';
import { calendarYear, happenedStretch, pastStretch } from './windows.ts';

function isPresent<Item>(item: Item | null | undefined): item is Item {
  return item !== null && item !== undefined;
}

/** Whether two bodies of the sky are asked about, and neither as one's own. */
export function isMeeting({ event, points, whose }: Asked): boolean {
  const [first, second] = points;
  const moves = points.every((point) => INGRESS_BODY_IDS.some((id) => id === point));
  return event === 'transit' && whose === 'sky' && points.length === 2 && first !== second && moves;
}

function movingBody({ points }: Asked): IngressBodyId | undefined {
  return INGRESS_BODY_IDS.find((id) => points[0] === id);
}

/** "When does Saturn leave Aries?", "when did Uranus enter Gemini?": the borders of one body's stays. */
function entriesAsked(asked: Asked, nowMs: number): Fact[] {
  const body = movingBody(asked);
  if (!body) return [];
  const last = lastEntry(body, nowMs);
  const sign = asked.signs[0] ?? null;
  const ahead = nextEntry(body, last?.sign === sign ? null : sign, nowMs);
  return [last, ahead].filter(isPresent);
}

/** "When does Jupiter come into my 10th house?", "when was Saturn in my 7th house?" */
function houseStayAsked(asked: Asked, self: KnownChart, nowMs: number): Fact[] {
  const body = movingBody(asked);
  const [house] = asked.houses;
  if (!body || house === undefined) return [];
  const behind = asked.isOver ? lastHouseStayFacts(self, body, house, nowMs) : [];
  return behind.length > 0 ? behind : houseStayFacts(self, body, house, nowMs);
}

/** Whether the contacts of a body with a point of the asker's chart are looked through, years ahead and behind. */
export function isSearched(body: NamedPoint, point: NamedPoint, { hasBirth, hasHour }: Known): boolean {
  const isPlanet = MAIN_BODY_IDS.some((id) => id === point);
  const isAngle = point === 'ascendant' || point === 'midheaven';
  return hasBirth && LASTING_MOVER_IDS.some((id) => id === body) && (isPlanet || (isAngle && hasHour));
}

/** "When does Jupiter touch my Sun?", "when is my Saturn return?": one body, one point of the chart. */
function transitAsked(asked: Asked, self: KnownChart, nowMs: number): Fact[] {
  const isReturn = asked.term === 'saturnReturn';
  const [first, second = first] = isReturn ? (['saturn', 'saturn'] as const) : asked.points;
  const mover = LASTING_MOVER_IDS.find((id) => id === first);
  const point = [...self.bodies.map(({ id }) => id), 'ascendant' as const, 'midheaven' as const].find(
    (id) => namedPoint(id) === second,
  );
  if (!mover || !point) return [];
  const aspect = isReturn || first === second ? 'conjunction' : (asked.aspects[0] ?? null);
  const behind = asked.isOver ? lastTransit(self, mover, { point, aspect }, nowMs) : null;
  return [behind ?? nextTransit(self, mover, { point, aspect }, nowMs)].filter(isPresent);
}

/** "When do Venus and Mars next meet?": two bodies that both move. A conjunction, where no aspect is named. */
function meetingAsked({ points, aspects }: Asked, nowMs: number): Fact[] {
  const [first, second] = points.flatMap((point) => INGRESS_BODY_IDS.find((id) => id === point) ?? []);
  if (!first || !second) return [];
  return [nextMeeting(first, second, aspects[0] ?? 'conjunction', nowMs)].filter(isPresent);
}

/** What happens in a year that is named and lies outside what is gathered, within the years served. */
function yearAsked(year: number, self: KnownChart | null, nowMs: number): Fact[] {
  const isGathered =
    Date.UTC(year + 1, 0, 1) < nowMs + 380 * MS_PER_DAY && year >= new Date(nowMs).getUTCFullYear();
  if (isGathered || year <= FIRST_YEAR || year >= LAST_YEAR) return [];
  return happeningFacts(self, calendarYear(year));
}

/** Before this age nobody's Saturn has come back. */
const BEFORE_RETURN_MS = 25 * 365.25 * MS_PER_DAY;

/** A first return of Saturn that lies behind. */
function firstReturn(self: KnownChart, nowMs: number): Fact[] {
  const fromMs = self.instantMs + BEFORE_RETURN_MS;
  if (fromMs >= nowMs) return [];
  const first = nextTransit(self, 'saturn', { point: 'saturn', aspect: 'conjunction' }, fromMs);
  return first?.exactMs.every((instantMs) => instantMs < nowMs) ? [first] : [];
}

/** What a question names that may lie beyond the year that is gathered. @throws AstrologyError `date_out_of_range`. */
export function farFacts(asked: Asked, self: KnownChart | null, nowMs: number): Fact[] {
  if (asked.term === 'saturnReturn')
    return self ? [...firstReturn(self, nowMs), ...transitAsked(asked, self, nowMs)] : [];
  // Of a year that is over its transits are told, unless an event of it is asked about.
  const isOver = asked.about !== 'event' && pastStretch(asked, nowMs) !== null;
  const year = asked.year === null || isOver ? [] : yearAsked(asked.year, self, nowMs);
  if (asked.about !== 'event') return year;
  switch (asked.event) {
    case 'ingress':
      if (asked.houses.length > 0) return self ? [...year, ...houseStayAsked(asked, self, nowMs)] : year;
      // A sidereal zodiac's borders lie elsewhere.
      return !self || self.settings.zodiac === 'tropical' ? [...year, ...entriesAsked(asked, nowMs)] : year;
    case 'retrograde':
    case 'direct': {
      const body = movingBody(asked);
      const zodiac = self?.settings.zodiac ?? 'tropical';
      return [...year, body ? nextRetrograde(body, nowMs, zodiac) : null].filter(isPresent);
    }
    case 'transit':
      if (isMeeting(asked)) return meetingAsked(asked, nowMs);
      return self && asked.points.length === 2 ? transitAsked(asked, self, nowMs) : [];
    default:
      return asked.isOver ? [...year, ...happened(asked, self, nowMs)] : year;
  }
}

/** Eclipses and lunations of a time that is over. */
function happened(asked: Asked, self: KnownChart | null, nowMs: number): Fact[] {
  return happeningFacts(self, happenedStretch(asked, nowMs));
}
