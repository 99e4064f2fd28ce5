import { KEPT_CHARTS_KEY, LOVER_DRAFT_KEY } from '../../state/remembered-keys.ts';
import { servedParts, toldOf } from '../birth-form/served-parts.tsx';
import { Island } from '../island.tsx';
import { LoverFields } from './lover-fields.tsx';
import type { LoverFormProps, ServedLoverProps } from './lover-form-props.ts';

const WAKE_KEYS = `${LOVER_DRAFT_KEY} ${KEPT_CHARTS_KEY}`;

/** The form as its pages use it: rendered by the server, woken by the first touch, charts that are kept, or what was written before signing in. */
export function LoverForm(props: ServedLoverProps) {
  const told: LoverFormProps = toldOf(props);
  return (
    <Island name="lover-form" strategy="interaction" props={told} wakeKey={WAKE_KEYS}>
      <LoverFields {...told} parts={{ ...servedParts(props), options: null }} />
    </Island>
  );
}
