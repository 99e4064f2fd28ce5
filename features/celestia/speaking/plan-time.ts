import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { ASPECT_KINDS } from '../../../locales/aspect-texts.ts';
import type { LifeTopic, NamedPoint } from '../../../locales/celestia-lexicon.ts';
import type { Forms } from '../../../locales/celestia-words.ts';
import { type EclipseFact, factsOf, type LunationFact, type TransitFact } from '../facts/fact.ts';
import type { Asked } from '../understanding/asked.ts';
import { isAtWeekend } from './dates.ts';
import { exactWithin } from './exact-within.ts';
import { helpOf } from './help-of.ts';
import { readingOf } from './life-topics.ts';
import type { Line } from './line.ts';
import { matterLead } from './matter-lead.ts';
import { PACE } from './pace.ts';
import { may, must, type Part, plain, presentParts } from './part.ts';
import { dayParts } from './plan-days.ts';
import { planTopic } from './plan-topic.ts';
import { exactMsOf, plainSlots, slotsOf } from './slots.ts';
import { namedPoint } from './spoken-points.ts';
import { subjectForms } from './subject.ts';
import {
  happeningLines,
  moonLines,
  passingHouseLine,
  passingLine,
  phaseLines,
  touchesLine,
  transitLine,
} from './time-parts.ts';
import { freshFirst, type Turn, wasTold } from './turn.ts';
import { isFar, namesStretch, noonAsked, type Stretch, stretchOf } from './windows.ts';

const LONG_STRETCH_MS = 40 * 86_400_000;

/** What a contact is weighed for: a stretch, points, and whether something good is waited for. */
interface Weighing {
  stretch: Stretch;
  points: readonly NamedPoint[];
  isAwaited: boolean;
  seeks: Asked['seeks'];
  /** What is only done on working days is not put on a weekend: the time zone by which one is told, else null. */
  workZone: string | null;
}

/** A boss, a bank and a notary are there from Monday to Friday. */
const OF_WORKING_DAYS: ReadonlySet<Asked['about']> = new Set(['work', 'money', 'learning']);

/** Days to keep clear of are those that rub, days to choose those that help. */
function isOfKind({ aspect }: TransitFact, seeks: Asked['seeks']): boolean {
  return seeks === null || (seeks === 'hard') === (ASPECT_KINDS[aspect] === 'tense');
}

function weightOf(
  fact: TransitFact,
  { stretch: { fromMs, toMs }, points, isAwaited, seeks, workZone }: Weighing,
): number {
  const isExactWithin = fact.exactMs.some((instantMs) => instantMs >= fromMs && instantMs <= toMs);
  const isOfTopic = points.includes(namedPoint(fact.point));
  const isLong = toMs - fromMs > LONG_STRETCH_MS;
  const pace = PACE.indexOf(fact.body);
  // Over months the slow ones tell, and somebody who asks when would rather hear of what helps.
  const isTense = ASPECT_KINDS[fact.aspect] === 'tense';
  const help = isTense ? 0 : isAwaited && seeks !== 'hard' ? 6 : isLong ? 3 : 0;
  const isDayOff =
    workZone !== null && fact.exactMs.some((ms) => ms >= fromMs && ms <= toMs && isAtWeekend(ms, workZone));
  const sought = seeks !== null && isOfKind(fact, seeks) ? (isDayOff ? 3 : 12) : 0;
  // Of a few weeks a date within them is wanted before one that touches the subject.
  return (
    (isExactWithin ? (isLong ? 6 : 10) : 0) + (isOfTopic ? 8 : 0) + (isLong ? pace : pace / 3) + help + sought
  );
}

/** Whether a contact has a date to be told, and of a year far ahead one that lies in it. */
function isToldOf(
  { exactMs, endMs }: TransitFact,
  { fromMs, toMs }: Stretch,
  { asked, teller }: Turn,
): boolean {
  const exact = exactMsOf(exactMs, teller.clock.nowMs);
  if (isFar(asked, teller.clock.nowMs)) return exact !== undefined && exact >= fromMs && exact <= toMs;
  return exact !== undefined || endMs !== null;
}

