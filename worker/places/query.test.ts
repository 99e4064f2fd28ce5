import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldedWords } from './fold.ts';
import { placeQueries } from './query.ts';

describe('folding', () => {
  it.each([
    ['İZMİR', 'izmir'],
    ['ızmir', 'izmir'],
    ['Şanlıurfa', 'sanliurfa'],
    ['São Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ['Tromsø', 'tromso'],
    ['Straße', 'strasse'],
    ["Xi’an and Xi'an", 'xian and xian'],
    ['Αθήνας', 'αθηνασ'],
    ['ガザ', 'ガザ'],
    ['서울', '서울'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
  it('of what is folded changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
  it('leaves words of letters and digits only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of foldedWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});

describe('reading a query', () => {
  it('takes what stands behind the comma for the area', () => {
    expect(placeQueries('Springfield, IL')[0]).toMatchObject({
      namePrefix: '({name} : "springfield" *) AND ({area} : "il" *)',
    });
  });
  it('reads St. as Saint too', () => {
    expect(placeQueries('st louis')[0]?.namePrefix).toContain('"st" OR "saint"');
  });
  it('needs two characters, or one of Chinese or Japanese', () => {
    expect(placeQueries('x')).toEqual([]);
    expect(placeQueries('京')).toHaveLength(1);
  });
  it('puts nothing but quoted words into the index syntax', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const query of placeQueries(text))
          for (const expression of [query.exactName, query.exactAlias, query.namePrefix, query.aliasPrefix]) {
            const syntax = expression.replace(/"[\p{L}\p{N}]+"/gu, '');
            expect(syntax).toMatch(/^(?:\{(?:name|alias|area| )+\}|AND|OR|[ :*()])*$/);
          }
      }),
    );
  });
});
