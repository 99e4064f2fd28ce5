import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldedWords } from './fold.ts';
import { readPlaceText } from './place-text.ts';
import { placeReadings, type Reading } from './query.ts';

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

function readingsOf(text: string): Reading[] {
  return placeReadings(readPlaceText(text));
}

function expressions(text: string, kind: Reading['kind']): string[] {
  return readingsOf(text).flatMap((reading) => (reading.kind === kind ? [reading.expression] : []));
}

describe('the words of a place', () => {
  it.each([
    ['Moda, Kadıköy, İstanbul', [0, 1, 2]],
    ['Bornova/İzmir', [0, 1]],
    ['Beyoğlu - İstanbul', [0, 1]],
    ['Le Plateau-Mont-Royal', [0, 0, 0, 0]],
    ['Nantes (44)', [0, 1]],
    ['Lisboa; Portugal', [0, 1]],
    [', ,', []],
  ])('%s stand in parts %j', (text, parts) => {
    expect(readPlaceText(text).words.map(({ part }) => part)).toEqual(parts);
  });
  it('of a hospital are no name of a place, unless nothing else is written', () => {
    const isRead = (text: string) => readPlaceText(text).words.map((word) => word.isRead);
    expect(isRead('Hospital Roma, Lima')).toEqual([false, false, true]);
    expect(isRead('Hospital Roma')).toEqual([true, true]);
  });
  it('keep the letters that were typed', () => {
    expect(readPlaceText('Kadıköy, İstanbul').words[0]).toMatchObject({
      folded: 'kadikoy',
      typed: 'Kadıköy',
    });
  });
  it('beyond the tenth are not looked up, and so are left over', () => {
    expect(readPlaceText('a b c d e f g h i j k').words.at(-1)).toMatchObject({ folded: 'k', isRead: false });
  });
});

describe('reading a query', () => {
  it('takes what stands behind the comma for the area', () => {
    expect(expressions('Springfield, IL', 'prefix')).toContain(
      '({name} : "springfield" *) AND ({area} : "il" *)',
    );
  });
  it('tries each part behind a comma, and each run of words, as a whole name', () => {
    const names = expressions('Copacabana, Rio de Janeiro, Brasil', 'name');
    expect(names).toContain('{name} : "copacabanaqz"');
    expect(names).toContain('{name} : "riodejaneiroqz"');
    expect(names).not.toContain('{name} : "copacabanarioqz"');
    expect(expressions('Brasil Rio de Janeiro', 'name')).toContain('{name} : "riodejaneiroqz"');
  });
  it('tries no small word on its own, but where it is all that was written', () => {
    expect(expressions('Rio de Janeiro', 'name')).not.toContain('{name} : "deqz"');
    expect(expressions('Of, Trabzon', 'name')).toContain('{name} : "ofqz"');
  });
  it('reads St. as Saint too', () => {
    expect(expressions('st louis', 'prefix')[0]).toContain('"st" OR "saint"');
  });
  it('needs two characters, or one of Chinese or Japanese', () => {
    expect(readingsOf('x')).toEqual([]);
    expect(expressions('京', 'prefix')).toHaveLength(1);
  });
  it('puts nothing but quoted words into the index syntax', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const { expression } of readingsOf(text)) {
          const syntax = expression.replace(/"[\p{L}\p{N}]+"/gu, '');
          expect(syntax).toMatch(/^(?:\{(?:name|alias|area| )+\}|AND|OR|[ :*()])*$/);
        }
      }),
    );
  });
});
