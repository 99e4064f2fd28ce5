import { expect, test } from 'vitest';
import { computeSynastry } from '../../astrology/synastry/compute-synastry.ts';
import { personOf } from '../../astrology/synastry/people.fixture.ts';
import type { SynastryPerson } from '../../astrology/synastry/synastry-types.ts';
import { readPair } from './pair-reading.ts';
import { sureOverlaysOf } from './sure-overlays.ts';

const ADA = personOf(Date.UTC(1990, 5, 10, 11, 30), 41.01, 28.95);
const BO = { ...personOf(Date.UTC(1987, 1, 3, 7, 15), 48.85, 2.35), angles: null, houses: null };

function known(figure: SynastryPerson) {
  return { figure, open: new Set<string>() };
}

test('a guest without a birth time has no Moon in the other’s houses, neither in the table nor in words', async () => {
  const synastry = computeSynastry(ADA, BO);
  const { overlays } = synastry;
  const sure = sureOverlaysOf(overlays, ADA, BO);
  expect(overlays.secondInFirst?.map(({ body }) => body)).toContain('moon');
  expect(sure.secondInFirst?.map(({ body }) => body)).not.toContain('moon');
  expect(sure.secondInFirst).toHaveLength((overlays.secondInFirst?.length ?? 0) - 1);
  expect(sure.firstInSecond).toBeNull();
  const { overlays: read } = await readPair(
    { ...synastry, overlays: sure, people: [known(ADA), known(BO)] },
    'en',
  );
  expect(read.secondInFirst?.map(({ body }) => body)).toContain('venus');
  expect(read.secondInFirst?.map(({ body }) => body)).not.toContain('moon');
});

test('a guest with a birth time keeps the Moon', () => {
  const { overlays } = computeSynastry(BO, ADA);
  expect(sureOverlaysOf(overlays, BO, ADA).firstInSecond?.map(({ body }) => body)).not.toContain('moon');
  const whole = computeSynastry(ADA, ADA).overlays;
  expect(sureOverlaysOf(whole, ADA, ADA)).toEqual(whole);
});
