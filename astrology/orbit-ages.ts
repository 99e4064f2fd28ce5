/**
 * Heliocentric orbits, from our own integration of JPL's DE441 starting values (scripts/small-bodies), kept as Chebyshev series: of the
 * path itself, and for swift Mercury of the elements of its orbit. The tables of 1897 to 2102 are always there; those of the
 * centuries before and after are given when somebody asks for them.
 */
import { type ChebyshevTable, orbitOf, type Span, scalarOf } from './chebyshev.ts';
import type { EquinoctialElements } from './equinoctial.ts';
import { FIRST_DAY, LAST_DAY, MERCURY_ELEMENT_TABLES, ORBIT_TABLES } from './tables/orbits.table.ts';
import { utDaysOf } from './time-scales.ts';
import type { StateVector } from './vectors.ts';

export type TabledOrbitId = keyof typeof ORBIT_TABLES;
type ElementId = keyof EquinoctialElements;

/** A file of orbits: the TT days since J2000 that it begins and ends with, and its series. */
export interface OrbitTables {
  FIRST_DAY: number;
  LAST_DAY: number;
  ORBIT_TABLES: Readonly<Record<TabledOrbitId, ChebyshevTable>>;
  MERCURY_ELEMENT_TABLES: Readonly<Record<ElementId, ChebyshevTable>>;
}

/** What is where by TT days since J2000, within a file's days: paths in au and au a day, Mercury's elements. */
export interface Orbits {
  paths: Readonly<Record<TabledOrbitId, (ttDays: number) => StateVector>>;
  mercury: Readonly<Record<ElementId, (ttDays: number) => number>>;
}

function orbitsOf(tables: OrbitTables): Orbits {
  const span: Span = { firstDay: tables.FIRST_DAY, lastDay: tables.LAST_DAY };
  const { ORBIT_TABLES: paths, MERCURY_ELEMENT_TABLES: elements } = tables;
  return {
    paths: {
      venus: orbitOf(paths.venus, span),
      earthMoon: orbitOf(paths.earthMoon, span),
      mars: orbitOf(paths.mars, span),
      jupiter: orbitOf(paths.jupiter, span),
      saturn: orbitOf(paths.saturn, span),
      uranus: orbitOf(paths.uranus, span),
      neptune: orbitOf(paths.neptune, span),
      pluto: orbitOf(paths.pluto, span),
      juno: orbitOf(paths.juno, span),
      chiron: orbitOf(paths.chiron, span),
    },
    mercury: {
      meanLongitude: scalarOf(elements.meanLongitude, span),
      semiMajorAxisAu: scalarOf(elements.semiMajorAxisAu, span),
      k: scalarOf(elements.k, span),
      h: scalarOf(elements.h, span),
      p: scalarOf(elements.p, span),
      q: scalarOf(elements.q, span),
    },
  };
}

/** The centuries whose orbits are given when they are asked for. */
export type FarAge = 'before' | 'after';

const nearOrbits = orbitsOf({ FIRST_DAY, LAST_DAY, ORBIT_TABLES, MERCURY_ELEMENT_TABLES });
const farOrbits = new Map<FarAge, Orbits>();

/** A chart looks some days to either side of its instant. */
const REACH_DAYS = 30;

/** The far age whose orbits a chart of this instant needs, UTC ms; null where those that are always there will do. */
export function farAgeOf(instantMs: number): FarAge | null {
  const utDays = utDaysOf(instantMs);
  if (utDays < FIRST_DAY + REACH_DAYS) return 'before';
  return utDays > LAST_DAY - REACH_DAYS ? 'after' : null;
}

/** Whether the orbits of an age have been given. */
export function hasFarOrbits(age: FarAge): boolean {
  return farOrbits.has(age);
}

/** Gives the orbits of a far age, once for the life of the process: they are constants. */
export function giveFarOrbits(age: FarAge, tables: OrbitTables): void {
  farOrbits.set(age, orbitsOf(tables));
}

/** Events are sampled from at most a step before the near tables to a step after them, where the last interval is carried on. */
const STEP_DAYS = 20;

/** The orbits of a time, TT days since J2000. @throws Error where they are of a far age and were not given. */
export function orbitsAt(ttDays: number): Orbits {
  if (ttDays >= FIRST_DAY && ttDays <= LAST_DAY) return nearOrbits;
  const orbits = farOrbits.get(ttDays < FIRST_DAY ? 'before' : 'after');
  if (orbits) return orbits;
  if (ttDays > FIRST_DAY - STEP_DAYS && ttDays < LAST_DAY + STEP_DAYS) return nearOrbits;
  throw new Error(`no orbits were given for ${ttDays} days from J2000`);
}
