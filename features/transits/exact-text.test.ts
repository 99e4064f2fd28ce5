import { expect, test } from 'vitest';
import { transits as words } from '../../locales/en/transits.ts';
import { instantWriter } from '../local-time/instant-format.ts';
import { exactText } from './exact-text.ts';

const APRIL = Date.UTC(2026, 3, 16, 12);
const FEBRUARY = Date.UTC(2027, 1, 23, 12);

test.each([
  [{ previousMs: null, nextMs: FEBRUARY, applying: true }, 'Exact on Feb 23, 2027'],
  [
    { previousMs: null, nextMs: FEBRUARY, applying: false },
    'Moving away for now; turns around and is exact on Feb 23, 2027',
  ],
  [
    { previousMs: APRIL, nextMs: FEBRUARY, applying: false },
    'Last touch was on Apr 16, 2026; the retrograde brings it back on Feb 23, 2027',
  ],
  [
    { previousMs: APRIL, nextMs: FEBRUARY, applying: true },
    'Last touch was on Apr 16, 2026; the retrograde brings it back on Feb 23, 2027',
  ],
  [{ previousMs: APRIL, nextMs: null, applying: false }, 'Last touch was on Apr 16, 2026'],
  [
    { previousMs: APRIL, nextMs: null, applying: true },
    'Last touch was on Apr 16, 2026; it comes close again but turns back first',
  ],
  [{ previousMs: null, nextMs: null, applying: true }, 'Turns back before it’s exact'],
])('of %o it is said: %s', (aspect, text) => {
  expect(exactText(aspect, words, instantWriter('en', 'UTC'))).toBe(text);
});
