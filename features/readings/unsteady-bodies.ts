import type { Aspect, BodyPosition, ChartFigure } from '../../astrology/chart-types.ts';
import type { BodyId } from '../../astrology/ids.ts';
import { SIGN_WIDTH_DEG } from '../../astrology/signs.ts';
import { openBodies } from '../../astrology/steady-figure.ts';
import type { BirthChart } from '../births/birth-chart.ts';

/** Degrees that a body goes in half a day at most; the slower ones hardly move. */
const HALF_DAY_DEG: Readonly<Partial<Record<BodyId, number>>> = {
  sun: 0.51,
  moon: 7.7,
  mercury: 1.11,
  venus: 0.64,
  mars: 0.4,
  jupiter: 0.13,
  juno: 0.3,
  trueNode: 0.14,
  trueLilith: 3.5,
};
const SLOW_HALF_DAY_DEG = 0.08;

/**
 * A shared chart without an hour, its bodies as fast as they ever are: how far they may have stood from their noon must not be told
 * too small, and a link holds no more of their motion than its direction.
 */
export function atFullSpeed<Figure extends Pick<ChartFigure, 'bodies' | 'angles'>>(figure: Figure): Figure {
  if (figure.angles) return figure;
  const bodies = figure.bodies.map((body) => ({
    ...body,
    speed: (body.retrograde ? -2 : 2) * (HALF_DAY_DEG[body.id] ?? SLOW_HALF_DAY_DEG),
  }));
  return { ...figure, bodies };
}

/** Whether a body that stands here at noon may have stood in the next sign at another hour of that day. */
function mayCross({ id, signDegree }: BodyPosition): boolean {
  const reachDeg = HALF_DAY_DEG[id] ?? SLOW_HALF_DAY_DEG;
  return Math.min(signDegree, SIGN_WIDTH_DEG - signDegree) < reachDeg;
}

/** Whatever may have changed its sign on a day whose hour is unknown; a shared chart does not tell, so its place must. */
export function unsteadyBodies(figure: ChartFigure, answer: BirthChart | null): ReadonlySet<string> {
  if (answer || figure.angles) return openBodies(answer?.day);
  return new Set(figure.bodies.filter(mayCross).map(({ id }) => id));
}

/**
 * The aspects of a shared chart that may be read as facts: without an hour the Moon may stand seven degrees to either
 * side, so its aspects are left out.
 */
export function sharedAspects({ angles, aspects }: Pick<ChartFigure, 'angles' | 'aspects'>): Aspect[] {
  return aspects.filter(({ first, second }) => angles || (first !== 'moon' && second !== 'moon'));
}
