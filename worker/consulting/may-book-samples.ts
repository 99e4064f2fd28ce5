import type { Bindings } from '../bindings.ts';

/** A build for the live site has no way to a booked sample, whatever its settings say. */
const IS_LIVE_BUILD = import.meta.env.MODE === 'production';

/** Whether a request to somebody who does not exist is taken, to try out what follows. */
export function mayBookSamples(env: Pick<Bindings, 'CONSULTING_SAMPLES'>): boolean {
  return !IS_LIVE_BUILD && env.CONSULTING_SAMPLES === 'bookable';
}
