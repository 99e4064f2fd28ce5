import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../locales/locales.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { answerWith } from '../model/answer-with.ts';
import { NO_MEMORY } from './turn.ts';

const people = { self: SELF, partner: null };
const gathered = gatherFacts(people, NOW_MS);

const ASKED = {
  tr: ['Venüs’üm aşk hakkında ne söylüyor?', 'Teşekkür ederim'],
  en: ['What does my Venus say about love?', 'Thank you'],
  es: ['¿Qué dice mi Venus sobre el amor?', 'Gracias'],
  fr: ['Que dit ma Vénus de l’amour ?', 'Merci'],
  pt: ['O que a minha Vênus diz sobre o amor?', 'Obrigado'],
} as const;

/** Beyond these she has told all that she has of one question. */
const TURNS = 26;

it.each(LANGUAGES)(
  'whoever asks the same again and again is answered every time, in %s',
  async (language) => {
    for (const text of ASKED[language]) {
      let memory = NO_MEMORY;
      for (let turn = 0; turn < TURNS; turn++) {
        const answer = answerWith(null, {
          text,
          language,
          people,
          gathered,
          firstName: null,
          names: [],
          earlier: [],
          memory,
          nowMs: NOW_MS,
          timeZone: 'Europe/Istanbul',
          offsetMs: 10_800_000,
        });
        let said = 0;
        let next = await answer.next();
        for (; !next.done; next = await answer.next()) said += 1;
        expect(said, `${text}, turn ${turn}`).toBeGreaterThan(0);
        memory = next.value.memory ?? memory;
      }
    }
  },
);
