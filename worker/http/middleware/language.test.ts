import { describe, expect, it } from 'vitest';
import { acceptedLanguage } from './language.ts';

describe('the language of a browser', () => {
  it.each([
    ['fr', 'fr'],
    ['pt-BR,pt;q=0.9', 'pt'],
    ['PT-br', 'pt'],
    ['de-DE,de;q=0.9,tr;q=0.8,en;q=0.7', 'tr'],
    ['en;q=0.5,es;q=0.9', 'es'],
    ['de, ja', undefined],
    ['*', undefined],
    ['frx', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %j is %j', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});
