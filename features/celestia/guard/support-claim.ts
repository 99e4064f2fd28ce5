import { type BodyId, MAIN_BODY_IDS, SIGN_IDS } from '../../../astrology/ids.ts';
import { SIGNS } from '../../../astrology/signs.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { factsOf } from '../facts/fact.ts';
import { isAt, isNow, readings } from './claim-times.ts';
import { atInstant, happeningsOf } from './happenings.ts';
import { type Knowledge, type Support, timeless } from './knowledge.ts';
import type { ReadClaim, Said } from './read-claim.ts';
import { supportAspect } from './support-aspects.ts';
import {
  supportDegree,
  supportDignity,
  supportEitherSign,
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

const PRINCIPAL: ReadonlySet<string> = new Set(['newMoon', 'firstQuarter', 'fullMoon', 'lastQuarter']);

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
  // New, full and half Moons are events of a day: the day of now may be called so, not the days about it.
  const isEvent = subject.phases.some((phase) => PRINCIPAL.has(phase));
  const now = factsOf(knowledge.facts, 'phase')
    .filter(({ whose, phase }) => whose === 'sky' && subject.phases.includes(phase))
    .map(({ id, instantMs }) => ({
      facts: [id],
      startMs: instantMs - (isEvent ? 0 : PHASE_DAYS) * MS_PER_DAY,
      endMs: instantMs + (isEvent ? 0 : PHASE_DAYS) * MS_PER_DAY,
      exactMs: [],
      isTimeless: false,
    }));
  // The phase of a birth is shown by the two that make it.
  const lights = factsOf(knowledge.facts, 'placement')
    .filter(({ whose, body }) => whose === 'self' && (body === 'sun' || body === 'moon'))
    .map(({ id }) => id);
  const born = factsOf(knowledge.facts, 'phase')
    .filter(({ whose, phase }) => whose === 'self' && subject.phases.includes(phase))
    .map(() => timeless(...lights));
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

function supportCuspless({ facts }: Knowledge, { sign, whose }: SaidOf<'cuspless'>): Support[] {
  const houses = factsOf(facts, 'house').filter((fact) => fact.whose === whose);
  return houses.length > 0 && houses.every((fact) => fact.sign !== sign)
    ? [timeless(...houses.map(({ id }) => id))]
    : [];
}

function supportHeld({ facts }: Knowledge, { areEmpty, count, whose }: SaidOf<'housesHeld'>): Support[] {
  const meant = factsOf(facts, 'house').filter(
    (fact) => fact.whose === whose && (fact.bodies.length === 0) === areEmpty,
  );
  return meant.length === count ? [timeless(...meant.map(({ id }) => id))] : [];
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
    case 'eitherSign':
      return supportEitherSign(knowledge, said);
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
    case 'signsApart': {
      const steps = (SIGN_IDS.indexOf(said.second) - SIGN_IDS.indexOf(said.first) + 12) % 12;
      return said.steps.includes(steps) ? [timeless()] : [];
    }
    case 'sameHouse':
      return said.house === said.other ? [timeless()] : [];
    case 'cuspless':
      return supportCuspless(knowledge, said);
    case 'housesHeld':
      return supportHeld(knowledge, said);
    case 'count':
      return supportCount(knowledge, said);
  }
}

const OF_NOW: ReadonlySet<Said['kind']> = new Set(['inSign', 'moves', 'inHouse']);

/** Whether something is so at the moment of something else, both to come. */
function coversMoment({ startMs, endMs }: Support, { startMs: momentMs }: Support): boolean {
  if (momentMs === null) return false;
  return (startMs ?? Number.NEGATIVE_INFINITY) <= momentMs && (endMs ?? Number.POSITIVE_INFINITY) >= momentMs;
}

/** What bears out a claim at the time that is said, if anything does. */
export function supportClaim(knowledge: Knowledge, claim: ReadClaim): Support[] {
  const all = supportSaid(knowledge, claim);
  if (claim.during && claim.dates.length === 0)
    return supportSaid(knowledge, claim.during).flatMap((moment) =>
      all.filter((support) => coversMoment(support, moment)),
    );
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
