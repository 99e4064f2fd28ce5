import { GM_SUN, SPEED_OF_LIGHT_AU_PER_DAY } from './initial-states.ts';

/** Bulirsch-Stoer: the modified midpoint rule with these numbers of sub-steps, extrapolated to zero step. */
const SUBSTEPS = [2, 4, 6, 8, 10, 12, 14] as const;

/**
 * State vector of the whole system: x, y, z of each body, then vx, vy, vz of each, in au and au per day,
 * barycentric. The Sun is body 0. Bodies without mass (gm 0) feel the others and do not act.
 */
export type SystemState = Float64Array;

/** Writes the time derivative of `state` into `rate`. */
function derivative(state: SystemState, gm: readonly number[], rate: SystemState): void {
  const count = gm.length;
  const half = 3 * count;
  for (let k = 0; k < half; k++) {
    rate[k] = state[half + k] ?? 0;
    rate[half + k] = 0;
  }
  for (let source = 0; source < count; source++) {
    const mass = gm[source] ?? 0;
    if (mass > 0) addAttraction(state, source, mass, count, rate);
  }
  for (let body = 1; body < count; body++) addRelativity(state, body, count, rate);
}

function addAttraction(
  state: SystemState,
  source: number,
  gm: number,
  count: number,
  rate: SystemState,
): void {
  const half = 3 * count;
  const sx = state[3 * source] ?? 0;
  const sy = state[3 * source + 1] ?? 0;
  const sz = state[3 * source + 2] ?? 0;
  for (let body = 0; body < count; body++) {
    if (body === source) continue;
    const k = 3 * body;
    const dx = sx - (state[k] ?? 0);
    const dy = sy - (state[k + 1] ?? 0);
    const dz = sz - (state[k + 2] ?? 0);
    const squared = dx * dx + dy * dy + dz * dz;
    const factor = gm / (squared * Math.sqrt(squared));
    rate[half + k] = (rate[half + k] ?? 0) + factor * dx;
    rate[half + k + 1] = (rate[half + k + 1] ?? 0) + factor * dy;
    rate[half + k + 2] = (rate[half + k + 2] ?? 0) + factor * dz;
  }
}

/** First post-Newtonian term of the Sun's field (Schwarzschild), heliocentric; it turns Mercury's perihelion. */
function addRelativity(state: SystemState, body: number, count: number, rate: SystemState): void {
  const half = 3 * count;
  const k = 3 * body;
  const x = (state[k] ?? 0) - (state[0] ?? 0);
  const y = (state[k + 1] ?? 0) - (state[1] ?? 0);
  const z = (state[k + 2] ?? 0) - (state[2] ?? 0);
  const vx = (state[half + k] ?? 0) - (state[half] ?? 0);
  const vy = (state[half + k + 1] ?? 0) - (state[half + 1] ?? 0);
  const vz = (state[half + k + 2] ?? 0) - (state[half + 2] ?? 0);
  const r = Math.hypot(x, y, z);
  const scale = GM_SUN / (SPEED_OF_LIGHT_AU_PER_DAY ** 2 * r ** 3);
  const alongPosition = scale * ((4 * GM_SUN) / r - (vx * vx + vy * vy + vz * vz));
  const alongVelocity = 4 * scale * (x * vx + y * vy + z * vz);
  rate[half + k] = (rate[half + k] ?? 0) + alongPosition * x + alongVelocity * vx;
  rate[half + k + 1] = (rate[half + k + 1] ?? 0) + alongPosition * y + alongVelocity * vy;
  rate[half + k + 2] = (rate[half + k + 2] ?? 0) + alongPosition * z + alongVelocity * vz;
}

function modifiedMidpoint(
  start: SystemState,
  gm: readonly number[],
  stepDays: number,
  substeps: number,
): SystemState {
  const h = stepDays / substeps;
  const size = start.length;
  const rate = new Float64Array(size);
  let before: SystemState = Float64Array.from(start);
  let here: SystemState = new Float64Array(size);
  derivative(start, gm, rate);
  for (let k = 0; k < size; k++) here[k] = (start[k] ?? 0) + h * (rate[k] ?? 0);
  for (let m = 1; m < substeps; m++) {
    derivative(here, gm, rate);
    for (let k = 0; k < size; k++) before[k] = (before[k] ?? 0) + 2 * h * (rate[k] ?? 0);
    [before, here] = [here, before];
  }
  derivative(here, gm, rate);
  const result = new Float64Array(size);
  for (let k = 0; k < size; k++) result[k] = 0.5 * ((here[k] ?? 0) + (before[k] ?? 0) + h * (rate[k] ?? 0));
  return result;
}

function extrapolate(finer: SystemState, coarser: SystemState, stepRatio: number): SystemState {
  const weight = 1 / (stepRatio * stepRatio - 1);
  return finer.map((value, k) => value + (value - (coarser[k] ?? 0)) * weight);
}

/** One step of `stepDays` (negative goes back in time). Two days are short enough for the Moon. */
export function advance(state: SystemState, gm: readonly number[], stepDays: number): SystemState {
  let previousRow: SystemState[] = [];
  let best = state;
  for (const [row, substeps] of SUBSTEPS.entries()) {
    best = modifiedMidpoint(state, gm, stepDays, substeps);
    const currentRow = [best];
    for (let column = 1; column <= row; column++) {
      const coarser = previousRow[column - 1] ?? best;
      best = extrapolate(best, coarser, substeps / (SUBSTEPS[row - column] ?? 1));
      currentRow.push(best);
    }
    previousRow = currentRow;
  }
  return best;
}
