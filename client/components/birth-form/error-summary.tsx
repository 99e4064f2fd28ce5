import { countedText } from '../../../locales/counted-text.ts';
import type { BirthFormProps } from './birth-form-props.ts';
import { controlOf } from './field-controls.ts';
import './form-faults.ts';

interface ErrorSummaryProps {
  form: Pick<BirthFormProps, 'prefix' | 'tag' | 'dateOrder' | 'folds' | 'places' | 'errors' | 'errorSummary'>;
}

/** How many things are wrong, each a link to the control that mends it. */
export function ErrorSummary({ form }: ErrorSummaryProps) {
  const { errors, errorSummary, tag } = form;
  if (errors.length === 0 || !errorSummary) return null;
  return (
    <div id="birth-errors" className="birth__summary" role="alert" tabIndex={-1}>
      <h2 className="birth__label">{countedText(errorSummary, errors.length, tag)}</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.field}>
            <a href={`#${controlOf(error, form)}`}>{error.message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
