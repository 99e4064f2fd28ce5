import { BALANCE_WEIGHTS, type Balance, balanceOf, chartRulerOf } from '../../../astrology/balance.ts';
import { bodyOf } from '../../../astrology/chart-facts.ts';
import type { ChartFigure } from '../../../astrology/chart-types.ts';
import {
  ELEMENT_IDS,
  type ElementId,
  type MainBodyId,
  MODE_IDS,
  type ModeId,
  type MoonPhaseId,
  type SignId,
} from '../../../astrology/ids.ts';
import { phaseOf } from '../../../astrology/moon-phase.ts';
import { findPatterns } from '../../../astrology/patterns/find-patterns.ts';
import { fullSides, type Hemispheres, hemispheresOf } from '../../../astrology/patterns/hemispheres.ts';
import type { Pattern } from '../../../astrology/patterns/pattern-types.ts';
import { stelliumsOf } from '../../../astrology/patterns/stelliums.ts';
import { SIGNS, signOf } from '../../../astrology/signs.ts';
import { steadyFigure } from '../../../astrology/steady-figure.ts';
import type { ElementPair } from '../../../locales/synthesis-types.ts';
import { type ElementLead, elementLead, type ModeLead, modeLead, pairOf } from './chart-lead.ts';
import { type TightestAspect, tightestOf } from './tightest-aspect.ts';

/** What a chart comes down to. Whatever the hour of birth alone could say is null without it. */
export interface Synthesis {
  /** Elements of the Sun and the Moon, and of Mercury, Venus and Mars; null where the day leaves the sign open. */
  sun: ElementId | null;
  moon: ElementId | null;
  mercury: ElementId | null;
  venus: ElementId | null;
  mars: ElementId | null;
  lead: ElementLead;
  /** Elements, and modes, that hold no planet and no angle; none where a body's sign is open, which might be the one. */
  lacking: readonly ElementId[];
  lackingModes: readonly ModeId[];
  mode: ModeLead;
  /** The planet that rules the rising sign, and where it stands. */
  ruler: { rising: SignId; sign: SignId; house: number | null } | null;
  /** The elements of Sun and rising sign, where they differ. */
  contrast: ElementPair | null;
  /** The closest aspect, and the one after it; null where there is none to tell. */
  tightest: TightestAspect | null;
  next: TightestAspect | null;
  /** The rarest figure of the aspects, and what stands at its point, if it has one. */
  pattern: { pattern: Pattern['pattern']; apex: MainBodyId | null } | null;
  /** Where four planets and more stand together: in a sign, else in a house. */
  stellium: { sign: SignId } | { house: number } | null;
  /** The half of the sky that holds seven planets and more. */
  side: keyof Hemispheres | null;
  /** The phase of the Moon at birth. */
  phase: MoonPhaseId | null;
}

/** What the Moon gains on the Sun in half a day, at most: how wrong a phase at noon may be. Degrees. */
const HALF_DAY_DEG = 8;

/** These have a corner that the rest leads to, the first. */
const POINTED: ReadonlySet<Pattern['pattern']> = new Set(['tSquare', 'yod', 'kite']);

function rulerPlace({ bodies, angles }: ChartFigure): Synthesis['ruler'] {
  const id = chartRulerOf({ angles });
  const ruler = id && bodies.find((body) => body.id === id);
  return angles && ruler ? { rising: signOf(angles.ascendant), sign: ruler.sign, house: ruler.house } : null;
}

function patternOf({ aspects, angles }: ChartFigure): Synthesis['pattern'] {
  // Without the hour the Moon's aspects may be others.
  const sure = angles
    ? aspects
    : aspects.filter(({ first, second }) => first !== 'moon' && second !== 'moon');
  const [rarest] = findPatterns(sure);
  if (!rarest) return null;
  const apex = POINTED.has(rarest.pattern) ? (rarest.corners[0]?.[0] ?? null) : null;
  return { pattern: rarest.pattern, apex };
}

function stelliumOf({ bodies }: ChartFigure): Synthesis['stellium'] {
  const [first] = stelliumsOf({ bodies });
  if (!first) return null;
  return 'sign' in first ? { sign: first.sign } : { house: first.house };
}

function sideOf({ bodies, angles }: ChartFigure): Synthesis['side'] {
  return fullSides(hemispheresOf(bodies, angles))[0] ?? null;
}

function birthPhase({ bodies, angles }: ChartFigure): MoonPhaseId | null {
  const elongation = bodyOf(bodies, 'moon').longitude - bodyOf(bodies, 'sun').longitude;
  if (angles) return phaseOf(elongation);
  const first = phaseOf(elongation - HALF_DAY_DEG);
  return first === phaseOf(elongation + HALF_DAY_DEG) ? first : null;
}

function lackingOf<Kind extends string>(
  kinds: readonly Kind[],
  shares: Record<Kind, Balance['elements']['fire']>,
): Kind[] {
  return kinds.filter((kind) => shares[kind].count === 0);
}

/**
 * What a chart comes down to: its lights, elements and modes, its ruler, its tightest aspect, figures, and the Moon's phase.
 * @param unsteady bodies whose sign the day of birth leaves open; nothing is said of them
 */
export function synthesisOf(figure: ChartFigure, unsteady: ReadonlySet<string>): Synthesis {
  const steady = steadyFigure(figure, unsteady);
  const { bodies, angles } = steady;
  const { elements, modes } = balanceOf(steady);
  const elementOf = (id: MainBodyId) => {
    const body = bodies.find((one) => one.id === id);
    return body ? SIGNS[body.sign].element : null;
  };
  const sun = elementOf('sun');
  const [tightest = null, next = null] = tightestOf(steady);
  const isWhole = figure.bodies.every(({ id }) => !unsteady.has(id) || !Object.hasOwn(BALANCE_WEIGHTS, id));
  return {
    sun,
    moon: elementOf('moon'),
    mercury: elementOf('mercury'),
    venus: elementOf('venus'),
    mars: elementOf('mars'),
    lead: elementLead({ elements }),
    lacking: isWhole ? lackingOf(ELEMENT_IDS, elements) : [],
    lackingModes: isWhole ? lackingOf(MODE_IDS, modes) : [],
    mode: modeLead({ modes }),
    ruler: rulerPlace(steady),
    contrast: sun && angles && pairOf(sun, SIGNS[signOf(angles.ascendant)].element),
    tightest,
    next,
    pattern: patternOf(steady),
    stellium: stelliumOf(steady),
    side: sideOf(steady),
    phase: birthPhase(figure),
  };
}
