import { CHART_KINDS } from '../../../contract/chart-kind.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';

interface KindOptionsProps {
  kinds: NatalWords['keeping']['kinds'];
}

/** Whose a kept chart may be, nobody's first: what a list of them is chosen from. */
export function KindOptions({ kinds }: KindOptionsProps) {
  return (
    <>
      <option value="">{kinds.none}</option>
      {CHART_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {kinds[kind]}
        </option>
      ))}
    </>
  );
}
