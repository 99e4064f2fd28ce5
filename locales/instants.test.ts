import { describe, expect, it } from 'vitest';
import { loadWords } from './index.ts';
import { LANGUAGES } from './locales.ts';

/** The dictionaries of pages that tell of instants. */
const NAMESPACES = ['home', 'horoscope', 'events', 'eclipses', 'juno', 'summary', 'zone'] as const;

/** Names of what is filled in with an instant. */
const INSTANT = String.raw`\{\{(?:time|when|date|range)\}\}`;

/** Turkish endings follow the last sound: 14:09’a, 14:05’e. */
const ENDING = new RegExp(`${INSTANT}['’]\\p{L}`, 'u');

/** Articles and prepositions that agree with the hour: a la 1:09, a las 2:09; à 1h, às 2h; à la, à 1 heure. */
const AGREEING: Readonly<Partial<Record<string, RegExp>>> = {
  es: new RegExp(`\\b(?:las?|los|al?)\\s${INSTANT}`, 'u'),
  pt: new RegExp(`(?:^|\\s)(?:às?|aos?|nas?|nos?|das?)\\s${INSTANT}`, 'u'),
  fr: new RegExp(`(?:^|\\s)(?:à|à la|le)\\s${INSTANT}`, 'u'),
};

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe.each(LANGUAGES)('sentences with an instant in them, in %s', (language) => {
  it('suit every hour and every day', async () => {
    const words = await loadWords(language, NAMESPACES);
    const texts = NAMESPACES.flatMap((name) => textsOf(words.section(name)));
    const told = texts.filter((text) => new RegExp(INSTANT, 'u').test(text));
    expect(told.length).toBeGreaterThan(8);
    expect(told.filter((text) => ENDING.test(text) || AGREEING[language]?.test(text))).toEqual([]);
  });
});
