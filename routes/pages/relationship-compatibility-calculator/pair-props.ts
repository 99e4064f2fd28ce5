import type {
  PairPerson,
  ServedPairProps,
} from '../../../client/components/compatibility/pair-form-props.ts';
import { MAX_PAIR_NAME_LENGTH } from '../../../contract/limits.ts';
import type { Translator } from '../../../locales/index.ts';
import { birthFormProps } from '../../births/form-props.ts';
import { type PairData, PREFIXES } from './load.ts';

type Words = Translator<'compatibility' | 'natal' | 'astro' | 'errors'>;

type PersonId = keyof typeof PREFIXES;

function typedName({ values }: PairData, person: PersonId): string {
  return values[person].name?.trim().slice(0, MAX_PAIR_NAME_LENGTH) ?? '';
}

/** What each person is called: the name that was typed, else "First person". */
export function namesOf(data: PairData, words: Words): { first: string; second: string } {
  const { form } = words.section('compatibility');
  return {
    first: typedName(data, 'first') || form.first,
    second: typedName(data, 'second') || form.second,
  };
}

/** The title of a comparison: "Ada and Deniz" where both were named, else "The two of you". */
export function pairHeading(data: PairData, words: Words): string {
  const names = [typedName(data, 'first'), typedName(data, 'second')];
  return names.every(Boolean)
    ? new Intl.ListFormat(words.tag).format(names)
    : words.section('compatibility').result.heading;
}

/** The form for two as this page asks for it, with what was typed and what was wrong with it. */
export function pairFormProps(words: Words, action: string, data: PairData): ServedPairProps {
  const { form, labelled } = words.section('compatibility');
  const birthOf = (person: PersonId) =>
    birthFormProps(words, action, data.values[person], data.failures[person]);
  const personOf = (person: PersonId): PairPerson => {
    const { values, errors, folds, places } = birthOf(person);
    const useChart = person === 'first' ? form.useFirst : form.useSecond;
    return { prefix: PREFIXES[person], legend: form[person], useChart, values, errors, folds, places };
  };
  // Language and words are the same for both, so they go into the page once.
  const { language, tag, dateOrder, hours, words: birthWords, houseSystems } = birthOf('first');
  const { legend, name, submit, submitting, privacy, use } = form;
  const people = [personOf('first'), personOf('second')] as const;
  return {
    action,
    words: { legend, name, submit, submitting, privacy, use, labelled },
    base: { language, tag, dateOrder, hours, words: birthWords, houseSystems },
    people,
    errorSummary: people.some(({ errors }) => errors.length > 0) ? words.section('errors').summary : null,
  };
}
