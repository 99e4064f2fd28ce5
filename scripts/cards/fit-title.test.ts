import { describe, expect, it } from 'vitest';
import { fitTitle } from './fit-title.ts';

/** Letters half as wide as they are high. */
const measure = (text: string, size: number) => text.length * size * 0.5;

describe('a title on a card', () => {
  it('is set large where it is short', () => {
    expect(fitTitle('Juno', 580, measure)).toEqual({ size: 88, lines: ['Juno'] });
  });

  it('becomes smaller until three lines hold it', () => {
    const { size, lines } = fitTitle('Fourth house in astrology: home, roots and the bottom', 580, measure);
    expect(size).toBeLessThan(62);
    expect(lines).toHaveLength(3);
  });

  it('is set in lines as even as they can be', () => {
    expect(fitTitle('aaaa bbbb cccc dddd', 580, measure).lines).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  it('leaves no small word alone in a line where a smaller size does without', () => {
    expect(fitTitle('Compatibilidade no relacionamento', 580, measure).lines).toEqual([
      'Compatibilidade',
      'no relacionamento',
    ]);
  });

  it('is not broken at a blank that may not break', () => {
    const { lines } = fitTitle('La prochaine éclipse\u00a0?', 380, measure);
    expect(lines.at(-1)).toContain('éclipse\u00a0?');
  });

  it('is refused, not cut, where it is too long', () => {
    expect(() => fitTitle('a'.repeat(40), 580, measure)).toThrow(RangeError);
    expect(() => fitTitle('many words '.repeat(12), 580, measure)).toThrow('too long for a card');
  });
});
