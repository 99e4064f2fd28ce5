import type { EclipticPosition } from '../ecliptic.ts';
import { levelCrossings, levelsOf, type Motion, type Path, pathOf, rangeOf } from '../events/path.ts';
import { momentOf } from '../moment.ts';
import { bodyPosition, FIRST_POSITION_MS, LAST_POSITION_MS, positionAt } from '../positions.ts';
import { MS_PER_DAY } from '../time-scales.ts';

/** What comes round in a life: a slow body's return to where it stood at birth, or its square or opposition to that place. */
export const LIFE_CYCLE_IDS = [
  'jupiterReturn',
  'nodalReturn',
  'nodalOpposition',
  'saturnSquare',
  'saturnOpposition',
  'saturnReturn',
  'secondSaturnReturn',
  'uranusSquare',
  'uranusOpposition',
  'neptuneSquare',
  'plutoSquare',
  'chironReturn',
] as const;
export type LifeCycleId = (typeof LIFE_CYCLE_IDS)[number];

type CycleBody = 'jupiter' | 'meanNode' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'chiron';

interface Cycle {
  body: CycleBody;
  /** How far the body is from its place at birth, in degrees. */
  aheadDeg: readonly number[];
  /** Of what comes round several times, those that are meant; all where nothing is said. */
  rounds?: readonly number[];
}

const CYCLES: Readonly<Record<LifeCycleId, Cycle>> = {
  jupiterReturn: { body: 'jupiter', aheadDeg: [0] },
  // The mean node: the true one sways to and fro by a degree and a half, and would come back on a dozen days.
  nodalReturn: { body: 'meanNode', aheadDeg: [0] },
  nodalOpposition: { body: 'meanNode', aheadDeg: [180] },
  saturnSquare: { body: 'saturn', aheadDeg: [90, 270] },
  saturnOpposition: { body: 'saturn', aheadDeg: [180] },
  saturnReturn: { body: 'saturn', aheadDeg: [0], rounds: [0] },
  secondSaturnReturn: { body: 'saturn', aheadDeg: [0], rounds: [1] },
  uranusSquare: { body: 'uranus', aheadDeg: [90, 270] },
  uranusOpposition: { body: 'uranus', aheadDeg: [180] },
  neptuneSquare: { body: 'neptune', aheadDeg: [90] },
  plutoSquare: { body: 'pluto', aheadDeg: [90] },
  chironReturn: { body: 'chiron', aheadDeg: [0], rounds: [0] },
};

const CYCLE_BODIES: readonly CycleBody[] = [
  'jupiter',
  'meanNode',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
];

/** A third of the shortest time that any of them goes in one direction. */
const STEP_MS = 40 * MS_PER_DAY;

/** One coming round, with all its passes: a retrograde loop's three belong together. UTC ms, in order. */
export interface LifeCyclePasses {
  cycle: LifeCycleId;
  passesMs: readonly [number, ...number[]];
}

/** Far enough from the birth that its own retrograde loop is no return. */
const NO_RETURN_DEG = 60;

function motionOf({ longitudeDeg, speedDegPerDay }: EclipticPosition): Motion {
  return { angleDeg: longitudeDeg, rateDegPerDay: speedDegPerDay };
}

/** The ways of all bodies; most of a position's cost is the moment itself, so one moment serves them all. */
function pathsBetween(fromMs: number, toMs: number): ReadonlyMap<CycleBody, Path> {
  const count = Math.max(1, Math.floor((toMs - fromMs) / STEP_MS));
  const moments = Array.from({ length: count + 1 }, (_, index) => momentOf(fromMs + index * STEP_MS));
  return new Map(
    CYCLE_BODIES.map((body) => {
      const knots = moments.map((moment) => ({
        instantMs: moment.instantMs,
        ...motionOf(positionAt(body, moment)),
      }));
      return [body, pathOf((atMs) => motionOf(bodyPosition(body, atMs)), knots, 'interpolated')];
    }),
  );
}

/** The levels that a cycle's body comes to, the first round first; backwards for the node. */
function roundsOf(path: Path, aheadDeg: number): number[] {
  const startDeg = path.knots[0]?.angleDeg ?? Number.NaN;
  const { lowDeg, highDeg } = rangeOf(path);
  return levelsOf(startDeg + aheadDeg, lowDeg, highDeg)
    .filter((levelDeg) => Math.abs(levelDeg - startDeg) > NO_RETURN_DEG)
    .toSorted((a, b) => Math.abs(a - startDeg) - Math.abs(b - startDeg));
}

function passesOf(cycle: LifeCycleId, path: Path): LifeCyclePasses[] {
  const { aheadDeg, rounds } = CYCLES[cycle];
  return aheadDeg.flatMap((ahead) =>
    roundsOf(path, ahead)
      .filter((_, round) => rounds?.includes(round) ?? true)
      .flatMap((levelDeg) => {
        const [first, ...others] = levelCrossings(path, levelDeg).map(({ instantMs }) =>
          Math.round(instantMs),
        );
        return first === undefined ? [] : [{ cycle, passesMs: [first, ...others] as const }];
      }),
  );
}

/**
 * What comes round between a birth and so many years after it, in order of time, as far as the tables reach (1897 to 2102). By the zodiac
 * of date: in a sidereal one a return is some days later. Some 100 ms of work.
 * @param birthMs UTC ms.
 */
export function lifeCycles(birthMs: number, years: number): LifeCyclePasses[] {
  const toMs = Math.min(birthMs + years * 365.2425 * MS_PER_DAY, LAST_POSITION_MS);
  if (birthMs < FIRST_POSITION_MS || birthMs >= toMs) return [];
  const paths = pathsBetween(birthMs, toMs);
  return LIFE_CYCLE_IDS.flatMap((cycle) => {
    const path = paths.get(CYCLES[cycle].body);
    return path ? passesOf(cycle, path) : [];
  }).toSorted((a, b) => a.passesMs[0] - b.passesMs[0]);
}
