import type { ServedAskProps } from '../../../client/components/celestia/ask-form-props.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { Translator } from '../../../locales/index.ts';
import { birthFormProps } from '../../births/form-props.ts';
import type { AskData } from './load.ts';

type Words = Translator<'ask' | 'natal' | 'astro' | 'errors'>;

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;

/** "in 5 hours": never sooner than it is. */
function waitText(seconds: number, tag: string): string {
  const format = new Intl.RelativeTimeFormat(tag);
  return seconds > SECONDS_PER_HOUR
    ? format.format(Math.ceil(seconds / SECONDS_PER_HOUR), 'hour')
    : format.format(Math.ceil(seconds / SECONDS_PER_MINUTE), 'minute');
}

function refusalText({ refusal }: AskData, words: Words): string | null {
  if (refusal?.kind !== 'limit') return null;
  return fillText(words.section('ask').form.limit, { when: waitText(refusal.retryAfterSeconds, words.tag) });
}

/** The form as the page asks with it: what was typed, what was wrong with it, why it was not answered. */
export function askFormProps(words: Words, action: string, data: AskData): ServedAskProps {
  const { question, values, refusal } = data;
  const { form: ask, starters } = words.section('ask');
  const faults = refusal?.kind === 'faults' ? refusal : null;
  const birth = birthFormProps(words, action, values, faults?.birth ?? null);
  const texts: Readonly<Record<string, string>> = words.section('errors').fields.question;
  const code = faults?.question ?? null;
  const own = code === null ? [] : [{ field: 'question', code, message: texts[code] ?? '' }];
  const errors = [...own, ...birth.errors];
  return {
    ...birth,
    errors,
    errorSummary: errors.length > 0 ? words.section('errors').summary : null,
    ask,
    choosing: words.section('natal').choosing,
    starters,
    question,
    refusal: refusalText(data, words),
  };
}
