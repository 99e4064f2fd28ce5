import { KEPT_CHARTS_KEY } from '../../state/kept-charts.ts';
import { Island } from '../island.tsx';
import { BirthForm } from './birth-form.tsx';
import type { BirthFormProps } from './birth-form-props.ts';

/**
 * The form as pages use it: rendered by the server, woken by the first touch or by charts kept in the browser. One that leads on
 * shows no kept charts, and waits for the touch.
 */
export function BirthFormIsland(props: BirthFormProps) {
  return (
    <Island
      name="birth-form"
      strategy="interaction"
      props={props}
      {...(!props.leadsOn && { wakeKey: KEPT_CHARTS_KEY })}
    >
      <BirthForm {...props} />
    </Island>
  );
}
