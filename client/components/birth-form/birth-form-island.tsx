import { KEPT_CHARTS_KEY } from '../../state/remembered-keys.ts';
import { Island } from '../island.tsx';
import { BirthForm } from './birth-form.tsx';
import type { ServedFormProps } from './birth-form-props.ts';
import { servedParts, toldOf } from './served-parts.tsx';

/**
 * The form as pages use it: rendered by the server, woken by the first touch or by charts kept in the browser.
 * @param wakeKey in place of the charts' key
 */
export function BirthFormIsland({
  wakeKey = KEPT_CHARTS_KEY,
  ...props
}: ServedFormProps & { wakeKey?: string }) {
  const told = toldOf(props);
  return (
    <Island name="birth-form" strategy="interaction" props={told} wakeKey={wakeKey}>
      <BirthForm {...told} parts={servedParts(props)} />
    </Island>
  );
}
