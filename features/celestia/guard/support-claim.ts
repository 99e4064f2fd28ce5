import { type BodyId, MAIN_BODY_IDS } from '../../../astrology/ids.ts';
import { phaseOf } from '../../../astrology/moon-phase.ts';
import { SIGNS } from '../../../astrology/signs.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { factsOf } from '../facts/fact.ts';
import { type Knowledge, type Support, timeless } from './knowledge.ts';
import type { ReadClaim, Said, SaidDate } from './read-claim.ts';
import { supportAspect } from './support-aspects.ts';
import {
  atInstant,
  happeningsOf,
  supportDegree,
  supportDignity,
  supportEntry,
  supportExit,
  supportGroup,
  supportHouse,
  supportMotion,
  supportSign,
} from './support-places.ts';

type SaidOf<Kind extends Said['kind']> = Extract<Said, { kind: Kind }>;

const MAIN_BODIES: ReadonlySet<BodyId> = new Set(MAIN_BODY_IDS);

/** The Moon's phase lasts some days about its middle. */
const PHASE_DAYS = 1.8;

/** Whether the Moon of now waxes or wanes: by which of new and full Moon comes next. */
function supportWay({ facts, nowMs }: Knowledge, waxes: boolean): Support[] {
  const [next] = factsOf(facts, 'lunation')
    .filter(({ phase, instantMs }) => instantMs > nowMs && (phase === 'newMoon' || phase === 'fullMoon'))
    .toSorted((a, b) => a.instantMs - b.instantMs);
  const isSo = next && (next.phase === 'fullMoon') === waxes;
  return isSo
    ? [
        {
          facts: [next.id],
          startMs: nowMs - MS_PER_DAY,
          endMs: next.instantMs,
          exactMs: [],
          isTimeless: false,
        },
      ]
    : [];
}

function supportHappening(knowledge: Knowledge, { subject }: SaidOf<'happens'>): Support[] {
  const happened = happeningsOf(knowledge, subject).map(({ id, instantMs }) => atInstant(id, instantMs));
  if (subject.is !== 'phase') return happened;
  // "Waxing", "waning": three phases, and all the time between them.
  if (subject.phases.length > 1 && !subject.isAtBirth)
    return supportWay(knowledge, subject.phases.includes('firstQuarter'));
  const now = factsOf(knowledge.facts, 'phase')
    .filter(({ phase }) => subject.phases.includes(phase))
    .map(({ id, instantMs }) => ({
      facts: [id],
      startMs: instantMs - PHASE_DAYS * MS_PER_DAY,
      endMs: instantMs + PHASE_DAYS * MS_PER_DAY,
      exactMs: [],
      isTimeless: false,
    }));
  const [sun, moon] = (['sun', 'moon'] as const).map((body) =>
    factsOf(knowledge.facts, 'placement').find((fact) => fact.whose === 'self' && fact.body === body),
  );
  const isBornSo =
    sun &&
    moon &&
    moon.signDegree !== null &&
    subject.phases.includes(phaseOf(moon.longitude - sun.longitude));
  const born = isBornSo ? [timeless(sun.id, moon.id)] : [];
  return subject.isAtBirth ? born : [...happened, ...now];
}

function isAmong(
  sign: keyof typeof SIGNS,
  house: number | null,
  retrograde: boolean,
  { counted }: SaidOf<'count'>,
): boolean {
  switch (counted.by) {
    case 'group':
      return SIGNS[sign].element === counted.of || SIGNS[sign].mode === counted.of;
    case 'sign':
      return sign === counted.sign;
    case 'house':
      return house === counted.house;
    case 'retrograde':
      return retrograde;
  }
}

function supportCount(knowledge: Knowledge, said: SaidOf<'count'>): Support[] {
  const placements = factsOf(knowledge.facts, 'placement').filter(
    ({ whose, body, instantMs }) =>
      whose === said.whose && MAIN_BODIES.has(body) && (whose !== 'sky' || instantMs === knowledge.nowMs),
  );
  // What is open counts for nothing, and so nothing can be counted.
  if (placements.length < MAIN_BODIES.size) return [];
  if (said.counted.by === 'house' && placements.some(({ house }) => house === null)) return [];
  const members = placements.filter(({ sign, house, retrograde }) => isAmong(sign, house, retrograde, said));
  const fits = members.length >= said.least && members.length <= said.most;
  return fits
    ? [
        said.whose === 'sky'
          ? { ...atInstant('', knowledge.nowMs), facts: members.map(({ id }) => id) }
          : timeless(...members.map(({ id }) => id)),
      ]
    : [];
}

function supportCusp({ facts }: Knowledge, { house, sign, whose }: SaidOf<'cusp'>): Support[] {
  return factsOf(facts, 'house')
    .filter((fact) => fact.whose === whose && fact.house === house && fact.sign === sign)
    .map(({ id }) => timeless(id));
}

function rules(point: string, sign: keyof typeof SIGNS): boolean {
  return SIGNS[sign].ruler === point || SIGNS[sign].traditionalRuler === point;
}

function supportRuler({ facts }: Knowledge, { point, house }: SaidOf<'rulesHouse'>): Support[] {
  return factsOf(facts, 'house')
    .filter((fact) => fact.whose === 'self' && fact.house === house && rules(point, fact.sign))
    .map(({ id }) => timeless(id));
}

