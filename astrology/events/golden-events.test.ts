import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { separationDeg } from '../angles.ts';
import { isoInstant } from '../time-scales.ts';
import type { SkyEvent } from './event-types.ts';
import { yearEvents } from './year-events.ts';

const SECOND_MS = 1000;

interface GoldenEvent {
  kind: SkyEvent['kind'];
  instant: string;
  body?: string;
  sign?: string;
  direction?: string;
  retrograde?: boolean;
  phase?: string;
  moon?: number;
  longitude?: number;
}

/** Tighter than the product asks for, wide enough for other tables of the same sky. */
function toleranceMs({ kind, body }: Pick<GoldenEvent, 'kind' | 'body'>): number {
  if (kind === 'lunation') return 10 * SECOND_MS;
  if (kind === 'station') return 10 * 60 * SECOND_MS;
  return body === 'sun' || body === 'mercury' || body === 'venus' || body === 'mars'
    ? 20 * SECOND_MS
    : 90 * SECOND_MS;
}

function identity({ kind, body, sign, direction, phase, retrograde }: GoldenEvent): string {
  return kind === 'ingress'
    ? `${body} ${sign} ${retrograde}`
    : kind === 'station'
      ? `${body} ${direction}`
      : `${phase}`;
}

/** In the words of the reference file. */
function asGolden({ instantMs, ...event }: SkyEvent): GoldenEvent {
  const retrograde = event.kind === 'ingress' && event.direction === 'retrograde';
  return { ...event, instant: isoInstant(instantMs), retrograde };
}

describe('the golden events of 2020 to 2025', () => {
  const file = new URL('../../tests/golden/events-sample-2020-2025.json', import.meta.url);
  const golden: GoldenEvent[] = JSON.parse(readFileSync(file, 'utf8'));
  const computed = [2020, 2021, 2022, 2023, 2024, 2025]
    .flatMap(yearEvents)
    .filter(({ kind }) => kind !== 'aspect')
    .map(asGolden);
  const inOrder = (events: readonly GoldenEvent[]) =>
    events
      .map((event) => ({ ...event, name: `${event.kind} ${identity(event)}` }))
      .toSorted((a, b) => a.name.localeCompare(b.name) || Date.parse(a.instant) - Date.parse(b.instant));

  test('have the ingresses and stations, all of them and no others', () => {
    const wanted = inOrder(golden.filter(({ kind }) => kind !== 'lunation'));
    const found = inOrder(computed.filter(({ kind }) => kind !== 'lunation'));
    expect(found.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name));
    for (const [index, event] of wanted.entries()) {
      const missMs = Date.parse(event.instant) - Date.parse(found[index]?.instant ?? '');
      expect(Math.abs(missMs), event.name).toBeLessThan(toleranceMs(event));
    }
  });

  test('have the lunations, all of them and no others', () => {
    const wanted = inOrder(golden.filter(({ kind }) => kind === 'lunation'));
    const found = inOrder(computed.filter(({ kind }) => kind === 'lunation'));
    expect(found.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name));
    for (const [index, event] of wanted.entries()) {
      const missMs = Date.parse(event.instant) - Date.parse(found[index]?.instant ?? '');
      expect(Math.abs(missMs), event.instant).toBeLessThan(toleranceMs(event));
      expect(separationDeg(event.moon ?? Number.NaN, found[index]?.moon ?? Number.NaN)).toBeLessThan(
        2 / 3600,
      );
    }
  });

  test('have the stations at their longitudes, within 1"', () => {
    const wanted = inOrder(golden.filter(({ kind }) => kind === 'station'));
    const found = inOrder(computed.filter(({ kind }) => kind === 'station'));
    for (const [index, { longitude }] of wanted.entries()) {
      expect(separationDeg(longitude ?? Number.NaN, found[index]?.longitude ?? Number.NaN)).toBeLessThan(
        1 / 3600,
      );
    }
  });

  test('have the field names of the contract', () => {
    const fields = (kind: string) => Object.keys(computed.find((event) => event.kind === kind) ?? {});
    for (const kind of ['ingress', 'station', 'lunation']) {
      const wanted = Object.keys(golden.find((event) => event.kind === kind) ?? {});
      expect(fields(kind)).toEqual(expect.arrayContaining(wanted));
    }
  });
});
