import { Island } from '../island.tsx';
import { BirthForm } from './birth-form.tsx';
import type { ServedFormProps } from './birth-form-props.ts';
import { servedTime } from './served-time.tsx';

/**
 * The birth form on a page that does not answer it: the browser sends it to the page that does, with the script or without. The
 * words that its island says beside those of the form it has from there, so that this page need not carry them; and there is
 * room for what most visitors leave alone.
 */
export function LeadingForm(props: ServedFormProps) {
  const { action, values, errors, errorSummary, folds, places } = props;
  // An empty form is the one that its island finds on the other page.
  const isEmpty = Object.keys(values).length + errors.length + folds.length + places.length === 0;
  const sent = isEmpty ? {} : { values, errors, errorSummary, folds, places };
  return (
    <Island name="leading-form" strategy="interaction" props={{ action, ...sent }}>
      <BirthForm {...props} parts={{ time: servedTime(props), options: null }} />
    </Island>
  );
}
