import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Citation } from '../../../contract/chat.ts';
import { lightUp } from './light-up.ts';

/** The wheel, as far as it is lit here: each point is its id. */
const wheel = vi.hoisted(() => ({
  points: ['moon', 'venus', 'mars', 'ascendant'],
  show: vi.fn<(point: string) => void>(),
}));
vi.mock('../wheel-lights.ts', () => ({ idOf: (point: string) => point, lightsOf: () => wheel }));

const MINE: Citation = { kind: 'placement', whose: 'self', body: 'venus', sign: 'aries' };

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => ({}) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  wheel.show.mockClear();
});

async function litBy(...citations: Citation[]): Promise<string | undefined> {
  await lightUp(citations);
  return wheel.show.mock.lastCall?.[0];
}

test('a point of one’s own is lit, of one’s own that is touched too', async () => {
  expect(await litBy(MINE)).toBe('venus');
  expect(
    await litBy({
      kind: 'transit',
      whose: 'sky',
      met: 'self',
      body: 'saturn',
      second: 'mars',
      aspect: 'square',
    }),
  ).toBe('mars');
});

test.each<[string, Citation]>([
  ['today’s Moon', { kind: 'placement', whose: 'sky', met: 'self', body: 'moon', sign: 'leo', house: 5 }],
  ['a lunation', { kind: 'lunation', whose: 'sky', body: 'moon', sign: 'gemini' }],
  ['an aspect of today', { kind: 'aspect', whose: 'sky', body: 'moon', second: 'mars', aspect: 'trine' }],
  ['another’s Venus', { kind: 'placement', whose: 'partner', body: 'venus', sign: 'libra' }],
  [
    'what touches another’s Mars',
    { kind: 'transit', whose: 'sky', met: 'partner', body: 'saturn', second: 'mars', aspect: 'square' },
  ],
])('%s lights nothing on one’s own wheel', async (_what, citation) => {
  expect(await litBy(citation)).toBeUndefined();
  expect(await litBy(MINE, citation)).toBe('venus');
});

test('of what is between two, one’s own end is lit', async () => {
  const between = { kind: 'aspect', whose: 'self', met: 'partner', aspect: 'square' } as const;
  expect(await litBy({ ...between, body: 'moon', second: 'venus' })).toBe('moon');
});

test('of two points of one’s own, the one that was spoken of last is lit', async () => {
  expect(await litBy(MINE, { ...MINE, body: 'moon' })).toBe('moon');
  expect(await litBy({ ...MINE, body: 'moon' }, MINE)).toBe('venus');
});
