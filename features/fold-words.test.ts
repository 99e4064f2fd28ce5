import { describe, expect, it } from 'vitest';
import { fold, foldedWords } from './fold-words.ts';

describe('a text as it is compared', () => {
  it.each([
    ['IŞIK İkizler ılık', 'isik ikizler ilik'],
    ['Œuvre, cœur', 'oeuvre coeur'],
    ['Ærø', 'aerø'],
    ['Straße STRAẞE', 'strasse strasse'],
    ['Satürn’ün evi', 'saturn un evi'],
    ['¿Qué? ¡Mañana!', 'que manana'],
    ['loooove, coffee', 'love coffee'],
    ['  ', ''],
  ])('%j is %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('has words, or none', () => {
    expect(foldedWords('Ay’ın 7. evde')).toEqual(['ay', 'in', '7', 'evde']);
    expect(foldedWords(' … ')).toEqual([]);
  });
});
