import { expect, test } from 'vitest';
import type { ChartKind } from '../../contract/chart-kind.ts';
import { firstOfKind } from './first-of-kind.ts';

const CHARTS: readonly { name: string; kind: ChartKind | null }[] = [
  { name: 'Ada', kind: 'mine' },
  { name: 'Bea', kind: 'partner' },
  { name: 'Cem', kind: null },
  { name: 'Dora', kind: 'partner' },
];

test('those of the kind come first, and each part keeps its order', () => {
  expect(firstOfKind(CHARTS, 'partner').map(({ name }) => name)).toEqual(['Bea', 'Dora', 'Ada', 'Cem']);
});

test('no kind changes nothing', () => {
  expect(firstOfKind(CHARTS, undefined)).toBe(CHARTS);
});
