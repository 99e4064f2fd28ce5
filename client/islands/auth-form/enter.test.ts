import { expect, it } from 'vitest';
import { onwardPath } from './enter.ts';

const profilePath = '/en/accounts/profile';

it.each([
  [false, null, profilePath],
  [false, '/en/natal-chart?x=1', '/en/natal-chart?x=1'],
  [true, null, profilePath],
  [true, '/en/natal-chart?x=1', `${profilePath}?redirect=%2Fen%2Fnatal-chart%3Fx%3D1`],
])('a sign-in (new: %s) that was asked for by %s leads to %s', (isNew, next, path) => {
  expect(onwardPath({ next, profilePath }, { isNew, redirectPath: null })).toBe(path);
});

it.each([
  [false, null, '/en/celestia-astrologer-chat'],
  [true, null, `${profilePath}?redirect=%2Fen%2Fcelestia-astrologer-chat`],
  [false, '/en/natal-chart', '/en/natal-chart'],
])(
  'where the site knows what was asked for (new: %s), an address that names %s leads to %s',
  (isNew, next, path) => {
    const redirectPath = '/en/celestia-astrologer-chat';
    expect(onwardPath({ next, profilePath }, { isNew, redirectPath })).toBe(path);
  },
);

it.each([profilePath, `${profilePath}?saved=birth`, `${profilePath}#birth`])(
  'a new account that asked for its profile by %s is led there and no further',
  (next) => {
    expect(onwardPath({ next, profilePath }, { isNew: true, redirectPath: null })).toBe(profilePath);
  },
);
