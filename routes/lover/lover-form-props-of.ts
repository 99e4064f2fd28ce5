import type { FieldError } from '../../client/components/birth-form/birth-form-props.ts';
import type { ServedLoverProps } from '../../client/components/lover/lover-form-props.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { Translator } from '../../locales/index.ts';
import { birthFormProps } from '../births/form-props.ts';
import type { LoverData, LoverFault } from './load-lover.ts';

type Words = Translator<'lover' | 'chat' | 'natal' | 'astro' | 'errors'>;

/** Id of what an answer to the form leads to: the form again, and what it waits for. */
export const BEGIN_ID = 'begin';

/** In the order in which the form asks. */
function errorsOf(birth: readonly FieldError[], { faults }: LoverData, words: Words): FieldError[] {
  const { missing } = words.section('lover').form;
  const own = (field: LoverFault): FieldError[] =>
    faults.includes(field) ? [{ field, code: 'required', message: missing[field] }] : [];
  return [...own('name'), ...birth, ...own('text'), ...own('agree')];
}

/** The form as its page asks for it, with what was typed and what was wrong with it. */
export function loverFormProps(words: Words, path: string, data: LoverData): ServedLoverProps {
  const { values, birth, code, asksConsent, isSignedIn, model } = data;
  const { adults, theirs, signIn, missing: _missing, ...lover } = words.section('lover').form;
  const { consent } = words.section('chat');
  const form = birthFormProps(words, `${path}#${BEGIN_ID}`, values, birth);
  const errors = errorsOf(form.errors, data, words);
  return {
    ...form,
    errors,
    errorSummary: errors.length > 0 ? words.section('errors').summary : null,
    lover,
    choosing: words.section('natal').choosing,
    consent: asksConsent
      ? [consent.kept, model ? fillText(consent.model, { ...model }) : consent.here]
      : null,
    note: [adults, theirs, ...(isSignedIn ? [] : [signIn])].join(' '),
    refusal: code && words.t(`errors.codes.${code}`),
  };
}
