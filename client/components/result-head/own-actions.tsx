import type { NatalWords } from '../../../locales/en/natal.ts';
import { ChangeAction, ResultActions } from './result-action.tsx';
import { SaveAction } from './save-action.tsx';

/** Leads to the form with what the result was computed from, and keeps that. */
export function OwnActions({ words }: { words: Pick<NatalWords, 'result' | 'kept' | 'keeping'> }) {
  return (
    <ResultActions>
      <ChangeAction path="#change" name={words.result.edit} />
      <SaveAction words={words} keep={words.kept.keep} />
    </ResultActions>
  );
}
