import type { NatalWords } from '../../../locales/en/natal.ts';
import { ResultActions } from './result-action.tsx';

/** Leads to the form with what the result was computed from. */
export function ChangeAction({ words }: { words: Pick<NatalWords['result'], 'change'> }) {
  return (
    <ResultActions>
      <a className="button button--quiet" href="#change">
        {words.change}
      </a>
    </ResultActions>
  );
}
