import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../../locales/index.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { type PairData, PREFIXES } from '../../../routes/pages/relationship-compatibility-calculator/load.ts';
import { pairFormProps } from '../../../routes/pages/relationship-compatibility-calculator/pair-props.ts';
import { STANDING_PARTS } from '../../islands/birth-form/standing-parts.ts';
import { birthOfChart } from '../../islands/pair-form/birth-of-chart.ts';
import { LivePairForm } from '../../islands/pair-form/live-pair-form.tsx';
import { KEPT_CHARTS_KEY } from '../../state/remembered-keys.ts';
import { servedParts } from '../birth-form/served-parts.tsx';
import { PairFields } from './pair-fields.tsx';
import { PairForm } from './pair-form.tsx';
import type { PairFormProps, ServedPairProps } from './pair-form-props.ts';

const EMPTY: PairData = {
  values: { first: {}, second: {} },
  failures: { first: null, second: null },
  result: null,
};

const FAULTY: PairData = {
  ...EMPTY,
  values: { first: { name: 'Ada', day: '31' }, second: { place: 'Springfield' } },
  failures: {
    first: {
      ok: false,
      code: 'invalid_input',
      fields: { date: 'malformed' },
      folds: [],
      places: [],
      unknownWords: '',
    },
    second: {
      ok: false,
      code: 'invalid_input',
      fields: { date: 'required', place: 'choose' },
      folds: [],
      places: [{ id: 7, name: 'Springfield', region: 'Illinois', countryName: 'United States' }],
      unknownWords: '',
    },
  },
};

async function propsOf(data: PairData, language: Language = 'en'): Promise<ServedPairProps> {
  const words = await loadWords(language, ['compatibility', 'natal', 'astro', 'errors']);
  return pairFormProps(words, '/path', data);
}

/** As the server draws it. */
function drawn(props: ServedPairProps): string {
  const [first, second] = props.people;
  const partsOf = (person: ServedPairProps['people'][number]) => servedParts({ ...props.base, ...person });
  return renderToStaticMarkup(<PairFields {...props} parts={[partsOf(first), partsOf(second)]} />);
}

/** What its island draws itself. */
function drawnLive(props: PairFormProps): string {
  return renderToStaticMarkup(<PairFields {...props} parts={[STANDING_PARTS, STANDING_PARTS]} />);
}

function namesIn(html: string): string[] {
  return [...html.matchAll(/ name="([^"]*)"/g)].map(([, name = '']) => name);
}

describe('the form for two', () => {
  test('posts to its page without a script, each field under the prefix of its person', async () => {
    const html = drawn(await propsOf(EMPTY));
    expect(html).toMatch(/<form[^>]* action="\/path" method="post"/);
    const names = namesIn(html);
    const of = (prefix: string) => names.filter((name) => name.startsWith(prefix));
    expect(of(PREFIXES.first)).toHaveLength(names.length / 2);
    expect(of(PREFIXES.second)).toHaveLength(names.length / 2);
    expect(html.match(/class="birth__open"/g)).toHaveLength(2);
  });

  test('has no id twice and no style attribute', async () => {
    const html = drawn(await propsOf(FAULTY));
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(html).not.toContain('style=');
  });

  test('counts and names what is wrong, person by person', async () => {
    const html = drawn(await propsOf(FAULTY));
    expect(html).toContain('3 things need your attention');
    expect(html).toMatch(/<a href="#birth-a_month">First person: /);
    expect(html).toMatch(/<a href="#birth-b_place-7">Second person: /);
  });

  test('says nothing of attention once nothing is wrong any more', async () => {
    const props = await propsOf(FAULTY);
    const [first, second] = props.people;
    const mended = { ...props, people: [first, { ...second, errors: [] }] as const };
    expect(drawn(mended)).toContain('One thing needs your attention');
    const right = {
      ...props,
      people: [
        { ...first, errors: [] },
        { ...second, errors: [] },
      ] as const,
    };
    expect(drawn(right)).not.toContain('birth-errors');
  });

  test('is first drawn by its island as the server drew it', async () => {
    for (const data of [EMPTY, FAULTY]) {
      const props = await propsOf(data);
      const live = renderToStaticMarkup(
        <LivePairForm server={props} hydrateIslands={() => undefined} onReady={() => undefined} />,
      );
      expect(live).toBe(drawnLive(props));
    }
  });
});

describe('the island', () => {
  test('wakes for charts kept in the browser and gets its words once', async () => {
    const html = renderToStaticMarkup(<PairForm {...(await propsOf(EMPTY))} />);
    expect(html).toContain(`data-wake-key="${KEPT_CHARTS_KEY}"`);
    const [, json = ''] = html.match(/data-props="([^"]*)"/) ?? [];
    expect(json.match(/Date of birth/g)).toHaveLength(1);
    expect(json).not.toContain('Where do the points come from?');
  });

  test.each(LANGUAGES)('names both buttons of a kept chart apart in %s', async (language) => {
    const { people } = await propsOf(EMPTY, language);
    const [first, second] = people.map(({ useChart }) => useChart);
    expect(first).toContain('{{chart}}');
    expect(second).toContain('{{chart}}');
    expect(first).not.toBe(second);
  });
});

describe('a kept chart', () => {
  const CHART = {
    id: 'x',
    name: 'N'.repeat(60),
    kind: null,
    fields: { day: '31', month: '10', year: '1999', time: '02:30', place: 'Oslo', placeId: '9', fold: '1' },
  };

  test('takes the place of a person with all that was wrong there', async () => {
    const { base, people } = await propsOf(FAULTY);
    const birth = birthOfChart({ ...base, ...people[1] }, CHART);
    expect(birth).toMatchObject({ prefix: 'b_', errors: [], places: [], folds: [] });
    expect(birth.values).toEqual({ ...CHART.fields, name: 'N'.repeat(40) });
  });

  test('sends its place and which of two clock times it meant', async () => {
    const props = await propsOf(FAULTY);
    const birth = birthOfChart({ ...props.base, ...props.people[1] }, CHART);
    const html = drawnLive({ ...props, people: [props.people[0], birth] });
    expect(html).toContain('type="hidden" name="b_placeId" value="9"');
    expect(html).toContain('type="hidden" name="b_placeFor" value="Oslo"');
    expect(html).toContain('type="hidden" name="b_fold" value="1"');
    expect(html).toContain('name="b_foldFor" value="1999|10|31|02:30|Oslo"');
  });
});
