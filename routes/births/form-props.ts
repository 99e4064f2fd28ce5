import type { FieldError, ServedFormProps } from '../../client/components/birth-form/birth-form-props.ts';
import type { BirthFormFailure } from '../../features/births/birth-form-outcome.ts';
import { withTime } from '../../features/births/clock-fields.ts';
import type { NatalWords } from '../../locales/en/natal.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { Translator } from '../../locales/index.ts';
import { LOCALES } from '../../locales/locales.ts';

/** Field codes as messages, in the order in which the form asks. */
const FIELD_ORDER = [
  'date',
  'year',
  'time',
  'timeFrom',
  'timeTo',
  'dayPart',
  'fold',
  'place',
  'houseSystem',
  'utcOffset',
];

function messagesOf({ fields, unknownWords }: BirthFormFailure, words: Translator<'errors'>): FieldError[] {
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = words.section('errors').fields;
  return Object.entries(fields)
    .toSorted(([a], [b]) => FIELD_ORDER.indexOf(a) - FIELD_ORDER.indexOf(b))
    .map(([field, code]) => ({
      field,
      code,
      message: fillText(texts[field]?.[code] ?? words.t('errors.codes.invalid_input'), {
        words: unknownWords,
      }),
    }));
}

/** What the list of kept charts says. */
function keptListWords({
  heading,
  explain,
  open,
  rename,
  forget,
  forgetAll,
  offered,
  inAccount,
}: NatalWords['kept']) {
  return { heading, explain, open, rename, forget, forgetAll, offered, inAccount };
}

/** The birth form as this page asks for it, with what was typed and what was wrong with it. */
export function birthFormProps(
  words: Translator<'natal' | 'astro' | 'errors'>,
  action: string,
  values: Readonly<Record<string, string>>,
  failure: BirthFormFailure | null,
): ServedFormProps {
  const { form, calendar, suggestions, kept, result } = words.section('natal');
  const errors = failure ? messagesOf(failure, words) : [];
  const { tag, dateOrder, hours } = LOCALES[words.language];
  return {
    action,
    language: words.language,
    tag,
    dateOrder,
    hours,
    words: { form, calendar, suggestions, kept: keptListWords(kept), failed: result.failed },
    houseSystems: words.section('astro').houseSystems,
    values: withTime(values),
    errors,
    errorSummary: errors.length > 0 ? words.section('errors').summary : null,
    folds: failure?.folds ?? [],
    places: failure?.places ?? [],
  };
}
