import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { tongueOf } from '../../../scripts/celestia/tongue-of.ts';
import { factsOf } from '../facts/fact.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { answerIn } from './answer-in.ts';
import { NO_MEMORY } from './turn.ts';

/** A new or full Moon, or an eclipse, is said to touch only what it comes near to. */

const ASKED = {
  tr: ['bir sonraki tutulma ne zaman', 'bir sonraki dolunay ne zaman', 'bir sonraki yeniay ne zaman'],
  en: ['when is the next eclipse?', 'when is the next full Moon?', 'when is the next new Moon?'],
  es: ['¿cuándo es el próximo eclipse?', '¿cuándo es la próxima luna llena?', '¿cuándo hay luna nueva?'],
  fr: [
    'c’est quand la prochaine éclipse ?',
    'c’est quand la pleine lune ?',
    'c’est quand la nouvelle lune ?',
  ],
  pt: ['quando é o próximo eclipse?', 'quando é a próxima lua cheia?', 'quando é a lua nova?'],
} as const satisfies Record<Language, readonly string[]>;

const PEOPLE = { self: SELF, partner: null };
const DAY_MS = 86_400_000;
/** Over so many days some lunation comes near to something of the chart. */
const DAYS = [0, 60, 120, 180, 240, 300];

/** The points of the chart that sentences naming one lunation or eclipse and nothing else of the sky say that it touches. */
async function touchedIn(language: Language, text: string, nowMs: number) {
  const tongue = await tongueOf(language);
  const gathered = gatherFacts(PEOPLE, nowMs);
  const asking = { text, pageLanguage: language, people: PEOPLE, memory: NO_MEMORY, nowMs };
  const { sentences, facts } = answerIn(tongue, { ...asking, timeZone: 'UTC', seed: text }, gathered);
  const happenings = [...factsOf(facts, 'lunation'), ...factsOf(facts, 'eclipse')];
  return sentences.flatMap(({ claims }) => {
    const happening = happenings.find(({ id }) => claims.some(({ fact }) => fact === id));
    return claims.flatMap(({ fact }) => {
      const point = /^natal\.([a-z]+)$/.exec(fact)?.[1];
      return happening && point ? [{ happening, point }] : [];
    });
  });
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('what is touched stands where the lunation falls', async () => {
    const touched = (
      await Promise.all(
        DAYS.flatMap((days) =>
          ASKED[language].map((text) => touchedIn(language, text, NOW_MS + days * DAY_MS)),
        ),
      )
    ).flat();
    expect(touched.length).toBeGreaterThan(0);
    for (const { happening, point } of touched) {
      expect(happening.touches).toContainEqual(expect.objectContaining({ point, aspect: 'conjunction' }));
    }
  });
});
