import type { NatalWords } from '../../../locales/en/natal.ts';
import { KindChoice } from '../birth-form/kind-choice.tsx';
import { ActionButton, ResultAction } from './result-action.tsx';
import '../birth-form/input.css';

interface SaveActionProps {
  words: Pick<NatalWords, 'result' | 'kept' | 'keeping'>;
  /** On the button. */
  keep: string;
  /** Whether the birth is one, and may be given a name. */
  isNamed?: boolean;
}

/**
 * Keeps what a result was computed from, in this browser. The island says so of the account instead where somebody is signed
 * in, and offers the browser where the account takes nothing.
 */
export function SaveAction({ words, keep, isNamed = true }: SaveActionProps) {
  const { result, kept, keeping } = words;
  return (
    <ResultAction icon="save" name={result.save} needsScript>
      <div className="act__row">
        {isNamed && (
          <label>
            {kept.keepName}{' '}
            <input className="birth__input" name="keepName" maxLength={60} data-keep-name="" />
          </label>
        )}
        {isNamed && <KindChoice name="keepKind" kinds={keeping.kinds} />}
        <ActionButton action="keep">{keep}</ActionButton>
      </div>
      <p className="act__note" data-keep-note="">
        {kept.explain}
      </p>
      <p data-keep-instead="" hidden>
        <ActionButton action="keep-here">{keeping.instead}</ActionButton>
      </p>
    </ResultAction>
  );
}
