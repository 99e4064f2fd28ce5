import { describe, expect, it } from 'vitest';
import type { BirthFormFailure } from '../../features/births/birth-form-outcome.ts';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import { birthFormProps } from './form-props.ts';

const CHOICES: Pick<BirthFormFailure, 'folds' | 'places'> = {
  folds: [{ fold: 0 }, { fold: 1 }] as unknown as BirthFormFailure['folds'],
  places: [{ id: 1 }] as unknown as BirthFormFailure['places'],
};

async function propsOf(language: Language, fields: Record<string, string> | null) {
  const words = await loadWords(language, ['natal', 'astro', 'errors']);
  const failure: BirthFormFailure | null = fields && {
    ok: false,
    code: 'invalid_input',
    fields,
    unknownWords: 'Xyzzy',
    ...CHOICES,
  };
  return { words, props: birthFormProps(words, '/post', { year: '90', hour: '14', minute: '30' }, failure) };
}

describe.each(LANGUAGES)('a birth form in %s', (language) => {
  it('tells each fault in the order in which it asks, in words', async () => {
    const wrong = {
      utcOffset: 'malformed',
      place: 'nearest',
      fold: 'required',
      time: 'required',
      date: 'short_year',
    };
    const { words, props } = await propsOf(language, wrong);
    const { fields, summary } = words.section('errors');
    expect(props.errors.map(({ field, code }) => [field, code])).toEqual([
      ['date', 'short_year'],
      ['time', 'required'],
      ['fold', 'required'],
      ['place', 'nearest'],
      ['utcOffset', 'malformed'],
    ]);
    const [date, time, , place] = props.errors.map(({ message }) => message);
    expect([date, time]).toEqual([fields.date.short_year, fields.time.required]);
    expect(place).toContain('Xyzzy');
    for (const { message } of props.errors) expect(message).not.toMatch(/\{\{|^$/);
    expect(props.errorSummary).toBe(summary);
    expect(props).toMatchObject(CHOICES);
  });

  it('says of a fault that has no words of its own that something is wrong', async () => {
    const { words, props } = await propsOf(language, { place: 'unheard_of' });
    expect(props.errors[0]?.message).toBe(words.t('errors.codes.invalid_input'));
  });

  it('says nothing of faults before there are any, and keeps what was typed', async () => {
    const { props } = await propsOf(language, null);
    expect(props).toMatchObject({ errors: [], errorSummary: null, folds: [], places: [], language });
    expect(props.values).toMatchObject({ year: '90', time: '14:30' });
    expect([...props.dateOrder].toSorted()).toEqual(['day', 'month', 'year']);
    expect([props.dateOrder[0], props.hours]).toEqual(language === 'en' ? ['month', 12] : ['day', 24]);
  });
});
