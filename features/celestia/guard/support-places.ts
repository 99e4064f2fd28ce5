import { dignityOf } from '../../../astrology/balance.ts';
import { EVERY_BODY_ID, type SignId } from '../../../astrology/ids.ts';
import { SIGNS } from '../../../astrology/signs.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import type { ChartOwner, Whose } from '../facts/fact.ts';
import { factsOf } from '../facts/fact.ts';
import { atInstant, happeningsOf } from './happenings.ts';
import { bodiesOf, type Knowledge, type SignTime, type Support, timeless } from './knowledge.ts';
import type { Said, Subject } from './read-claim.ts';

type Point = Extract<Subject, { is: 'point' }>;
type SaidOf<Kind extends Said['kind']> = Extract<Said, { kind: Kind }>;

function isOwner(whose: Whose): whose is ChartOwner {
  return whose !== 'sky';
}

function skySigns(knowledge: Knowledge, { point }: Point, sign: SignId): Support[] {
  return knowledge
    .signTimes(point)
    .filter((time) => time.sign === sign)
    .map(({ facts, fromMs, toMs }) => ({
      facts,
      startMs: fromMs,
      endMs: toMs,
      exactMs: fromMs === null ? [] : [fromMs],
      isTimeless: false,
    }));
}

export function supportSign(knowledge: Knowledge, { subject, sign }: SaidOf<'inSign'>): Support[] {
  if (subject.is !== 'point') {
    return happeningsOf(knowledge, subject)
      .filter((fact) => fact.sign === sign)
      .map(({ id, instantMs }) => atInstant(id, instantMs));
  }
  return subject.whose.flatMap((whose) => {
    if (!isOwner(whose)) return skySigns(knowledge, subject, sign);
    const position = knowledge.position(whose, subject.point);
    return position?.sign === sign ? [timeless(position.fact)] : [];
  });
}

/** Only what a day without an hour leaves open may be in one sign or the other. */
export function supportEitherSign({ facts }: Knowledge, { subject, signs }: SaidOf<'eitherSign'>): Support[] {
  if (subject.is !== 'point') return [];
  const ids = bodiesOf(subject.point);
  return factsOf(facts, 'openSign')
    .filter((fact) => subject.whose.includes(fact.whose) && ids.includes(fact.body))
    .filter((fact) => signs.every((sign) => fact.signs.includes(sign)))
    .map(({ id }) => timeless(id));
}

/** How long a body's house of today is taken to hold on either side: the slow ones stay for months. */
const HOUSE_DAYS: Readonly<Record<string, number>> = { moon: 0.5, sun: 2, mercury: 2, venus: 2, mars: 4 };
const SLOW_HOUSE_DAYS = 20;

function skyHouses({ facts }: Knowledge, { point }: Point, house: number): Support[] {
  const days = HOUSE_DAYS[point] ?? SLOW_HOUSE_DAYS;
  const ids = bodiesOf(point);
  return factsOf(facts, 'placement')
    .filter((fact) => fact.whose === 'sky' && ids.includes(fact.body) && fact.house === house)
    .map(({ id, instantMs }) => {
      const atMs = instantMs ?? 0;
      return {
        facts: [id],
        startMs: atMs - days * MS_PER_DAY,
        endMs: atMs + days * MS_PER_DAY,
        exactMs: [],
        isTimeless: false,
      };
    });
}

function overlaid({ facts }: Knowledge, { point }: Point, owner: ChartOwner, house: number): Support[] {
  const ids = bodiesOf(point);
  return factsOf(facts, 'overlay')
    .filter((fact) => fact.whose === owner && ids.includes(fact.body) && fact.house === house)
    .map(({ id }) => timeless(id));
}

export function supportHouse(
  knowledge: Knowledge,
  { subject, house, houseOf }: SaidOf<'inHouse'>,
): Support[] {
  if (subject.is !== 'point') {
    return happeningsOf(knowledge, subject)
      .filter((fact) => fact.house === house)
      .map(({ id, instantMs }) => atInstant(id, instantMs));
  }
  return subject.whose.flatMap((whose) => {
    if (!isOwner(whose)) return houseOf === 'partner' ? [] : skyHouses(knowledge, subject, house);
    if (houseOf !== null && houseOf !== whose) return overlaid(knowledge, subject, whose, house);
    const position = knowledge.position(whose, subject.point);
    const own = position?.house === house ? [timeless(position.fact)] : [];
    return own;
  });
}

export function supportDegree(knowledge: Knowledge, { subject, degree }: SaidOf<'atDegree'>): Support[] {
  const isSame = (signDegree: number | null) =>
    signDegree !== null && (Math.floor(signDegree) === degree || Math.round(signDegree) === degree);
  if (subject.is !== 'point') {
    return happeningsOf(knowledge, subject)
      .filter(({ longitude }) => isSame(longitude % 30))
      .map(({ id, instantMs }) => atInstant(id, instantMs));
  }
  const ids = bodiesOf(subject.point);
  return subject.whose.flatMap((whose) => {
    if (isOwner(whose)) {
      const position = knowledge.position(whose, subject.point);
      return position && isSame(position.signDegree) ? [timeless(position.fact)] : [];
    }
    return factsOf(knowledge.facts, 'placement')
      .filter((fact) => fact.whose === 'sky' && ids.includes(fact.body) && isSame(fact.signDegree))
      .map(({ id, instantMs }) => atInstant(id, instantMs ?? knowledge.nowMs));
  });
}

