import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('text as the guard reads it', () => {
  it.each([
    ['ISPARTA’DA IŞIK, ılık', "isparta'da isik, ilik"],
    ['İkizler', 'ikizler'],
    ['Ørsted i Łódź', 'orsted i lodz'],
    ['Koç’ta ‘sakin’ Boğaʼda Aslan`da', "koc'ta 'sakin' boga'da aslan'da"],
    ['3–5 mart, ay‑güneş', '3-5 mart, ay-gunes'],
    ['à 10\u00a0h\u202f: 12\u200930', 'a 10 h : 12 30'],
    ['Vénus à 12°', 'venus a 12°'],
  ])('%j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('keeps the Portuguese “é”, which “e” is not, where it stands alone', () => {
    expect(foldText('Marte é forte e até É')).toBe('marte é forte e ate é');
  });

  it('has each character in its place', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(text).length === text.length));
  });
});
