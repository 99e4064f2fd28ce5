import { type BodyId, ELEMENT_IDS, MAIN_BODY_IDS, MODE_IDS } from '../../../astrology/ids.ts';
import { elongationDeg, illuminationOf, phaseOf } from '../../../astrology/moon-phase.ts';
import { SIGNS, signDegreeOf, signOf } from '../../../astrology/signs.ts';
import { openBodies } from '../../../astrology/steady-figure.ts';
import type {
  AngleFact,
  AspectFact,
  BalanceFact,
  ChartOwner,
  Fact,
  HouseFact,
  OpenSignFact,
  PhaseFact,
  PlacementFact,
} from './fact.ts';
import { isSpokenPoint, type KnownChart, spokenBodyIds } from './known-chart.ts';

/** What ids of a chart's facts begin with. */
const PREFIXES = { self: 'natal', partner: 'partner' } as const satisfies Record<ChartOwner, string>;

const MAIN_BODIES: ReadonlySet<BodyId> = new Set(MAIN_BODY_IDS);

function placementsIn(chart: KnownChart, whose: ChartOwner): PlacementFact[] {
  const spoken = spokenBodyIds(chart.settings);
  const open = openBodies(chart.day);
  return chart.bodies
    .filter(({ id }) => spoken.has(id) && !open.has(id))
    .map(({ id, sign, longitude, signDegree, house, retrograde }) => ({
      kind: 'placement',
      id: `${PREFIXES[whose]}.${id}`,
      whose,
      body: id,
      sign,
      longitude,
      signDegree: chart.day && id === 'moon' ? null : signDegree,
      house,
      retrograde,
      instantMs: null,
      stay: null,
    }));
}

function openSignsIn({ day, settings }: KnownChart, whose: ChartOwner): OpenSignFact[] {
  const spoken = spokenBodyIds(settings);
  return (day?.signChanges ?? [])
    .filter(({ body }) => spoken.has(body))
    .map(({ body, from, to, instantMs }) => ({
      kind: 'openSign',
      id: `${PREFIXES[whose]}.${body}`,
      whose,
      body,
      signs: [from, to],
      changeMs: instantMs,
    }));
}

function anglesIn({ angles }: KnownChart, whose: ChartOwner): AngleFact[] {
  if (!angles) return [];
  return (['ascendant', 'midheaven'] as const).map((angle) => ({
    kind: 'angle',
    id: `${PREFIXES[whose]}.${angle}`,
    whose,
    angle,
    sign: signOf(angles[angle]),
    longitude: angles[angle],
    signDegree: signDegreeOf(angles[angle]),
  }));
}

function housesIn({ houses, bodies }: KnownChart, whose: ChartOwner): HouseFact[] {
  return (houses?.cusps ?? []).map((longitude, index) => ({
    kind: 'house',
    id: `${PREFIXES[whose]}.house-${index + 1}`,
    whose,
    house: index + 1,
    sign: signOf(longitude),
    longitude,
    bodies: bodies.filter(({ id, house }) => house === index + 1 && MAIN_BODIES.has(id)).map(({ id }) => id),
  }));
}

/** Without an hour only what is within orb all day. */
function aspectsIn({ aspects, day, settings }: KnownChart, whose: ChartOwner): AspectFact[] {
  const spoken = spokenBodyIds(settings);
  const keyOf = ({ first, second, aspect }: Pick<AspectFact, 'first' | 'second' | 'aspect'>) =>
    `${first}-${aspect}-${second}`;
  const allDay = day && new Set(day.aspects.filter((aspect) => aspect.allDay).map(keyOf));
  return aspects
    .filter(({ first, second }) => isSpokenPoint(spoken, first) && isSpokenPoint(spoken, second))
    .filter((aspect) => !allDay || allDay.has(keyOf(aspect)))
    .toSorted((a, b) => a.orb - b.orb)
    .map(({ first, second, aspect, orb }) => ({
      kind: 'aspect',
      id: `${PREFIXES[whose]}.${first}-${aspect}-${second}`,
      whose,
      first,
      second,
      aspect,
      orbDeg: orb,
      applying: null,
    }));
}

function balanceIn(chart: KnownChart, whose: ChartOwner): BalanceFact[] {
  const open = openBodies(chart.day);
  // A count that an unknown hour may change is no count.
  if (MAIN_BODY_IDS.some((id) => open.has(id))) return [];
  const main = chart.bodies.filter(({ id }) => MAIN_BODIES.has(id));
  return [...ELEMENT_IDS, ...MODE_IDS].map((of) => ({
    kind: 'balance',
    id: `${PREFIXES[whose]}.${of}`,
    whose,
    of,
    bodies: main
      .filter(({ sign }) => SIGNS[sign].element === of || SIGNS[sign].mode === of)
      .map(({ id }) => id),
  }));
}

/** The Moon's phase at a birth; none where an unknown hour leaves it open. */
function phaseIn({ instantMs, day }: KnownChart, whose: ChartOwner): PhaseFact[] {
  const phase = phaseOf(elongationDeg(instantMs));
  const isOpen = day && [day.fromMs, day.toMs].some((ms) => phaseOf(elongationDeg(ms)) !== phase);
  if (isOpen) return [];
  const { illuminatedFraction: illuminated } = illuminationOf(instantMs);
  return [{ kind: 'phase', id: `${PREFIXES[whose]}.phase`, whose, phase, illuminated, instantMs }];
}

/**
 * What a birth chart says by itself: placements, angles, houses, aspects (the closest first), elements and modes, the Moon's phase. Without an
 * hour of birth neither angles nor houses, and a body that changes its sign that day is told as open.
 */
export function natalFacts(chart: KnownChart, whose: ChartOwner): Fact[] {
  return [
    ...placementsIn(chart, whose),
    ...openSignsIn(chart, whose),
    ...anglesIn(chart, whose),
    ...housesIn(chart, whose),
    ...aspectsIn(chart, whose),
    ...balanceIn(chart, whose),
    ...phaseIn(chart, whose),
  ];
}
