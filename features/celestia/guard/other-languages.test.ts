import { expect, test } from 'vitest';
import type { Language } from '../../../locales/locales.ts';
import { isForeign } from './other-languages.ts';

/** Two words each that are small in one language and in no other. */
const PAIRS: readonly (readonly [Language, Language, string])[] = [
  ['tr', 'en', 'the your'],
  ['tr', 'en', 'is are'],
  ['tr', 'en', 'and you'],
  ['tr', 'en', 'with of'],
  ['tr', 'en', 'to it'],
  ['tr', 'en', 'this that'],
  ['tr', 'en', 'what have'],
  ['tr', 'en', 'will not'],
  ['en', 'tr', 'bir bu'],
  ['en', 'tr', 've icin'],
  ['en', 'tr', 'ile senin'],
  ['en', 'tr', 'cok daha'],
  ['en', 'tr', 'ama gibi'],
  ['en', 'tr', 'olarak var'],
  ['en', 'tr', 'ne kadar'],
  ['en', 'tr', 'burcunda bir'],
  ['en', 'es', 'el esta'],
  ['en', 'es', 'con los'],
  ['en', 'es', 'las tu'],
  ['en', 'es', 'tus una'],
  ['en', 'es', 'pero muy'],
  ['en', 'es', 'hay eres'],
  ['en', 'es', 'y del'],
  ['en', 'es', 'tienes el'],
  ['en', 'fr', 'ton tes'],
  ['en', 'fr', 'est avec'],
  ['en', 'fr', 'le les'],
  ['en', 'fr', 'et une'],
  ['en', 'fr', 'dans mais'],
  ['en', 'fr', 'tu il'],
  ['en', 'fr', 'elle des'],
  ['en', 'fr', 'pas sont'],
  ['en', 'pt', 'seu sua'],
  ['en', 'pt', 'voce com'],
  ['en', 'pt', 'uma mas'],
  ['en', 'pt', 'nao os'],
  ['en', 'pt', 'do na'],
  ['en', 'pt', 'no em'],
  ['en', 'pt', 'um tem'],
  ['en', 'pt', 'mais é'],
];

test.each(PAIRS)('in an answer in %s two words of %s are foreign: %s', (own, other, pair) => {
  expect(isForeign(`Venus ${pair} Mars`, own)).toBe(true);
  expect(isForeign(`Venus ${pair} Mars`, other)).toBe(false);
  expect(isForeign(`Venus ${pair.split(' ')[0]} Mars`, own)).toBe(false);
});
