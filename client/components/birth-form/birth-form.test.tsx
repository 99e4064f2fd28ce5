import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { foldKey } from '../../../features/births/fold-key.ts';
import { astro } from '../../../locales/en/astro.ts';
import { natal } from '../../../locales/en/natal.ts';
import { BirthForm } from './birth-form.tsx';
import type { ServedFormProps } from './birth-form-props.ts';
import { DateFields } from './date-fields.tsx';
import { PlaceField } from './place-field.tsx';
import { chosenOf, nameOfPlace } from './place-input.tsx';
import { servedParts } from './served-parts.tsx';

const SUMMARY = { one: 'One thing needs your attention', other: '{{count}} things need your attention' };
const EMPTY: ServedFormProps = {
  action: '/en/natal-chart',
  language: 'en',
  tag: 'en',
  dateOrder: ['month', 'day', 'year'],
  hours: 12,
  words: { ...natal, failed: natal.result.failed },
  houseSystems: astro.houseSystems,
  values: {},
  errors: [],
  errorSummary: null,
  folds: [],
  places: [],
};

const render = (props: Partial<ServedFormProps> = {}) => {
  const form = { ...EMPTY, ...props };
  return renderToStaticMarkup(<BirthForm {...form} parts={servedParts(form)} />);
};

describe('birth form', () => {
  test('posts to its page without a script', () => {
    expect(render()).toMatch(/<form[^>]* action="\/en\/natal-chart" method="post"/);
  });

  test('asks for day, month and year in the order of the language', () => {
    const order = (html: string) => [...html.matchAll(/name="(day|month|year)"/g)].map(([, name]) => name);
    expect(order(render())).toEqual(['month', 'day', 'year']);
    expect(order(render({ dateOrder: ['day', 'month', 'year'] }))).toEqual(['day', 'month', 'year']);
  });

  test('has no style attribute, which the policy would refuse', () => {
    expect(render()).not.toContain('style=');
  });

  test('shows again whatever was typed', () => {
    const html = render({
      values: {
        day: '31',
        month: '2',
        year: '90',
        hour: '77',
        minute: '<3',
        period: 'pm',
        timeUnknown: '1',
        place: '"><b>',
      },
    });
    for (const value of ['31', '2', '90', '77', '&lt;3', '&quot;&gt;&lt;b&gt;']) {
      expect(html).toContain(`value="${value}"`);
    }
    expect(html).toMatch(/name="timeUnknown"[^>]* checked/);
    expect(html).toMatch(/<option value="pm" selected/);
  });

  test('asks for hour and minute, and for the half of the day where the language counts to twelve', () => {
    const names = (html: string) =>
      [...html.matchAll(/name="(hour|minute|period|time)"/g)].map(([, name]) => name);
    expect(names(render())).toEqual(['hour', 'minute', 'period']);
    expect(names(render({ hours: 24 }))).toEqual(['hour', 'minute']);
  });

  test('shows a kept time by the clock of the language', () => {
    const shown = (hours: 12 | 24) => {
      const html = render({ hours, values: { time: '14:30' } });
      return [...html.matchAll(/name="(?:hour|minute)"[^>]* value="([^"]*)"/g)].map(([, value]) => value);
    };
    expect(shown(24)).toEqual(['14', '30']);
    expect(shown(12)).toEqual(['2', '30']);
  });

  test('leads to the part of the time that is missing', () => {
    const linked = (code: string) =>
      render({ errors: [{ field: 'time', code, message: 'Wrong.' }], errorSummary: SUMMARY }).match(
        /href="#([^"]*)">Wrong/,
      )?.[1];
    expect(['required', 'malformed', 'no_minute', 'no_half'].map(linked)).toEqual([
      'birth-hour',
      'birth-hour',
      'birth-minute',
      'birth-period',
    ]);
  });

  test('names each error at the top and by its field', () => {
    const html = render({
      errors: [{ field: 'date', code: 'required', message: 'Enter the date of birth.' }],
      errorSummary: SUMMARY,
    });
    expect(html).toContain('<a href="#birth-month">Enter the date of birth.</a>');
    expect(html).toContain('id="birth-date-error"');
    expect(html).toMatch(/id="birth-month"[^>]* aria-describedby="birth-date-error" aria-invalid="true"/);
  });

  test('marks of a date and a time the part that is wrong alone', () => {
    const html = render({
      errors: [
        { field: 'date', code: 'beyond_month', message: 'That month is shorter.' },
        { field: 'year', code: 'in_future', message: 'Not come yet.' },
        { field: 'time', code: 'no_such_hour', message: 'No such hour.' },
      ],
      errorSummary: SUMMARY,
    });
    expect(html).toContain('3 things need your attention');
    expect(html).toMatch(/id="birth-day"[^>]* aria-describedby="birth-date-error" aria-invalid="true"/);
    expect(html).toMatch(/id="birth-year"[^>]* aria-describedby="birth-year-error" aria-invalid="true"/);
    expect(html).toMatch(/id="birth-hour"[^>]* aria-describedby="birth-time-error" aria-invalid="true"/);
    for (const part of ['month', 'minute']) {
      expect(html).not.toMatch(new RegExp(`id="birth-${part}"[^>]* aria-invalid`));
    }
    const links = [...html.matchAll(/href="#(birth-[a-z]+)"/g)].map(([, id]) => id);
    expect(links).toEqual(['birth-day', 'birth-year', 'birth-hour']);
  });

  test('opens more options where they hold something or are wrong', () => {
    const isOpen = (props: Partial<ServedFormProps>) => /<details[^>]* open/.test(render(props));
    expect(isOpen({})).toBe(false);
    expect(isOpen({ values: { houseSystem: 'placidus', utcOffset: '' } })).toBe(false);
    expect(isOpen({ values: { houseSystem: 'koch' } })).toBe(true);
    expect(isOpen({ errors: [{ field: 'utcOffset', code: 'malformed', message: 'x' }] })).toBe(true);
  });
});

