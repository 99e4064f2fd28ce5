import { Island } from '../island.tsx';
import { BirthForm } from './birth-form.tsx';
import type { ServedFormProps } from './birth-form-props.ts';
import { servedParts } from './served-parts.tsx';

/**
 * The birth form on a page that does not answer it: the browser sends it to the page that does, with the script or without. The
 * words that its island says beside those of the form it has from there, so that this page need not carry them; and there is
 * room for what most visitors leave alone.
 */
export function LeadingForm(props: ServedFormProps) {
  const { action, values, errors, errorSummary, folds, places } = props;
  return (
    <Island
      name="leading-form"
      strategy="interaction"
      props={{ action, values, errors, errorSummary, folds, places }}
    >
      <BirthForm {...props} parts={{ ...servedParts(props), options: null }} />
    </Island>
  );
}