function supportAnySign(knowledge: Knowledge, { sign, whose }: SaidOf<'hasSign'>): Support[] {
  return knowledge.facts
    .filter(
      (fact) =>
        (fact.kind === 'placement' || fact.kind === 'angle' || fact.kind === 'house') &&
        fact.whose === whose &&
        fact.sign === sign,
    )
    .map(({ id }) => timeless(id));
}

/** All that bears out what is said, at whatever time. */
function supportSaid(knowledge: Knowledge, said: Said): Support[] {
  switch (said.kind) {
    case 'inSign':
      return supportSign(knowledge, said);
    case 'inHouse':
      return supportHouse(knowledge, said);
    case 'inGroup':
      return supportGroup(knowledge, said);
    case 'atDegree':
      return supportDegree(knowledge, said);
    case 'moves':
      return supportMotion(knowledge, said);
    case 'enters':
      return supportEntry(knowledge, said);
    case 'leaves':
      return supportExit(knowledge, said);
    case 'dignity':
      return supportDignity(knowledge, said);
    case 'aspect':
      return supportAspect(knowledge, said);
    case 'happens':
      return supportHappening(knowledge, said);
    case 'cusp':
      return supportCusp(knowledge, said);
    case 'hasHouse':
      return factsOf(knowledge.facts, 'house')
        .filter((fact) => fact.whose === said.whose && fact.house === said.house)
        .map(({ id }) => timeless(id));
    case 'hasSign':
      return supportAnySign(knowledge, said);
    case 'rulesSign':
      return rules(said.point, said.sign) ? [timeless()] : [];
    case 'rulesHouse':
      return supportRuler(knowledge, said);
    case 'signIsOf':
      return SIGNS[said.sign].element === said.of || SIGNS[said.sign].mode === said.of ? [timeless()] : [];
    case 'count':
      return supportCount(knowledge, said);
  }
}

function isWithin(instantMs: number | null, { fromMs, toMs }: SaidDate): boolean {
  return instantMs !== null && instantMs >= fromMs && instantMs < toMs;
}

function overlaps({ startMs, endMs }: Support, { fromMs, toMs }: SaidDate): boolean {
  return (startMs ?? Number.NEGATIVE_INFINITY) < toMs && (endMs ?? Number.POSITIVE_INFINITY) >= fromMs;
}

/** "Today" a body is where it stands from now on, not where it stood this morning; what has an instant may be past. */
function fromNow({ startMs, endMs }: Support, date: SaidDate, nowMs: number): SaidDate {
  const isPastOpen = date.isNear && startMs !== endMs && date.fromMs < nowMs && date.toMs > nowMs;
  return isPastOpen ? { ...date, fromMs: nowMs } : date;
}

/** Whether what bears a claim out has the time that is said of it. */
function isAt(
  support: Support,
  date: SaidDate,
  { nowMs, isPlace }: { nowMs: number; isPlace: boolean },
): boolean {
  if (support.isTimeless) return false;
  switch (date.role) {
    case 'exact':
      return support.exactMs.some((instantMs) => isWithin(instantMs, date));
    case 'start':
      return (
        isWithin(support.startMs, date) ||
        (!date.isNear && support.startMs === support.endMs && overlaps(support, date))
      );
    case 'end':
      return isWithin(support.endMs, date);
    case 'at': {
      const instants = [support.startMs, support.endMs, ...support.exactMs];
      // A transit is dated by its border or its exact moment; a place is stood in on every day of the stay.
      return date.isDay && !date.isNear && !isPlace
        ? instants.some((instantMs) => isWithin(instantMs, date))
        : overlaps(support, fromNow(support, date, nowMs));
    }
  }
}

/** The times that a date may mean: a year before, where none is said. */
function readings(date: SaidDate): SaidDate[] {
  if (!date.isYearOpen) return [date];
  const back = (instantMs: number) => {
    const moment = new Date(instantMs);
    return moment.setUTCFullYear(moment.getUTCFullYear() - 1);
  };
  return [date, { ...date, fromMs: back(date.fromMs), toMs: back(date.toMs) }];
}

/** Without a date the sky's places are those of now. */
function isNow(support: Support, nowMs: number): boolean {
  return support.isTimeless || ((support.startMs ?? nowMs) <= nowMs && (support.endMs ?? nowMs) >= nowMs);
}

const OF_NOW: ReadonlySet<Said['kind']> = new Set(['inSign', 'moves', 'inHouse']);

/** What bears out a claim at the time that is said, if anything does. */
export function supportClaim(knowledge: Knowledge, claim: ReadClaim): Support[] {
  const all = supportSaid(knowledge, claim);
  if (claim.dates.length > 0)
    return all.filter((support) =>
      claim.dates.every((date) =>
        readings(date).some((reading) =>
          isAt(support, reading, { nowMs: knowledge.nowMs, isPlace: OF_NOW.has(claim.kind) }),
        ),
      ),
    );
  const isOfPoint = 'subject' in claim && claim.subject.is === 'point';
  const isPlaceNow = OF_NOW.has(claim.kind) && isOfPoint && !(claim.kind === 'moves' && claim.turns);
  return isPlaceNow ? all.filter((support) => isNow(support, knowledge.nowMs)) : all;
}