describe('choices', () => {
  const folds = [
    { fold: 0, utcOffsetSeconds: 10_800, instant: '' },
    { fold: 1, utcOffsetSeconds: 7200, instant: '' },
  ] as const;
  const values = { year: '1999', month: '10', day: '31', time: '02:30', place: 'Springfield' };

  test('of two times are radios with their offsets, tied to what was typed', () => {
    const html = render({ folds, values });
    expect(html).toContain('The second time, at UTC+02:00');
    expect(html).toContain(`name="foldFor" value="${foldKey(values)}"`);
  });

  test('of several places are radios, tied to the text that they answer', () => {
    const places = [{ id: 7, name: 'Springfield', region: 'Illinois', countryName: 'United States' }];
    const html = render({ places, values });
    expect(html).toContain('name="placeFor" value="Springfield"');
    expect(html).not.toContain('type="hidden" name="placeId"');
    expect(html).toContain('Springfield, Illinois, United States');
  });

  test('that were made are sent again with the next change', () => {
    const html = render({ values: { ...values, placeId: '7', placeFor: 'Springfield', fold: '1' } });
    expect(html).toContain('type="hidden" name="placeId" value="7"');
    expect(html).toContain('type="hidden" name="fold" value="1"');
  });

  test('do not outlive the text that they were made for', () => {
    expect(chosenOf({ place: 'Springfield, Ohio', placeId: '7', placeFor: 'Springfield' }).id).toBe('');
  });
});

test('a region of the same name is not said twice', () => {
  expect(nameOfPlace({ name: 'Istanbul', region: 'Istanbul', countryName: 'Türkiye' })).toBe(
    'Istanbul, Türkiye',
  );
  expect(nameOfPlace({ name: 'Monaco', region: null, countryName: '' })).toBe('Monaco');
});

test('fields under a prefix share no name and no id with those of another person', () => {
  const html = renderToStaticMarkup(
    <>
      <DateFields
        form={{ ...EMPTY, prefix: 'a_', values: { day: '7' } }}
        errorOf={() => undefined}
        live={undefined}
      />
      <PlaceField form={{ ...EMPTY, prefix: 'b_' }} error={undefined} live={undefined} />
    </>,
  );
  expect(html).toMatch(/id="birth-a_day"[^>]* name="a_day" value="7"/);
  expect(html).toMatch(/<label[^>]* for="birth-b_place"/);
  expect(html).not.toMatch(/(?:name|id)="(?:birth-)?(?:day|place|placeId)"/);
});
