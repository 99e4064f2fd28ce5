import { describe, expect, test } from 'vitest';
import { BODY_IDS } from '../../astrology/ids.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import { signDegreeOf, signOf } from '../../astrology/signs.ts';
import { computeTimelessChart } from '../../astrology/timeless-chart.ts';
import { inDrill } from '../../tests/drills.ts';
import { sharedAspects, unsteadyBodies } from './unsteady-bodies.ts';

const DAY_MS = 86_400_000;
const NOON_MS = Date.UTC(1990, 5, 10, 12);

function figureAt(instantMs: number) {
  const bodies = BODY_IDS.map((id) => {
    const longitude = bodyPosition(id, instantMs).longitudeDeg;
    return {
      id,
      longitude,
      latitude: 0,
      speed: 0,
      sign: signOf(longitude),
      signDegree: signDegreeOf(longitude),
      house: null,
      retrograde: false,
    };
  });
  return { bodies, angles: null, houses: null, aspects: [] };
}

describe('a shared chart without an hour', () => {
  test('has as unsteady each body that changes its sign within twelve hours, on days from 1930 to 2030', () => {
    const missed: string[] = [];
    let changes = 0;
    for (
      let noonMs = Date.UTC(1930, 0, 1, 12);
      noonMs < Date.UTC(2030, 0, 1);
      noonMs += inDrill(19, 97) * DAY_MS
    ) {
      const figure = figureAt(noonMs);
      const unsteady = unsteadyBodies(figure, null);
      for (const { id, sign } of figure.bodies) {
        const crosses = [-DAY_MS / 2, DAY_MS / 2].some(
          (apart) => signOf(bodyPosition(id, noonMs + apart).longitudeDeg) !== sign,
        );
        if (crosses) changes += 1;
        if (crosses && !unsteady.has(id)) missed.push(`${id} ${new Date(noonMs).toISOString()}`);
      }
    }
    expect(missed).toEqual([]);
    expect(changes).toBeGreaterThan(inDrill(400, 80));
  });

  test.each(['juno', 'trueNode'] as const)('finds every change of sign of %s', (id) => {
    const missed: string[] = [];
    let before = signOf(bodyPosition(id, Date.UTC(1930, 0, 1)).longitudeDeg);
    const endMs = Date.UTC(inDrill(2030, 1950), 0, 1);
    for (let noonMs = Date.UTC(1930, 0, 1, 12); noonMs < endMs; noonMs += DAY_MS) {
      const after = signOf(bodyPosition(id, noonMs + DAY_MS / 2).longitudeDeg);
      if (after !== before && !unsteadyBodies(figureAt(noonMs), null).has(id))
        missed.push(new Date(noonMs).toISOString());
      before = after;
    }
    expect(missed).toEqual([]);
  });

  test('keeps the aspects that are not the Moon’s', () => {
    const chart = computeTimelessChart({
      dayStartMs: NOON_MS - DAY_MS / 2,
      dayEndMs: NOON_MS + DAY_MS / 2,
      noonMs: NOON_MS,
      latitudeDeg: 41,
      longitudeDeg: 29,
    });
    const kept = sharedAspects(chart);
    const ofMoon = chart.aspects.filter(({ first, second }) => first === 'moon' || second === 'moon');
    expect(ofMoon.length).toBeGreaterThan(0);
    expect(kept).toHaveLength(chart.aspects.length - ofMoon.length);
    for (const { first, second } of kept) expect([first, second]).not.toContain('moon');
  });
});
