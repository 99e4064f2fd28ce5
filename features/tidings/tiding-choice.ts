import { LETTER_KINDS, TIDING_KINDS, type TidingHour, type TidingKind } from '../../contract/tidings.ts';
import type { TidingTimes } from './next-due.ts';

/** What a person chose to be told, when and by which ways. */
export interface TidingChoice extends TidingTimes {
  /** Of letters. */
  kinds: readonly TidingKind[];
  /** Of notifications. */
  pushKinds: readonly TidingKind[];
  /** A zone of the tz database. */
  zone: string;
}

export const DEFAULT_HOUR: TidingHour = 9;

/** What holds of somebody who chose nothing yet: nothing is told, and everything once it is asked for. */
export function firstChoice(zone: string): TidingChoice {
  return {
    mail: 'never',
    push: 'never',
    kinds: LETTER_KINDS,
    pushKinds: TIDING_KINDS,
    hour: DEFAULT_HOUR,
    zone,
  };
}
