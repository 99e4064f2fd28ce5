import type { NatalWords } from '../../../locales/en/natal.ts';
import { ActionButton, ResultAction } from './result-action.tsx';

interface PrintActionProps {
  words: Pick<NatalWords['result'], 'print' | 'printWhole' | 'printNow'>;
  /** What the short print holds, and what the whole reading adds; left out where there is but one print. */
  note?: string;
}

/** Paper: short, or with the whole reading where there is a box and it is ticked. The style sheets for print read it, and no script. */
export function PrintAction({ words, note }: PrintActionProps) {
  return (
    <ResultAction icon="print" name={words.print}>
      {note && (
        <label className="act__check">
          <input type="checkbox" className="print-whole" />
          <span>{words.printWhole}</span>
        </label>
      )}
      <div className="act__row">
        <ActionButton action="print">{words.printNow}</ActionButton>
      </div>
      {note && <p className="act__note">{note}</p>}
    </ResultAction>
  );
}
