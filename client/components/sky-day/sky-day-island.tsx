import { Island } from '../island.tsx';
import { SkyDay } from './sky-day.tsx';
import type { SkyDayProps } from './sky-day-props.ts';

/** The sky of a day as pages use it: rendered by the server, woken by the first touch. */
export function SkyDayIsland(props: SkyDayProps) {
  return (
    <Island name="sky-day" strategy="interaction" props={props}>
      <SkyDay {...props} />
    </Island>
  );
}
