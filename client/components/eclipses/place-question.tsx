import { ASKED_PLACE_KEY } from '../../state/remembered-keys.ts';
import { type LivePlace, PlaceInput } from '../birth-form/place-input.tsx';
import { Island } from '../island.tsx';
import type { PlaceQuestionProps } from './place-question-props.ts';
import './eclipses.css';

/** Id of the input; those of all that belongs to it begin with it. */
export const PLACE_INPUT_ID = 'eclipse-place';

/** The question as pages use it: rendered by the server, woken by the first touch, or by a place that this tab has asked about. */
export function PlaceQuestion({ words, ...question }: PlaceQuestionProps) {
  const { label, hint, submit, choose } = words;
  // A page gives the whole section; the island gets no more words than it says.
  const props: PlaceQuestionProps = { ...question, words: { label, hint, submit, choose } };
  return (
    <Island name="place-question" strategy="interaction" props={props} wakeKey={ASKED_PLACE_KEY}>
      <PlaceForm {...props} />
    </Island>
  );
}

/** Asks for a place in words; complete without a script. */
export function PlaceForm(props: PlaceQuestionProps & { live?: LivePlace | undefined }) {
  const { action, words, values, error, choices, live } = props;
  const describedBy = `${PLACE_INPUT_ID}-hint${error === null ? '' : ` ${PLACE_INPUT_ID}-error`}`;
  return (
    <form className="eclipse-ask no-print" method="post" action={action}>
      <label htmlFor={PLACE_INPUT_ID}>{words.label}</label>
      <p id={`${PLACE_INPUT_ID}-hint`} className="eclipse-ask__hint">
        {words.hint}
      </p>
      {error !== null && (
        <p id={`${PLACE_INPUT_ID}-error`} className="eclipse-ask__error" role="alert">
          {error}
        </p>
      )}
      <PlaceInput
        id={PLACE_INPUT_ID}
        form={{ values, places: choices }}
        choose={words.choose}
        described={{ 'aria-describedby': describedBy, 'aria-invalid': error !== null || undefined }}
        live={live}
      />
      <div className="eclipse-ask__row">
        <button type="submit" className="button">
          {words.submit}
        </button>
      </div>
    </form>
  );
}
