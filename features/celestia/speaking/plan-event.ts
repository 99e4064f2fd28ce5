import type { NamedPoint, SkyEvent } from '../../../locales/celestia-lexicon.ts';
import type { Pool } from '../../../locales/celestia-words.ts';
import { type EclipseFact, type Fact, factsOf, type LunationFact, type TransitFact } from '../facts/fact.ts';
import { alsoPart, placesOf } from './chart-parts.ts';
import { exactWithin } from './exact-within.ts';
import { isMeeting, isSearched } from './far-asked.ts';
import { loreLine } from './natal-parts.ts';
import { may, must, type Part, plain, presentParts } from './part.ts';
import { planRetrograde } from './plan-retrograde.ts';
import { planIngress, planSkyPlacement, skyNow } from './plan-sky-placement.ts';
import { happeningPart, nextEvents, planPeriod, transitPart, transitsFor } from './plan-time.ts';
import { slotsOf } from './slots.ts';
import { namedPoint } from './spoken-points.ts';
import { passingLine, phaseLines } from './time-parts.ts';
import { freshFirst, type Turn } from './turn.ts';
import { calendarYear, happenedStretch, namesStretch, type Stretch, stretchOf } from './windows.ts';

/** The last eclipse of a time that is over, where one of it is asked about. */
function eclipseBehind({ asked, known, teller: { clock } }: Turn): LunationFact | EclipseFact | undefined {
  if (!asked.isOver || !asked.event) return undefined;
  const { fromMs, toMs } = happenedStretch(asked, clock.nowMs);
  return ofEvent(asked.event, known.facts)
    .filter(({ kind }) => kind === 'eclipse')
    .filter(({ instantMs }) => instantMs >= fromMs && instantMs < Math.min(toMs, clock.nowMs))
    .toSorted((a, b) => b.instantMs - a.instantMs)[0];
}

/** The facts of one kind of happening. */
function ofEvent(event: SkyEvent, facts: readonly Fact[]): readonly (LunationFact | EclipseFact)[] {
  const eclipses = factsOf(facts, 'eclipse');
  const lunations = factsOf(facts, 'lunation');
  switch (event) {
    case 'eclipse':
      return eclipses;
    case 'solarEclipse':
      return eclipses.filter(({ eclipse }) => eclipse === 'solar');
    case 'lunarEclipse':
      return eclipses.filter(({ eclipse }) => eclipse === 'lunar');
    case 'newMoon':
    case 'fullMoon':
      return lunations.filter(({ phase }) => phase === event);
    default:
      return [];
  }
}

function nearestTo<Item extends { instantMs: number }>({ fromMs, toMs }: Stretch, all: readonly Item[]) {
  const apart = ({ instantMs }: Item) => Math.max(fromMs - instantMs, instantMs - toMs);
  return all.toSorted((a, b) => apart(a) - apart(b))[0];
}

/** Whether the time that is named is told by another than the one that falls into it. */
function isOutside({ instantMs }: { instantMs: number }, { asked, teller }: Turn): boolean {
  if (!namesStretch(asked) || asked.want === 'more') return false;
  const { fromMs, toMs } = stretchOf(asked, teller.clock.nowMs);
  return instantMs < fromMs || instantMs > toMs;
}

/** The next of a kind that was not told yet. */
function nextHappening(event: SkyEvent, turn: Turn): LunationFact | EclipseFact | undefined {
  const { nowMs } = turn.teller.clock;
  const { month, year } = turn.asked;
  const far = { fromMs: nowMs, toMs: nowMs + 400 * 86_400_000 };
  const named = year === null ? far : calendarYear(year);
  const { frame, weekdays } = turn.asked;
  const isLater =
    frame === 'nextMonth' || frame === 'nextWeek' || frame === 'nextYear' || weekdays.length > 0;
  const within = month === null && !isLater ? named : stretchOf(turn.asked, nowMs);
  const all = ofEvent(event, turn.known.facts);
  const ahead = all
    .filter(({ instantMs }) => instantMs >= within.fromMs && instantMs <= within.toMs)
    .toSorted((a, b) => a.instantMs - b.instantMs);
  return turn.asked.want === 'more'
    ? freshFirst(ahead, turn)[0]
    : (ahead[0] ??
        nearestTo(
          within,
          all.filter(({ instantMs }) => instantMs >= nowMs),
        ));
}

