import { LOVER_DRAFT_KEY } from '../../state/remembered-keys.ts';
import { servedParts, toldOf } from '../birth-form/served-parts.tsx';
import { Island } from '../island.tsx';
import { LoverFields } from './lover-fields.tsx';
import type { LoverFormProps, ServedLoverProps } from './lover-form-props.ts';

/** The form as its pages use it: rendered by the server, woken by the first touch or by what was written before signing in. */
export function LoverForm(props: ServedLoverProps) {
  const told: LoverFormProps = toldOf(props);
  return (
    <Island name="lover-form" strategy="interaction" props={told} wakeKey={LOVER_DRAFT_KEY}>
      <LoverFields {...told} parts={{ ...servedParts(props), options: null }} />
    </Island>
  );
}
