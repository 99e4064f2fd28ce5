import { KEPT_CHARTS_KEY } from '../../state/remembered-keys.ts';
import { Island } from '../island.tsx';
import { PairFields } from './pair-fields.tsx';
import type { PairFormProps } from './pair-form-props.ts';

/** The form for two as pages use it: rendered by the server, woken by the first touch or by charts kept in the browser. */
export function PairForm(props: PairFormProps) {
  return (
    <Island name="pair-form" strategy="interaction" props={props} wakeKey={KEPT_CHARTS_KEY}>
      <PairFields {...props} />
    </Island>
  );
}
