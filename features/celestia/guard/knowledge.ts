import { normalizeDeg } from '../../../astrology/angles.ts';
import type { BodyId, SignId } from '../../../astrology/ids.ts';
import { signDegreeOf, signOf } from '../../../astrology/signs.ts';
import type { SpokenPoint } from '../../../locales/guard-words.ts';
import type { ChartOwner, Fact, FactId, FactOf } from '../facts/fact.ts';
import { factsOf } from '../facts/fact.ts';

/** What bears out a claim: the facts, and when that holds (UTC ms; null without end). */
export interface Support {
  facts: readonly FactId[];
  startMs: number | null;
  endMs: number | null;
  exactMs: readonly number[];
  /** Whether it holds at all times, as a birth chart does. */
  isTimeless: boolean;
}

/** Where a point of a birth chart stands. */
export interface Position {
  fact: FactId;
  sign: SignId;
  signDegree: number | null;
  house: number | null;
  retrograde: boolean;
}

/** A stay of a body of the sky in a sign. */
export interface SignTime {
  facts: readonly FactId[];
  sign: SignId;
  fromMs: number | null;
  toMs: number | null;
}

/** The facts, made ready to be looked up. */
export interface Knowledge {
  facts: readonly Fact[];
  nowMs: number;
  position(whose: ChartOwner, point: SpokenPoint): Position | null;
  signTimes(point: SpokenPoint): readonly SignTime[];
}

export function timeless(...facts: FactId[]): Support {
  return { facts, startMs: null, endMs: null, exactMs: [], isTimeless: true };
}

const SPOKEN_BODIES: Readonly<Partial<Record<SpokenPoint, readonly BodyId[]>>> = {
  node: ['trueNode', 'meanNode'],
  southNode: ['trueNode', 'meanNode'],
  lilith: ['meanLilith', 'trueLilith'],
};

/** The bodies that a spoken name may mean; none for an angle. */
export function bodiesOf(point: SpokenPoint): readonly string[] {
  return SPOKEN_BODIES[point] ?? [point];
}

/** The point at the other end of the axis, by which it is known. */
const AXES: Readonly<Partial<Record<SpokenPoint, SpokenPoint>>> = {
  southNode: 'node',
  descendant: 'ascendant',
  imumCoeli: 'midheaven',
};

/** The end of its axis that facts are kept of; null for what is no far end. */
export function nearEndOf(point: SpokenPoint): SpokenPoint | null {
  return AXES[point] ?? null;
}

/** The houses that the angles open; so in the systems whose tenth cusp is the midheaven, which Placidus is. */
const ANGLE_HOUSES: Readonly<Partial<Record<SpokenPoint, number>>> = { ascendant: 1, midheaven: 10 };

function opposite(house: number | null): number | null {
  return house === null ? null : ((house + 5) % 12) + 1;
}

function positionIn(facts: readonly Fact[], whose: ChartOwner, point: SpokenPoint): Position | null {
  const nearEnd = nearEndOf(point);
  if (nearEnd) {
    const position = positionIn(facts, whose, nearEnd);
    const fact = facts.find(({ id }) => id === position?.fact);
    if (!position || (fact?.kind !== 'angle' && fact?.kind !== 'placement')) return null;
    const longitude = normalizeDeg(fact.longitude + 180);
    return {
      ...position,
      sign: signOf(longitude),
      signDegree: signDegreeOf(longitude),
      house: opposite(position.house),
    };
  }
  const angle = factsOf(facts, 'angle').find((fact) => fact.whose === whose && fact.angle === point);
  if (angle) {
    const { id, sign, signDegree } = angle;
    return { fact: id, sign, signDegree, house: ANGLE_HOUSES[point] ?? null, retrograde: false };
  }
  const ids = bodiesOf(point);
  const placement = factsOf(facts, 'placement').find(
    (fact) => fact.whose === whose && ids.includes(fact.body),
  );
  if (!placement) return null;
  const { id, sign, signDegree, house, retrograde } = placement;
  return { fact: id, sign, signDegree, house, retrograde };
}

function skyPlacements(facts: readonly Fact[], point: SpokenPoint): FactOf<'placement'>[] {
  const ids = bodiesOf(point);
  return factsOf(facts, 'placement').filter(({ whose, body }) => whose === 'sky' && ids.includes(body));
}

/** The times that a body spends in signs, as far as facts tell: its stays where it was looked up, and between two ingresses. */
function signTimesIn(facts: readonly Fact[], point: SpokenPoint): SignTime[] {
  const stays = skyPlacements(facts, point).map(({ id, sign, instantMs, stay }) => ({
    facts: [id],
    sign,
    fromMs: stay ? stay.fromMs : instantMs,
    toMs: stay ? stay.toMs : instantMs,
  }));
  const ids = bodiesOf(point);
  const ingresses = factsOf(facts, 'ingress')
    .filter(({ body }) => ids.includes(body))
    .toSorted((a, b) => a.instantMs - b.instantMs);
  const known = new Set(stays.map(({ fromMs }) => Math.round((fromMs ?? 0) / 60_000)));
  const later = ingresses.flatMap(({ id, sign, instantMs }, index) => {
    const next = ingresses[index + 1];
    const isKnown = known.has(Math.round(instantMs / 60_000));
    return isKnown
      ? []
      : [{ facts: next ? [id, next.id] : [id], sign, fromMs: instantMs, toMs: next?.instantMs ?? null }];
  });
  return [...stays, ...later];
}

/** Makes facts ready to be looked up by what is said of them. */
export function createKnowledge(facts: readonly Fact[], nowMs: number): Knowledge {
  const positions = new Map<string, Position | null>();
  const times = new Map<SpokenPoint, readonly SignTime[]>();
  return {
    facts,
    nowMs,
    position(whose, point) {
      const key = `${whose} ${point}`;
      const known = positions.get(key);
      if (known !== undefined) return known;
      const position = positionIn(facts, whose, point);
      positions.set(key, position);
      return position;
    },
    signTimes(point) {
      const known = times.get(point) ?? signTimesIn(facts, point);
      times.set(point, known);
      return known;
    },
  };
}
