import type { ChartKind } from '../../../contract/chart-kind.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import '../select.css';
import './input.css';

/** A birth that the account keeps. */
export interface SavedBirth {
  /** The chart's; `own` for the person's own birth. */
  id: string;
  /** Empty for the person's own birth. */
  name: string;
  /** Whose it is; null where nobody said. */
  kind: ChartKind | null;
}

interface SavedBirthsProps {
  saved: readonly SavedBirth[];
  name: string;
  chosen: string;
  /** What the person's own birth is called. */
  own: string;
  kinds: NatalWords['keeping']['kinds'];
  /** The first choice, which is none of them; left out where there is no such choice. */
  none?: string;
  id?: string;
  label?: string;
  /** The id of what says what is wrong; left out where nothing is. */
  errorId?: string | undefined;
}

/** Chooses one of the births that the account keeps. */
export function SavedBirths({ saved, name, chosen, own, kinds, none, id, label, errorId }: SavedBirthsProps) {
  return (
    <select
      id={id}
      name={name}
      className="birth__input"
      aria-label={label}
      defaultValue={chosen}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
    >
      {none !== undefined && <option value="">{none}</option>}
      {saved.map((each) => (
        <option key={each.id} value={each.id}>
          {each.name === '' ? own : each.name}
          {each.name !== '' && each.kind && ` (${kinds[each.kind]})`}
        </option>
      ))}
    </select>
  );
}