/** Where a body of the sky comes from a sign into another, and when. */
function changes(knowledge: Knowledge, { point }: Point): { from: SignTime | null; to: SignTime }[] {
  const times = [...knowledge.signTimes(point)].toSorted((a, b) => (a.fromMs ?? 0) - (b.fromMs ?? 0));
  return times.map((to, index) => ({ from: times[index - 1] ?? null, to }));
}

export function supportEntry(knowledge: Knowledge, { subject, sign }: SaidOf<'enters'>): Support[] {
  if (subject.is !== 'point') return [];
  const entered = changes(knowledge, subject)
    .filter(({ to }) => to.sign === sign && to.fromMs !== null)
    .map(({ to }) => atInstant(to.facts[0] ?? '', to.fromMs ?? 0));
  if (subject.point !== 'moon') return entered;
  // The Moon's way is known from its stay alone: it goes on into the next sign.
  const onward = knowledge
    .signTimes('moon')
    .filter((time) => time.toMs !== null && nextSign(time.sign) === sign);
  return [...entered, ...onward.map(({ facts, toMs }) => atInstant(facts[0] ?? '', toMs ?? 0))];
}

const SIGN_ORDER = Object.keys(SIGNS) as SignId[];

function nextSign(sign: SignId): SignId {
  return SIGN_ORDER[(SIGN_ORDER.indexOf(sign) + 1) % SIGN_ORDER.length] ?? 'aries';
}

export function supportExit(knowledge: Knowledge, { subject, sign }: SaidOf<'leaves'>): Support[] {
  if (subject.is !== 'point') return [];
  return knowledge
    .signTimes(subject.point)
    .filter((time) => (sign === null || time.sign === sign) && time.toMs !== null)
    .map(({ facts, toMs }) => atInstant(facts[0] ?? '', toMs ?? 0));
}

function signsOf(knowledge: Knowledge, { point, whose }: Point): { sign: SignId; support: Support }[] {
  return whose.flatMap((owner) => {
    if (isOwner(owner)) {
      const position = knowledge.position(owner, point);
      return position ? [{ sign: position.sign, support: timeless(position.fact) }] : [];
    }
    return knowledge
      .signTimes(point)
      .filter(
        ({ fromMs, toMs }) =>
          (fromMs ?? 0) <= knowledge.nowMs && (toMs ?? Number.POSITIVE_INFINITY) >= knowledge.nowMs,
      )
      .map(({ sign, facts, fromMs, toMs }) => ({
        sign,
        support: { facts, startMs: fromMs, endMs: toMs, exactMs: [], isTimeless: false },
      }));
  });
}

export function supportGroup(knowledge: Knowledge, { subject, of }: SaidOf<'inGroup'>): Support[] {
  if (subject.is !== 'point') return [];
  return signsOf(knowledge, subject)
    .filter(({ sign }) => SIGNS[sign].element === of || SIGNS[sign].mode === of)
    .map(({ support }) => support);
}

/** Where a sign is named the dignity is of that sign, whoever stands where. */
export function supportDignity(
  knowledge: Knowledge,
  { subject, dignity, sign }: SaidOf<'dignity'>,
): Support[] {
  if (subject.is !== 'point') return [];
  const body = EVERY_BODY_ID.find((id) => id === subject.point);
  if (!body) return [];
  if (sign) return dignityOf(body, sign) === dignity ? [timeless()] : [];
  return signsOf(knowledge, subject)
    .filter((place) => dignityOf(body, place.sign) === dignity)
    .map(({ support }) => support);
}

export function supportMotion(
  knowledge: Knowledge,
  { subject, retrograde, turns }: SaidOf<'moves'>,
): Support[] {
  if (subject.is !== 'point') return [];
  const ids = bodiesOf(subject.point);
  const { facts, nowMs } = knowledge;
  return subject.whose.flatMap((whose): Support[] => {
    if (isOwner(whose)) {
      const position = turns ? null : knowledge.position(whose, subject.point);
      return position?.retrograde === retrograde ? [timeless(position.fact)] : [];
    }
    const direction = retrograde ? 'retrograde' : 'direct';
    const stations = factsOf(facts, 'station').filter(
      (fact) => ids.includes(fact.body) && fact.direction === direction,
    );
    const turned = stations.map(({ id, instantMs }) => atInstant(id, instantMs));
    if (turns) return turned;
    const ways = factsOf(facts, 'retrograde').filter(({ body }) => ids.includes(body));
    if (retrograde) {
      return ways.map(({ id, fromMs, toMs }) => ({
        facts: [id],
        startMs: fromMs,
        endMs: toMs,
        exactMs: [],
        isTimeless: false,
      }));
    }
    const sky = factsOf(facts, 'placement').find((fact) => fact.whose === 'sky' && ids.includes(fact.body));
    if (!sky) return [];
    const sorted = ways.toSorted((a, b) => a.fromMs - b.fromMs);
    const borders = [
      { endMs: Number.NEGATIVE_INFINITY, id: sky.id },
      ...sorted.map(({ toMs, id }) => ({ endMs: toMs, id })),
    ];
    return borders.map(({ endMs, id }, index) => ({
      facts: [id],
      startMs: Number.isFinite(endMs) ? endMs : nowMs - 400 * MS_PER_DAY,
      endMs: sorted[index]?.fromMs ?? null,
      exactMs: [],
      isTimeless: false,
    }));
  });
}
