import { CHART_KINDS, type ChartKind } from '../../../contract/chart-kind.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import '../select.css';
import './input.css';

interface KindChoiceProps {
  name: string;
  kinds: NatalWords['keeping']['kinds'];
  chosen?: ChartKind | null;
}

/** Asks whose a kept chart is; nobody has to say. */
export function KindChoice({ name, kinds, chosen = null }: KindChoiceProps) {
  return (
    <label>
      {kinds.ask}{' '}
      <select name={name} className="birth__input" defaultValue={chosen ?? ''}>
        <option value="">{kinds.none}</option>
        {CHART_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </select>
    </label>
  );
}
