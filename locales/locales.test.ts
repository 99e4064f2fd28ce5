import { describe, expect, it } from 'vitest';
import { BANNED, SALES_TALK } from './banned-promises.fixture.ts';
import { fillText } from './fill-text.ts';
import { loadWords } from './index.ts';
import { LANGUAGES, type Language } from './locales.ts';
import { NAMESPACES } from './namespaces.ts';
import { unsetMarks } from './unset-marks.fixture.ts';

/** Every text of a dictionary by its path. */
function flatten(tree: object, path = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') texts.set(here, value);
    else for (const [inner, text] of flatten(value as object, here)) texts.set(inner, text);
  }
  return texts;
}

async function textsOf(language: Language): Promise<Map<string, string>> {
  const words = await loadWords(language, NAMESPACES);
  return flatten(Object.fromEntries(NAMESPACES.map((name) => [name, words.section(name)])));
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).toSorted();
}

/** Texts that are the same word in several languages, by nature. */
const SHARED =
  /^(astro\.|about\.accuracy\.arcsec|home\.sky\.sunDegree|natal\.(table|grid|kept\.keep)|common\.siteName)/;

/** The dictionaries of what costs money. */
const SOLD = /^(?:orders|consulting|booking|finder)\./;

/** What each language's words for what is sold must be heard to say, were it there. */
const OVERSOLD: Readonly<Record<Language, readonly string[]>> = {
  en: ['We guarantee an answer.', 'It’s 100% accurate.', 'You’ll find love.'],
  tr: ['Sonuç garantilidir.', 'Yüzde yüz doğru.', 'Aşkı bulacaksın.'],
  es: ['Garantizamos una respuesta.', 'Es infalible.', 'Encontrarás el amor.'],
  fr: ['Une réponse garantie.', 'C’est infaillible.', 'Tu trouveras l’amour.'],
  pt: ['Resposta garantida.', 'É infalível.', 'Você encontrará o amor.'],
};

it.each(LANGUAGES)('a promise would be heard in %s', (language) => {
  for (const text of OVERSOLD[language])
    expect(BANNED[language].test(text) || SALES_TALK[language].test(text), text).toBe(true);
});

describe.each(LANGUAGES)('the dictionaries in %s', (language) => {
  it('have a text for every key, with the placeholders of the English one', async () => {
    const english = await textsOf('en');
    const own = await textsOf(language);
    for (const [key, text] of english) {
      const twin = own.get(key);
      expect(twin?.trim(), key).toBeTruthy();
      expect(placeholders(twin ?? ''), key).toEqual(placeholders(text));
    }
  });

  it('show no English sentence', async () => {
    if (language === 'en') return;
    const english = await textsOf('en');
    for (const [key, text] of await textsOf(language)) {
      const isSentence = (text.replaceAll(/\{\{\w+\}\}/g, '').match(/\p{L}+/gu)?.length ?? 0) > 3;
      if (isSentence && !SHARED.test(key)) expect(text, key).not.toBe(english.get(key));
    }
  });

  it('are set as print is', async () => {
    const unset = unsetMarks(language);
    for (const [key, text] of await textsOf(language)) expect(text, key).not.toMatch(unset);
  });

  it('promise and threaten nothing of what is sold', async () => {
    const sold = [...(await textsOf(language))].filter(([key]) => SOLD.test(key));
    expect(sold.length).toBeGreaterThan(300);
    const found = sold.flatMap(([key, text]) =>
      [BANNED, SALES_TALK].flatMap((words) => {
        const said = words[language].exec(text);
        return said ? [`${key}: ${said[0]}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it('have a category for every number', async () => {
    const words = await loadWords(language, ['errors', 'natal']);
    for (const count of [0, 1, 2, 5, 21, 1_000_000]) {
      expect(words.plural(words.section('errors').summary, count)).not.toContain('{{');
      expect(words.plural(words.section('natal').suggestions.found, count)).toMatch(/\d/);
    }
  });
});

describe('filling a text', () => {
  it('leaves a name that is not given where it can be seen', () => {
    expect(fillText('{{a}} and {{b}}', { a: 1 })).toBe('1 and {{b}}');
  });
});