/** Transits of a stretch, the weightiest for these points first; what was told already last. */
export function transitsFor(stretch: Stretch, points: readonly NamedPoint[], turn: Turn): TransitFact[] {
  // Who asks when something will come asks for what brings it.
  const isAwaited = turn.asked.want === 'when' || turn.asked.mood === 'promise';
  const { seeks, about } = turn.asked;
  const workZone = seeks === 'easy' && OF_WORKING_DAYS.has(about) ? turn.teller.clock.timeZone : null;
  const weighing = { stretch, points, isAwaited, seeks, workZone };
  const found = turn.known
    .transits(stretch.fromMs, stretch.toMs)
    .filter((fact) => isToldOf(fact, stretch, turn))
    .map((fact) => ({ fact, weight: weightOf(fact, weighing) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ fact }) => fact);
  // Of a time that is still to begin, what is exact in it is told, by its dates in it.
  const isAhead = stretch.fromMs > turn.teller.clock.nowMs;
  const within = isAhead ? found.flatMap((fact) => exactWithin(fact, stretch) ?? []) : [];
  return freshFirst(withoutContradictions(within.length > 0 ? within : found, turn), turn);
}

/** Of two contacts exact on one day, of which one helps and one rubs, the weightier: a day is not told to be both. */
function withoutContradictions(facts: readonly TransitFact[], { teller: { clock } }: Turn): TransitFact[] {
  return facts.filter((fact, at) => {
    const exact = exactMsOf(fact.exactMs, clock.nowMs);
    return !facts.slice(0, at).some((weightier) => {
      const other = exactMsOf(weightier.exactMs, clock.nowMs);
      const isOneDay = exact !== undefined && other !== undefined && Math.abs(exact - other) < MS_PER_DAY;
      return isOneDay && helpOf(fact) * helpOf(weightier) < 0;
    });
  });
}

/** Where days are asked for to choose or to keep clear of, the day itself; null where none of the time is one. */
function dayLine(fact: TransitFact, { asked, teller }: Turn): Line | null {
  const exact = exactWithin(fact, stretchOf(asked, teller.clock.nowMs));
  if (asked.seeks === null || !isOfKind(fact, asked.seeks) || !exact) return null;
  const pool = teller.words.frames[asked.seeks === 'easy' ? 'dayToChoose' : 'dayToAvoid'];
  return { pool, slots: slotsOf(exact, teller) };
}

/** That no day of the time is an easy one, where one was asked for. */
function noDayPart(first: TransitFact | undefined, turn: Turn): Part | null {
  const { asked, teller } = turn;
  if (asked.seeks !== 'easy' || (first && dayLine(first, turn))) return null;
  return must(plain(teller.words.frames.noDaySought));
}

export function transitPart(
  fact: TransitFact,
  turn: Turn,
  lead: boolean,
  subject: Forms | null = null,
): Part {
  const { teller, asked } = turn;
  const untilMs = namesStretch(asked) ? stretchOf(asked, teller.clock.nowMs).toMs : Number.POSITIVE_INFINITY;
  const lines = [
    (lead ? dayLine(fact, turn) : null) ??
      transitLine(fact, lead ? 'lead' : 'also', teller, { subject, untilMs }),
    passingLine(fact, teller),
  ];
  return lead ? must(...lines) : may(...lines);
}

/** New and full Moons and eclipses still to come within a stretch; an eclipse stands for its own lunation. */
export function happeningsWithin({ fromMs, toMs }: Stretch, turn: Turn): (LunationFact | EclipseFact)[] {
  const eclipses = factsOf(turn.known.facts, 'eclipse');
  const lunations = factsOf(turn.known.facts, 'lunation').filter(
    ({ phase, instantMs }) =>
      (phase === 'newMoon' || phase === 'fullMoon') &&
      !eclipses.some((eclipse) => Math.abs(eclipse.instantMs - instantMs) < 86_400_000),
  );
  return [...lunations, ...eclipses]
    .filter(({ instantMs }) => instantMs >= fromMs && instantMs <= toMs)
    .toSorted((a, b) => a.instantMs - b.instantMs);
}

export function happeningPart(fact: LunationFact | EclipseFact, turn: Turn, lead: boolean): Part {
  const { teller, known } = turn;
  // It touches what it comes near to; that it makes an angle with something is another thing.
  const touched = fact.touches.find(({ aspect }) => aspect === 'conjunction');
  const place = touched ? known.place(namedPoint(touched.point)) : undefined;
  const lines = [...happeningLines(fact, teller), touchesLine(fact, place, teller)];
  return lead ? must(...lines) : may(...lines);
}

/** Whether the Moon of this hour has nothing to do with the time that is asked about: another day, a year far ahead. */
function isElsewhere({ asked, teller: { clock } }: Turn): boolean {
  return isFar(asked, clock.nowMs) || noonAsked(asked, clock.nowMs) !== null;
}

