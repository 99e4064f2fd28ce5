import type { ChartKind } from '../../../contract/chart-kind.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { KindOptions } from './kind-options.tsx';
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
        <KindOptions kinds={kinds} />
      </select>
    </label>
  );
}