/** Of the month that is named, the new or full Moon that has been already, where none is to come in it. */
function goneThisMonth({ asked, known, teller }: Turn): LunationFact | undefined {
  const { nowMs } = teller.clock;
  const now = new Date(nowMs);
  const month = now.getUTCMonth();
  if (asked.frame !== 'month' && (asked.month !== month + 1 || asked.want === 'more')) return undefined;
  if (asked.year !== null && asked.year !== now.getUTCFullYear()) return undefined;
  const ofMonth = factsOf(known.facts, 'lunation').filter(
    ({ phase, instantMs }) =>
      phase === asked.event &&
      new Date(instantMs).getUTCMonth() === month &&
      instantMs < nowMs + 40 * 86_400_000,
  );
  const ahead = ofMonth.some(({ instantMs }) => instantMs >= nowMs);
  return ahead ? undefined : ofMonth.at(-1);
}

/** Where the Moon is and whether it waxes or wanes, in one breath: either is asked for, and the day like it comes after. */
function planMoon(turn: Turn): Part[] {
  const { asked, known, teller } = turn;
  const fact = known.phase('sky');
  const [place, ...rest] = planPeriod({ ...turn, asked: { ...asked, frame: asked.frame ?? 'today' } });
  if (!place) return rest;
  if (!fact || asked.frame === 'tomorrow') return [place, ...rest];
  const [where = null, ...likeIt] = place.lines;
  return [must(where, ...phaseLines(fact, teller)), may(...likeIt), ...rest];
}

/** How long such a thing is told to last: what it is has no end to be computed. */
export function lastingOf({ kind }: LunationFact | EclipseFact, { teller }: Turn): Pool {
  return teller.words.frames[kind === 'eclipse' ? 'untilEclipse' : 'untilLunation'];
}

/** "Which part of my life is Saturn working on now?" asks through which house it goes. */
function asksForPlace({ want, slants, points }: Turn['asked']): boolean {
  return want === 'where' || (points.length === 1 && slants.includes('field'));
}

/** Something of the sky that has a date. */
export function planEvent(turn: Turn): Part[] {
  const { asked } = turn;
  const [point] = asked.points;
  switch (asked.event) {
    case 'retrograde':
    case 'direct':
      return planRetrograde(turn);
    case 'ingress':
      return planIngress(turn);
    case 'moonPhase':
      return planMoon(turn);
    case 'transit':
      if (point && asksForPlace(asked)) return planSkyPlacement(point, turn);
      if (isBirthday(asked)) return planBirthday(turn);
      if (isMeeting(asked)) return planMeeting(turn);
      return [
        ...(asked.points.length > 0 ? transitsOf(asked.points, turn) : []),
        ...(asked.points.length === 0 && !namesStretch(asked) ? strongestNow(turn) : []),
        ...planPeriod({ ...turn, asked: namesStretch(asked) ? asked : { ...asked, frame: 'month' } }),
      ];
    default: {
      const happened = eclipseBehind(turn);
      if (happened)
        return [happeningPart(happened, turn, true), ...skyNow(turn), ...nextEvents(turn).slice(0, 3)];
      const fact = asked.event ? nextHappening(asked.event, turn) : undefined;
      const rest = nextEvents(turn).slice(0, 3);
      const { frames } = turn.teller.words;
      const gone = goneThisMonth(turn);
      const past = frames[gone?.phase === 'newMoon' ? 'pastNewMoon' : 'pastFullMoon'];
      const none = gone
        ? must({ pool: past, slots: slotsOf(gone, turn.teller) })
        : fact && isOutside(fact, turn)
          ? must(plain(frames.noneThen))
          : null;
      const lasts = fact && asked.want === 'untilWhen' ? must(plain(lastingOf(fact, turn))) : null;
      return presentParts([
        lasts,
        none,
        fact && happeningPart(fact, turn, true),
        ...ownMoon(turn),
        ...skyNow(turn),
        ...rest,
      ]);
    }
  }
}

/** "Why can't I sleep at full Moon?" asks of one's own Moon as well. */
function ownMoon(turn: Turn): Part[] {
  const { event, want, trait } = turn.asked;
  const isOfMoon = event === 'fullMoon' || event === 'newMoon';
  if (!isOfMoon || (want !== 'why' && trait !== 'moon')) return [];
  return placesOf(['moon'], turn).map((place) => ({ ...alsoPart(place, turn), must: true }));
}

/** How far ahead what passes over a chart now is looked for. */
const NOW_DAYS = 14;

