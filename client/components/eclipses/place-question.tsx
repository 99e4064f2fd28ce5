import type { EclipsesWords } from '../../../locales/en/eclipses.ts';
import type { PlaceChoice } from '../../api/places.ts';
import { nameOfPlace } from '../birth-form/place-field.tsx';

interface PlaceQuestionProps {
  /** Where the form is posted: the page with the eclipse that it is about. */
  action: string;
  words: EclipsesWords['place'];
  /** What was typed. */
  values: Readonly<Record<string, string>>;
  /** Null where nothing was wrong. */
  error: string | null;
  /** Places of the name that was typed, where there are several. */
  choices: readonly PlaceChoice[];
}

/** Asks for a place in words; complete without a script. */
export function PlaceQuestion({ action, words, values, error, choices }: PlaceQuestionProps) {
  const { place = '', placeId = '' } = values;
  const asked = choices.length > 0;
  return (
    <form className="eclipse-ask no-print" method="post" action={action}>
      <label htmlFor="eclipse-place">{words.label}</label>
      <p id="eclipse-place-hint" className="eclipse-ask__hint">
        {words.hint}
      </p>
      {error !== null && (
        <p id="eclipse-place-error" className="eclipse-ask__error" role="alert">
          {error}
        </p>
      )}
      <div className="eclipse-ask__row">
        <input
          id="eclipse-place"
          name="place"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          defaultValue={place}
          aria-invalid={error !== null || undefined}
          aria-describedby={`eclipse-place-hint${error === null ? '' : ' eclipse-place-error'}`}
        />
        <button type="submit" className="button">
          {words.submit}
        </button>
      </div>
      {asked && (
        <fieldset className="eclipse-ask__choices">
          <legend>{words.choose}</legend>
          {choices.map((choice) => (
            <label key={choice.id}>
              <input
                type="radio"
                name="placeId"
                value={choice.id}
                defaultChecked={placeId === String(choice.id)}
              />
              <span>{nameOfPlace(choice)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {asked && <input type="hidden" name="placeFor" value={place} />}
    </form>
  );
}
