import { expect, it } from 'vitest';
import { onwardPath } from './enter.ts';

const profilePath = '/en/accounts/profile';

it.each([
  [false, null, profilePath],
  [false, '/en/natal-chart?x=1', '/en/natal-chart?x=1'],
  [true, null, profilePath],
  [true, '/en/natal-chart?x=1', `${profilePath}?redirect=%2Fen%2Fnatal-chart%3Fx%3D1`],
])('a sign-in (new: %s) that was asked for by %s leads to %s', (isNew, next, path) => {
  expect(onwardPath({ next, profilePath }, isNew)).toBe(path);
});
