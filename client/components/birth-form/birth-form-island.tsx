import { KEPT_CHARTS_KEY } from '../../state/remembered-keys.ts';
import { Island } from '../island.tsx';
import { BirthForm } from './birth-form.tsx';
import type { ServedFormProps } from './birth-form-props.ts';
import { servedParts, toldOf } from './served-parts.tsx';

/** The form as pages use it: rendered by the server, woken by the first touch or by charts kept in the browser. */
export function BirthFormIsland(props: ServedFormProps) {
  const told = toldOf(props);
  return (
    <Island name="birth-form" strategy="interaction" props={told} wakeKey={KEPT_CHARTS_KEY}>
      <BirthForm {...told} parts={servedParts(props)} />
    </Island>
  );
}
