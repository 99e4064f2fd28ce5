import { KEPT_CHARTS_KEY } from '../../state/remembered-keys.ts';
import { servedParts, toldOf } from '../birth-form/served-parts.tsx';
import { Island } from '../island.tsx';
import { PairFields } from './pair-fields.tsx';
import type { ServedPairProps } from './pair-form-props.ts';

/** The form for two as pages use it: rendered by the server, woken by the first touch or by charts kept in the browser. */
export function PairForm(props: ServedPairProps) {
  const { base, people } = props;
  const told = { ...props, base: toldOf(base) };
  const parts = [servedParts({ ...base, ...people[0] }), servedParts({ ...base, ...people[1] })] as const;
  return (
    <Island name="pair-form" strategy="interaction" props={told} wakeKey={KEPT_CHARTS_KEY}>
      <PairFields {...told} parts={parts} />
    </Island>
  );
}