/** Today, this week, a month: the Moon for a day, transits and lunations for longer. */
export function planPeriod(turn: Turn): Part[] {
  const { asked, known, teller } = turn;
  const stretch = stretchOf(asked, teller.clock.nowMs);
  const isDay = asked.frame === 'today' || asked.frame === 'now' || asked.frame === 'tomorrow';
  const moon = known.place('moon', 'sky', asked.frame === 'tomorrow' ? 'sky-tomorrow' : 'sky');
  const phase = known.phase('sky');
  const transits = transitsFor(stretch, ['sun', 'moon', 'ascendant'], turn);
  const [first, second, third] = transits;
  const happenings = happeningsWithin(stretch, turn);
  const moonPart = moon?.kind === 'placement' ? moonLines(moon, teller) : [];
  const house = moon?.kind === 'placement' ? passingHouseLine(moon.house, teller) : null;
  const phasePart = phase ? may(...phaseLines(phase, teller)) : null;
  if (isDay) {
    return presentParts([
      must(...moonPart, house),
      first && transitPart(first, turn, true),
      asked.frame === 'tomorrow' ? null : phasePart,
      second && transitPart(second, turn, false),
      happenings[0] && happeningPart(happenings[0], turn, false),
      third && transitPart(third, turn, false),
      ...nextEvents(turn),
    ]);
  }
  return presentParts([
    ...dayParts(turn),
    noDayPart(first, turn),
    first && transitPart(first, turn, true),
    happenings[0] && happeningPart(happenings[0], turn, !first),
    second && transitPart(second, turn, false),
    happenings[1] && happeningPart(happenings[1], turn, false),
    third && transitPart(third, turn, false),
    ...(isElsewhere(turn) ? [] : [may(...moonPart, house), phasePart]),
    ...nextEvents(turn),
  ]);
}

/** What comes next whatever was asked: it fills an answer that would be short. */
export function nextEvents(turn: Turn): Part[] {
  const { nowMs } = turn.teller.clock;
  const near = { fromMs: nowMs, toMs: nowMs + 200 * 86_400_000 };
  const span = isFar(turn.asked, nowMs) ? stretchOf(turn.asked, nowMs) : near;
  const ahead = freshFirst(happeningsWithin(span, turn), turn);
  return ahead.slice(0, 3).map((fact) => happeningPart(fact, turn, false));
}

/** "How do I get through Christmas with my mother-in-law?" asks of her first. */
function asksForDate({ asked: { want, seeks, weighsTime, weekdays, day } }: Turn): boolean {
  const isOfWhen = want === 'when' || want === 'untilWhen' || weighsTime || seeks !== null;
  return isOfWhen || weekdays.length > 0 || day !== null;
}

/** A part of life within a stretch of time: the contact that concerns it, a lunation in its house, the chart behind. */
export function planTopicInTime(topic: LifeTopic, turn: Turn): Part[] {
  const { asked, teller, known } = turn;
  const { points, houses } = readingOf(topic, asked);
  const stretch = stretchOf(asked, teller.clock.nowMs);
  const transits = transitsFor(stretch, points, turn);
  const ofTopic = transits.filter(
    (fact) => points.includes(namedPoint(fact.point)) && isOfKind(fact, asked.seeks),
  );
  const [first, second] = [...ofTopic, ...transits.filter((fact) => !ofTopic.includes(fact))];
  const isOfTopic = ofTopic.length > 0;
  // A day that helps is one to choose, whatever it touches.
  const isLead = isOfTopic || (first && asked.seeks !== null && dayLine(first, turn) !== null);
  const ahead = happeningsWithin(stretch, turn).filter(({ id }) => !wasTold(turn, id));
  // What is asked about has a house of its own: the first of them, before what only belongs to it.
  const ofMatter = ahead.find(({ house }) => house === houses[0]);
  const inHouse = ofMatter ?? ahead.find(({ house }) => house !== null && houses.includes(house));
  const isDay = asked.frame === 'today' || asked.frame === 'tomorrow' || asked.frame === 'now';
  const moon = known.place('moon', 'sky', asked.frame === 'tomorrow' ? 'sky-tomorrow' : 'sky');
  const subject = subjectForms(topic, turn);
  const quiet = { pool: teller.words.frames.topicQuiet, slots: plainSlots('topic', subject) };
  const [natalLead, ...natalRest] = planTopic(topic, turn);
  const ofTime = [
    ...dayParts(turn),
    isLead && first ? transitPart(first, turn, true, subject) : (noDayPart(first, turn) ?? must(quiet)),
    isDay && moon?.kind === 'placement' ? must(...moonLines(moon, teller)) : null,
    inHouse && happeningPart(inHouse, turn, false),
  ];
  const isTold = matterLead(turn) !== null && !asksForDate(turn);
  return presentParts([
    ...(isTold ? [natalLead, ...ofTime] : [...ofTime, natalLead]),
    !isLead && first ? transitPart(first, turn, false) : null,
    second && transitPart(second, turn, false),
    ...natalRest,
  ]);
}
