import type { AspectPointId, Chart } from './chart-types.ts';
import type { DayFacts } from './day-facts.ts';
import {
  type BodyId,
  type DignityId,
  ELEMENT_IDS,
  type ElementId,
  MODE_IDS,
  type ModeId,
  type SignId,
} from './ids.ts';
import { SIGNS, signOf } from './signs.ts';
import { openBodies } from './steady-figure.ts';

/** How much each point counts: the Sun, the Moon and the Ascendant three, personal planets two, the rest one. */
export const BALANCE_WEIGHTS = {
  sun: 3,
  moon: 3,
  ascendant: 3,
  mercury: 2,
  venus: 2,
  mars: 2,
  midheaven: 1,
  jupiter: 1,
  saturn: 1,
  uranus: 1,
  neptune: 1,
  pluto: 1,
} as const satisfies Partial<Record<AspectPointId, number>>;

export interface Share {
  /** Points in signs of this kind. */
  count: number;
  weight: number;
  /** 0 to 1; the shares of all kinds make 1. */
  share: number;
}

export interface Balance {
  elements: Record<ElementId, Share>;
  modes: Record<ModeId, Share>;
}

interface WeightedSign {
  sign: SignId;
  weight: number;
}

function weightOf(id: AspectPointId): number {
  return id in BALANCE_WEIGHTS ? BALANCE_WEIGHTS[id as keyof typeof BALANCE_WEIGHTS] : 0;
}

/** A chart, and where its hour is not known what the day leaves open. */
type WeighedChart = Pick<Chart, 'bodies' | 'angles'> & { day?: Pick<DayFacts, 'signChanges'> | null };

function weightedSigns({ bodies, angles, day }: WeighedChart): WeightedSign[] {
  const open = openBodies(day);
  const steady = bodies.filter(({ id }) => !open.has(id));
  const signs = steady.map(({ id, sign }) => ({ sign, weight: weightOf(id) }));
  if (angles) {
    signs.push({ sign: signOf(angles.ascendant), weight: BALANCE_WEIGHTS.ascendant });
    signs.push({ sign: signOf(angles.midheaven), weight: BALANCE_WEIGHTS.midheaven });
  }
  return signs.filter(({ weight }) => weight > 0);
}

function shareOf(all: readonly WeightedSign[], isMember: (sign: SignId) => boolean): Share {
  const members = all.filter(({ sign }) => isMember(sign));
  const weight = members.reduce((sum, member) => sum + member.weight, 0);
  const total = all.reduce((sum, member) => sum + member.weight, 0);
  return { count: members.length, weight, share: total === 0 ? 0 : weight / total };
}

function byKind<Kind extends string>(
  kinds: readonly Kind[],
  share: (kind: Kind) => Share,
): Record<Kind, Share> {
  return Object.fromEntries(kinds.map((kind) => [kind, share(kind)])) as Record<Kind, Share>;
}

/**
 * How a chart spreads over the elements and the modes. Without a birth time neither the angles count nor a body that passes
 * into another sign that day.
 */
export function balanceOf(chart: WeighedChart): Balance {
  const all = weightedSigns(chart);
  return {
    elements: byKind(ELEMENT_IDS, (element) => shareOf(all, (sign) => SIGNS[sign].element === element)),
    modes: byKind(MODE_IDS, (mode) => shareOf(all, (sign) => SIGNS[sign].mode === mode)),
  };
}

/** The planet that rules the rising sign, modern scheme; null without a birth time. */
export function chartRulerOf({ angles }: Pick<Chart, 'angles'>): BodyId | null {
  return angles ? SIGNS[signOf(angles.ascendant)].ruler : null;
}

/**
 * The planet that rules the rising sign by the scheme of the seven planets, where that is another; null where both say the same, and
 * without a birth time.
 */
export function traditionalRulerOf({ angles }: Pick<Chart, 'angles'>): BodyId | null {
  if (!angles) return null;
  const { ruler, traditionalRuler } = SIGNS[signOf(angles.ascendant)];
  return traditionalRuler === ruler ? null : traditionalRuler;
}

/** Exaltations of the seven planets (Ptolemy, Tetrabiblos I.19). */
const EXALTATIONS: Partial<Record<BodyId, SignId>> = {
  sun: 'aries',
  moon: 'taurus',
  mercury: 'virgo',
  venus: 'pisces',
  mars: 'capricorn',
  jupiter: 'cancer',
  saturn: 'libra',
};

const OPPOSITE_SIGNS = {
  aries: 'libra',
  taurus: 'scorpio',
  gemini: 'sagittarius',
  cancer: 'capricorn',
  leo: 'aquarius',
  virgo: 'pisces',
  libra: 'aries',
  scorpio: 'taurus',
  sagittarius: 'gemini',
  capricorn: 'cancer',
  aquarius: 'leo',
  pisces: 'virgo',
} as const satisfies Record<SignId, SignId>;

/** A planet's essential dignity in a sign, or null. Rulers of both schemes count as at home. */
export function dignityOf(body: BodyId, sign: SignId): DignityId | null {
  const rules = (other: SignId) => SIGNS[other].ruler === body || SIGNS[other].traditionalRuler === body;
  if (rules(sign)) return 'domicile';
  if (EXALTATIONS[body] === sign) return 'exaltation';
  if (rules(OPPOSITE_SIGNS[sign])) return 'detriment';
  if (EXALTATIONS[body] === OPPOSITE_SIGNS[sign]) return 'fall';
  return null;
}

/** The dignities of a chart's bodies, in their order. A body whose sign the day leaves open has none. */
export function dignitiesOf({
  bodies,
  day,
}: Pick<WeighedChart, 'bodies' | 'day'>): { body: BodyId; dignity: DignityId }[] {
  const open = openBodies(day);
  return bodies.flatMap(({ id, sign }) => {
    const dignity = open.has(id) ? null : dignityOf(id, sign);
    return dignity ? [{ body: id, dignity }] : [];
  });
}
