import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../../locales/index.ts';
import { askFormProps } from '../../../routes/pages/ask-celestia/ask-props.ts';
import type { AskData } from '../../../routes/pages/ask-celestia/load.ts';
import { LiveAskForm } from '../../islands/ask-form/live-ask-form.tsx';
import { STANDING_PARTS } from '../../islands/birth-form/standing-parts.ts';
import { AskFields } from './ask-fields.tsx';
import { AskForm } from './ask-form.tsx';
import type { AskFormProps, ServedAskProps } from './ask-form-props.ts';

const EMPTY: AskData = {
  question: '',
  values: {},
  refusal: null,
  result: null,
  samples: [],
  timeZone: 'UTC',
  model: null,
};

const FAULTY: AskData = {
  ...EMPTY,
  question: 'x',
  values: { day: '31', month: '2', year: '1990', place: 'Springfield' },
  refusal: {
    kind: 'faults',
    question: 'too_long',
    birth: {
      ok: false,
      code: 'invalid_input',
      fields: { date: 'impossible', place: 'choose' },
      folds: [],
      places: [{ id: 7, name: 'Springfield', region: 'Illinois', countryName: 'United States' }],
      unknownWords: '',
    },
  },
};

const SPENT: AskData = { ...EMPTY, question: 'x', refusal: { kind: 'limit', retryAfterSeconds: 3601 } };

async function propsOf(data: AskData): Promise<ServedAskProps> {
  return askFormProps(await loadWords('en', ['ask', 'natal', 'astro', 'errors']), '/path', data);
}

function toldOf(html: string): AskFormProps {
  const json = html.match(/data-props="([^"]*)"/)?.[1] ?? '';
  return JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
}

describe('the form that asks Celestia', () => {
  test('names what is wrong with the question and the birth, the question first, and opens the birth', async () => {
    const html = renderToStaticMarkup(<AskForm {...(await propsOf(FAULTY))} />);
    expect(html).toContain('3 things need your attention');
    expect(html.indexOf('href="#birth-question"')).toBeLessThan(html.indexOf('href="#birth-month"'));
    expect(html).toMatch(/<details class="ask-form__birth" open=""/);
  });

  test('tells of a spent day no sooner than it is over', async () => {
    const html = renderToStaticMarkup(<AskForm {...(await propsOf(SPENT))} />);
    expect(html).toContain('You can ask again in 2 hours.');
  });

  test('offers to leave out a birth that is known, and no other', async () => {
    expect(renderToStaticMarkup(<AskForm {...(await propsOf(EMPTY))} />)).not.toContain('name="without"');
    const known = { ...EMPTY, values: { day: '10', month: '6', year: '1990', place: 'Ankara' } };
    const html = renderToStaticMarkup(<AskForm {...(await propsOf(known))} />);
    expect(html).toContain('Your birth: June 10, 1990 · Ankara');
    expect(html).toContain('name="without"');
  });

  test('sends itself by its own button when a field is left by Enter, not by a question to begin with', async () => {
    const html = renderToStaticMarkup(<AskForm {...(await propsOf(EMPTY))} />);
    const first = html.match(/<button type="submit"[^>]*>/)?.[0] ?? '';
    expect(first).not.toContain('starter');
  });

  test('is first drawn by its island as the server drew it', async () => {
    const parts = { ...STANDING_PARTS, starters: STANDING_PARTS.time };
    for (const data of [EMPTY, FAULTY, SPENT]) {
      const told = toldOf(renderToStaticMarkup(<AskForm {...(await propsOf(data))} />));
      const live = renderToStaticMarkup(
        <LiveAskForm server={told} hydrateIslands={() => undefined} onReady={() => undefined} />,
      );
      expect(live).toBe(renderToStaticMarkup(<AskFields {...told} parts={parts} />));
    }
  });
});
