import type { PairFormPerson, PairFormProps } from '../../client/components/compatibility/pair-form.tsx';
import type { Translator } from '../../locales/index.ts';
import { birthFormProps } from '../births/form-props.ts';
import { type PairData, PREFIXES } from './load-pair.ts';

type Words = Translator<'compatibility' | 'natal' | 'astro' | 'errors'>;

const PEOPLE = ['first', 'second'] as const;

const LONGEST_NAME = 40;

/** What each person is called: the name that was typed, else "First person". */
export function namesOf({ values }: PairData, words: Words): { first: string; second: string } {
  const { form } = words.section('compatibility');
  const nameOf = (person: (typeof PEOPLE)[number]) =>
    values[person].name?.trim().slice(0, LONGEST_NAME) || form[person];
  return { first: nameOf('first'), second: nameOf('second') };
}

/** The form for two as this page asks for it, with what was typed and what was wrong with it. */
export function pairFormProps(words: Words, action: string, { values, failures }: PairData): PairFormProps {
  const { form } = words.section('compatibility');
  const personOf = (person: (typeof PEOPLE)[number]): PairFormPerson => ({
    ...birthFormProps(words, action, values[person], failures[person]),
    prefix: PREFIXES[person],
    legend: form[person],
  });
  const people = [personOf('first'), personOf('second')] as const;
  const count = people.reduce((sum, { errors }) => sum + errors.length, 0);
  return {
    action,
    words: words.section('compatibility'),
    people,
    errorSummary: count === 0 ? '' : words.plural(words.section('errors').summary, count),
  };
}
