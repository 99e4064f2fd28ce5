import { describe, expect, it } from 'vitest';
import type { SavedBirth } from '../../client/components/birth-form/saved-births.tsx';
import type { BirthFormFailure } from '../../features/births/birth-form-outcome.ts';
import type { ReportFaults } from '../../features/reports/read-report-ask.ts';
import type { ReportId } from '../../features/reports/report-kinds.ts';
import { loadWords } from '../../locales/index.ts';
import type { BirthFaults } from '../services/report-service.ts';
import { reportBirthProps, wrongBirths } from './birth-props.ts';

const SAVED: SavedBirth[] = [
  { id: 'own', name: '', kind: 'mine' },
  { id: 'k1', name: 'Deniz', kind: 'partner' },
  { id: 'k2', name: 'Ece', kind: 'child' },
];
const VALUES = { a_name: 'Ada', a_year: '1990', b_name: 'Deniz', b_year: '1985', b_chart: 'k1' };
const NO_DATE: BirthFormFailure = {
  ok: false,
  code: 'invalid_input',
  fields: { date: 'required' },
  folds: [],
  places: [],
  unknownWords: '',
};

const words = await loadWords('en', ['bookshop', 'natal', 'astro', 'errors']);
const { form: texts, faults: told } = words.section('bookshop');

function births(report: ReportId, wrong: BirthFaults = [], faults: ReportFaults = {}) {
  return reportBirthProps(
    { report, action: '/post', values: VALUES, births: wrong, faults, saved: SAVED },
    words,
  );
}

describe('the births that a book’s form asks for', () => {
  it.each([
    ['natal', [[texts.birth, 'own', true]]],
    ['year', [[texts.birth, 'own', true]]],
    ['child', [[texts.child, 'k2', false]]],
    [
      'relationship',
      [
        [texts.first, 'own', true],
        [texts.second, 'k1', false],
      ],
    ],
  ] as const)(
    'of the kind %s are called for whose they are, and offer the likeliest first',
    (report, shown) => {
      expect(births(report).map(({ legend, saved, isOwn }) => [legend, saved[0]?.id, isOwn])).toEqual(shown);
      for (const { saved } of births(report)) expect(saved).toHaveLength(SAVED.length);
    },
  );

  it('keep what was typed, each of its own person', () => {
    const [first, second] = births('relationship');
    expect([first?.name, first?.chart, first?.birth.values.year]).toEqual(['Ada', '', '1990']);
    expect([second?.name, second?.chart, second?.birth.values.year]).toEqual(['Deniz', 'k1', '1985']);
    expect([first?.birth.prefix, second?.birth.prefix]).toEqual(['a_', 'b_']);
  });

  it('say what is wrong with each, by the control that mends it', () => {
    const wrong = births('relationship', [NO_DATE, 'no_hour'], { a_name: 'too_long', b_chart: 'unknown' });
    const list = wrongBirths(wrong);
    expect(list.map(({ text }) => text)).toEqual([
      words.section('errors').fields.date.required,
      told.name,
      told.chart,
      told.hour,
    ]);
    expect(list.map(({ id }) => id)).toEqual([
      expect.stringMatching(/a_/),
      'report-a_name',
      'report-b_chart',
      expect.stringMatching(/b_/),
    ]);
    expect(wrongBirths(births('relationship', [null, null]))).toEqual([]);
  });
});
