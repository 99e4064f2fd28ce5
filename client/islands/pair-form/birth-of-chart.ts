import { MAX_PAIR_NAME_LENGTH } from '../../../contract/limits.ts';
import type { PairBirth } from '../../components/compatibility/pair-form-props.ts';
import type { KeptChart } from '../../state/kept-charts.ts';

/** As long as the form's field for a name takes. */

/**
 * A person's birth with a kept chart in it. Whatever the server asked or found wrong spoke of fields that are now
 * others; that one of two clock times was meant is kept with the chart, and goes with it.
 */
export function birthOfChart(birth: PairBirth, { name, fields }: KeptChart): PairBirth {
  return {
    ...birth,
    values: { ...fields, name: name.slice(0, MAX_PAIR_NAME_LENGTH) },
    errors: [],
    folds: [],
    places: [],
  };
}
