import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inDrill } from '../../tests/drills.ts';
import { bodyPosition, FIRST_POSITION_MS, LAST_POSITION_MS } from '../positions.ts';
import { signOf } from '../signs.ts';
import { MS_PER_DAY } from '../time-scales.ts';
import { INGRESS_BODY_IDS } from './event-types.ts';
import { moonIngresses } from './lunations.ts';
import { type WholeStay, wholeMoonStays, wholeStays } from './whole-stays.ts';
import { eventsBetween } from './year-events.ts';

const BODY_IDS = [...INGRESS_BODY_IDS, 'moon'] as const;
const anyDay = fc.integer({ min: 0, max: 73_000 }).map((days) => Date.UTC(1900, 0, 1) + days * MS_PER_DAY);

function signAt(body: (typeof BODY_IDS)[number], instantMs: number) {
  return signOf(bodyPosition(body, instantMs).longitudeDeg);
}

function staysOf(body: (typeof BODY_IDS)[number], fromMs: number, toMs: number): WholeStay[] {
  if (body === 'moon') return wholeMoonStays(moonIngresses(fromMs, toMs), fromMs, toMs);
  const ingresses = eventsBetween(fromMs, toMs).filter(
    (event) => event.kind === 'ingress' && event.body === body,
  );
  return wholeStays(
    body,
    ingresses.flatMap((event) => (event.kind === 'ingress' ? [event] : [])),
    fromMs,
    toMs,
  );
}

describe('a whole stay in a sign', () => {
  test('begins and ends where the body passes the border, and holds all between', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(1, 7, 30), fc.constantFrom(...BODY_IDS), (fromMs, days, body) => {
        const stays = staysOf(body, fromMs, fromMs + days * MS_PER_DAY);
        for (const stay of stays) {
          const [beginMs, endMs] = [stay.fromMs ?? FIRST_POSITION_MS, stay.toMs ?? LAST_POSITION_MS];
          if (endMs - beginMs < 10 * 60_000) continue;
          if (stay.fromMs !== null) expect(signAt(body, beginMs - 60_000)).not.toBe(stay.sign);
          if (stay.toMs !== null) expect(signAt(body, endMs + 60_000)).not.toBe(stay.sign);
          for (let k = 0; k <= 200; k++) {
            const atMs = beginMs + 60_000 + ((endMs - beginMs - 120_000) * k) / 200;
            expect(signAt(body, atMs), `${body} ${new Date(atMs).toISOString()}`).toBe(stay.sign);
          }
        }
        for (const [index, stay] of stays.entries()) {
          if (index > 0) expect(stay.fromMs).toBe(stays[index - 1]?.toMs);
        }
        expect(stays[0]?.fromMs ?? FIRST_POSITION_MS).toBeLessThanOrEqual(fromMs);
      }),
      { numRuns: inDrill(300, 20) },
    );
  });

  test('of Pluto in Aquarius lasts until 2043, that of Saturn in Pisces ends in February 2026', () => {
    const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)];
    const days = (body: 'pluto' | 'saturn') =>
      staysOf(body, from, to).map(({ sign, fromMs, toMs }) => [
        sign,
        new Date(fromMs ?? 0).toISOString().slice(0, 10),
        new Date(toMs ?? 0).toISOString().slice(0, 10),
      ]);
    expect(days('pluto')).toEqual([['aquarius', '2024-11-19', '2043-03-09']]);
    expect(days('saturn')).toEqual([
      ['pisces', '2025-09-01', '2026-02-14'],
      ['aries', '2026-02-14', '2028-04-13'],
    ]);
  });

  test('that began before the tables has no known beginning, and one that outlasts them no end', () => {
    const [early] = staysOf('pluto', Date.UTC(1900, 0, 1), Date.UTC(1900, 0, 2));
    expect(early).toMatchObject({ sign: 'gemini', fromMs: null });
    const late = staysOf('neptune', Date.UTC(2099, 11, 1), Date.UTC(2099, 11, 31)).at(-1);
    expect(late?.toMs).toBeNull();
  });
});
