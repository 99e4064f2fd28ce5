import faultStyles from '../../client/components/birth-form/form-faults.ts?styles';
import busyStyles from '../../client/components/submit-button.tsx?styles';

/** The styles of a page whose form may come back with its faults: those of the faults only then. */
export function withFaults(styles: readonly string[], hasFaults: boolean): readonly string[] {
  return hasFaults ? [...styles, ...faultStyles, ...busyStyles] : styles;
}
