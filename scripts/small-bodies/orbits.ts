import { readFileSync } from 'node:fs';
import { type DatedState, parseHorizonsVectors } from './horizons.ts';
import {
  J2000,
  MASSIVE_BODIES_AT_J2000,
  MOON_MASS_SHARE,
  type State,
  type Vector,
} from './initial-states.ts';
import { advance, type SystemState } from './integrate.ts';

/** The step of the integration, and of the grid on which it is recorded, in days. */
export const STEP_DAYS = 2;

/** The integration reaches this far to each side of J2000: December 1794 to January 2205. */
export const HALF_SPAN_DAYS = 74_880;

const JUNO_FILE = new URL('../../tests/golden/juno-horizons-2020-2040.txt', import.meta.url);
export const junoStates: readonly DatedState[] = parseHorizonsVectors(readFileSync(JUNO_FILE, 'utf8'));

const planetGms = MASSIVE_BODIES_AT_J2000.map((body) => body.gm);

function pack(states: readonly State[]): SystemState {
  return Float64Array.from([
    ...states.flatMap((state) => state.position),
    ...states.flatMap((state) => state.velocity),
  ]);
}

function stateOf(system: SystemState, body: number): State {
  const count = system.length / 6;
  const at = (index: number) => system[index] ?? Number.NaN;
  const p = 3 * body;
  const v = 3 * (count + body);
  return { position: [at(p), at(p + 1), at(p + 2)], velocity: [at(v), at(v + 1), at(v + 2)] };
}

function combine(a: State, b: State, sign: 1 | -1): State {
  return {
    position: [
      a.position[0] + sign * b.position[0],
      a.position[1] + sign * b.position[1],
      a.position[2] + sign * b.position[2],
    ],
    velocity: [
      a.velocity[0] + sign * b.velocity[0],
      a.velocity[1] + sign * b.velocity[1],
      a.velocity[2] + sign * b.velocity[2],
    ],
  };
}

/** The system of Sun and planets carried from J2000 to another day, in whole steps and a remainder. */
function carry(system: SystemState, gm: readonly number[], days: number): SystemState {
  const steps = Math.floor(Math.abs(days) / STEP_DAYS);
  let state = system;
  for (let k = 0; k < steps; k++) state = advance(state, gm, Math.sign(days) * STEP_DAYS);
  const rest = days - Math.sign(days) * steps * STEP_DAYS;
  return rest === 0 ? state : advance(state, gm, rest);
}

/** A massless body's state at J2000, carried there from its own epoch together with the planets. */
function stateAtJ2000(body: DatedState): State {
  const planets = pack(MASSIVE_BODIES_AT_J2000);
  const then = carry(planets, planetGms, body.julianDayTdb - J2000);
  const states = planetGms.map((_, index) => stateOf(then, index));
  const sun = stateOf(then, 0);
  const joined = pack([...states, combine(body, sun, 1)]);
  const back = carry(joined, [...planetGms, 0], J2000 - body.julianDayTdb);
  return stateOf(back, planetGms.length);
}

/** Heliocentric states on the grid: key of the body, then index 0 at J2000 - HALF_SPAN_DAYS. */
export type Orbits = ReadonlyMap<string, readonly State[]>;

function centresOfEarthAndMoon(earths: readonly State[], moons: readonly State[]): State[] {
  const mean = (earth: number, moon: number) => earth + MOON_MASS_SHARE * (moon - earth);
  const meanVector = (earth: Vector, moon: Vector): Vector => [
    mean(earth[0], moon[0]),
    mean(earth[1], moon[1]),
    mean(earth[2], moon[2]),
  ];
  return earths.map((earth, index) => {
    const moon = moons[index] ?? earth;
    return {
      position: meanVector(earth.position, moon.position),
      velocity: meanVector(earth.velocity, moon.velocity),
    };
  });
}

/** Integrates Sun, planets, Moon, Juno and Chiron over the whole span of the tables; about a minute. */
export function integrateOrbits(juno: DatedState, chiron: DatedState): Orbits {
  const gm = [...planetGms, 0, 0];
  const ids = [...MASSIVE_BODIES_AT_J2000.map((body) => body.id), 'juno', 'chiron'];
  const start = pack([...MASSIVE_BODIES_AT_J2000, stateAtJ2000(juno), stateAtJ2000(chiron)]);
  const steps = HALF_SPAN_DAYS / STEP_DAYS;
  const systems: SystemState[] = new Array(2 * steps + 1);
  systems[steps] = start;
  for (const direction of [-1, 1] as const) {
    let state = start;
    for (let k = 1; k <= steps; k++) {
      state = advance(state, gm, direction * STEP_DAYS);
      systems[steps + direction * k] = state;
    }
  }
  const heliocentric = (index: number) =>
    systems.map((system) => combine(stateOf(system, index), stateOf(system, 0), -1));
  const orbits = new Map(ids.map((id, index) => [id, heliocentric(index)]));
  orbits.set('earthMoon', centresOfEarthAndMoon(orbits.get('earth') ?? [], orbits.get('moon') ?? []));
  return orbits;
}