/** "Which transits do I have?": the weightiest before the Moon's, which change by the hour. */
function strongestNow(turn: Turn): Part[] {
  const { nowMs } = turn.teller.clock;
  const stretch = { fromMs: nowMs, toMs: nowMs + NOW_DAYS * 86_400_000 };
  return transitsFor(stretch, ['sun', 'moon', 'ascendant'], turn)
    .slice(0, 2)
    .map((fact, index) => transitPart(fact, turn, index === 0));
}

function isBirthday({ points }: Turn['asked']): boolean {
  return points[0] === 'sun' && points[1] === 'sun';
}

/** When two bodies of the sky come to each other, then where each of them is. */
function planMeeting(turn: Turn): Part[] {
  const { asked, known, teller } = turn;
  const { frames } = teller.words;
  const fact = factsOf(known.facts, 'meeting')[0];
  const [first, ...rest] = asked.points.map((point) => planSkyPlacement(point, turn));
  return presentParts([
    fact ? must({ pool: frames.meeting, slots: slotsOf(fact, teller) }) : must(plain(frames.noMeeting)),
    first?.[0],
    ...rest.map(([place]) => place),
    ...asked.points.map((point) => may(loreLine(point, teller))),
    ...(first?.slice(1) ?? []),
  ]);
}

/** The Sun's way back to itself, then the month in which that is. */
function planBirthday(turn: Turn): Part[] {
  const { nowMs } = turn.teller.clock;
  const back = factsOf(turn.known.facts, 'transit').find(
    ({ whose, body, point, aspect, exactMs }) =>
      whose === 'self' &&
      body === 'sun' &&
      point === 'sun' &&
      aspect === 'conjunction' &&
      exactMs.some((instantMs) => instantMs >= nowMs),
  );
  const exact = back?.exactMs.find((instantMs) => instantMs >= nowMs);
  if (!back || exact === undefined) return planSkyPlacement('sun', turn);
  const day = new Date(exact);
  const asked = { ...turn.asked, frame: null, month: day.getUTCMonth() + 1, year: day.getUTCFullYear() };
  return [transitPart(back, turn, true), ...planPeriod({ ...turn, asked })];
}

/** The last of some contacts that lies behind, and what such a one does. */
function pastContact(met: readonly TransitFact[], { teller }: Turn): Part | null {
  const { nowMs } = teller.clock;
  const [last] = met
    .flatMap((fact) => exactWithin(fact, { fromMs: Number.NEGATIVE_INFINITY, toMs: nowMs }) ?? [])
    .toSorted((a, b) => (b.exactMs.at(-1) ?? 0) - (a.exactMs.at(-1) ?? 0));
  if (!last) return null;
  return must(
    { pool: teller.words.frames.pastTransit, slots: slotsOf(last, teller) },
    passingLine(last, teller),
  );
}

/** What a planet that is named does to the chart, the first to come first; where it stands, if it does nothing. */
function transitsOf(points: readonly NamedPoint[], turn: Turn): Part[] {
  const [point] = points;
  if (point === undefined) return [];
  const { nowMs } = turn.teller.clock;
  const [, touched] = points;
  const [aspect] = turn.asked.aspects;
  const met = factsOf(turn.known.facts, 'transit').filter(
    (fact) =>
      fact.whose === 'self' &&
      fact.body === point &&
      namedPoint(fact.point) === touched &&
      (aspect === undefined || fact.aspect === aspect),
  );
  const past = turn.asked.isOver ? pastContact(met, turn) : null;
  if (past) return [past];
  // "When was Pluto last on my Sun?", where it has not been and will not be.
  const isSought = met.length === 0 && touched !== undefined && isSearched(point, touched, turn.known);
  const none = isSought ? [must(plain(turn.teller.words.frames.noContact))] : [];
  const awaited = met.toSorted((a, b) => (a.exactMs[0] ?? 0) - (b.exactMs[0] ?? 0));
  const found =
    awaited.length > 0
      ? awaited
      : turn.known.transits(nowMs, nowMs + 180 * 86_400_000).filter(({ body }) => body === point);
  const [first, ...rest] = freshFirst(found, turn);
  if (!first) return [...none, ...planSkyPlacement(point, turn).slice(0, 1)];
  return [
    ...none,
    transitPart(first, turn, true),
    ...rest.slice(0, 2).map((fact) => transitPart(fact, turn, false)),
  ];
}
