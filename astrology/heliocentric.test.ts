import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHorizonsVectors } from '../scripts/small-bodies/horizons.ts';
import { CHIRON_STATES, J2000 } from '../scripts/small-bodies/initial-states.ts';
import { orbitOf } from './chebyshev.ts';
import { elementsFromState, stateFromElements } from './equinoctial.ts';
import { MERCURY_GM } from './tables/mercury.table.ts';
import { FIRST_DAY, LAST_DAY, ORBIT_TABLES } from './tables/orbits.table.ts';
import * as after from './tables/orbits-after.table.ts';
import * as before from './tables/orbits-before.table.ts';
import { norm, subtract, type Vector } from './vectors.ts';

const SECOND_DAYS = 1 / 86_400;
const SPAN = { firstDay: FIRST_DAY, lastDay: LAST_DAY };

describe('the tables of orbits', () => {
  test.each(Object.entries(ORBIT_TABLES))('of %s join their intervals to 1"', (_, table) => {
    const stateAt = orbitOf(table, SPAN);
    const { intervalDays } = table;
    for (let days = FIRST_DAY + intervalDays; days < LAST_DAY; days += intervalDays) {
      const before = stateAt(days - SECOND_DAYS);
      const after = stateAt(days + SECOND_DAYS);
      const travelled = 2 * SECOND_DAYS * norm(before.velocity);
      const jump = norm(subtract(after.position, before.position)) - travelled;
      expect(Math.abs(jump)).toBeLessThan(norm(before.position) * 5e-6);
    }
  });

  test('have a rate that is the slope of the path', () => {
    const stateAt = orbitOf(ORBIT_TABLES.juno, SPAN);
    fc.assert(
      fc.property(fc.double({ min: -36_500, max: 36_500, noNaN: true }), (days) => {
        const slope = subtract(stateAt(days + 0.01).position, stateAt(days - 0.01).position).map(
          (x) => x / 0.02,
        );
        const { velocity } = stateAt(days);
        // Two instants can lie to both sides of a joint, which is 1e-6 au wide.
        expect(norm(subtract(slope as unknown as Vector, velocity))).toBeLessThan(1e-4);
      }),
    );
  });

  test('have Juno where JPL Horizons has it from 2020 to 2040', () => {
    const file = new URL('../tests/golden/juno-horizons-2020-2040.txt', import.meta.url);
    const stateAt = orbitOf(ORBIT_TABLES.juno, SPAN);
    const states = parseHorizonsVectors(readFileSync(file, 'utf8'));
    expect(states).toHaveLength(731);
    for (const { julianDayTdb, position } of states) {
      expect(norm(subtract(stateAt(julianDayTdb - J2000).position, position))).toBeLessThan(2e-6);
    }
  });

  test('have Chiron where JPL Horizons has it from 2000 to 2040', () => {
    const stateAt = orbitOf(ORBIT_TABLES.chiron, SPAN);
    for (const { julianDayTdb, position } of CHIRON_STATES) {
      expect(norm(subtract(stateAt(julianDayTdb - J2000).position, position))).toBeLessThan(5e-6);
    }
  });
});

describe('the tables of the far ages', () => {
  const ages = [
    ['before', before, FIRST_DAY],
    ['after', after, LAST_DAY],
  ] as const;

  test.each(ages)('%s join the near ones to 3"', (_age, tables, day) => {
    const span = { firstDay: tables.FIRST_DAY, lastDay: tables.LAST_DAY };
    for (const id of [
      'venus',
      'earthMoon',
      'mars',
      'jupiter',
      'saturn',
      'pluto',
      'juno',
      'chiron',
    ] as const) {
      const far = orbitOf(tables.ORBIT_TABLES[id], span)(day).position;
      const near = orbitOf(ORBIT_TABLES[id], SPAN)(day).position;
      expect(norm(subtract(far, near)), id).toBeLessThan(norm(near) * 15e-6);
    }
  });
});

describe('equinoctial elements', () => {
  test('give back the state that they were taken from', () => {
    const component = fc.double({ min: -0.3, max: 0.3, noNaN: true });
    const elements = fc.record({
      meanLongitude: fc.double({ min: -3, max: 3, noNaN: true }),
      semiMajorAxisAu: fc.double({ min: 0.3, max: 0.5, noNaN: true }),
      k: component,
      h: component,
      p: component,
      q: component,
    });
    fc.assert(
      fc.property(elements, (given) => {
        const state = stateFromElements(given, MERCURY_GM);
        const again = stateFromElements(elementsFromState(state, MERCURY_GM), MERCURY_GM);
        expect(norm(subtract(again.position, state.position))).toBeLessThan(1e-9);
        expect(norm(subtract(again.velocity, state.velocity))).toBeLessThan(1e-9);
      }),
    );
  });
});
