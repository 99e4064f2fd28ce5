import type { InputHTMLAttributes, ReactNode } from 'react';
import { MAX_BIRTH_FIELD_LENGTH } from '../../../contract/limits.ts';
import type { PlaceChoice } from '../../../contract/places.ts';
import { saidRegion } from '../said-region.ts';
import type { BirthFormProps } from './birth-form-props.ts';
import { Radio } from './field-parts.tsx';
import './input.css';
import './place-input.css';
import './choice-inputs.ts';

/** A chosen place, and the text that it was chosen for. */
export interface ChosenPlace {
  /** GeoNames id as text; empty while there is none. */
  id: string;
  text: string;
}

/** What the island adds to the field. */
export interface LivePlace {
  chosen: ChosenPlace;
  /** Attributes and handlers that make the input a combobox. */
  input: InputHTMLAttributes<HTMLInputElement>;
  list: ReactNode;
}

interface PlaceInputProps {
  id: string;
  form: Pick<BirthFormProps, 'prefix' | 'values' | 'places'>;
  /** Heading of the choice between places of one name. */
  choose: string;
  /** Ties the input to its hint and its error. */
  described: Pick<InputHTMLAttributes<HTMLInputElement>, 'aria-describedby' | 'aria-invalid'>;
  live: LivePlace | undefined;
}

/**
 * The input for a place. A chosen place is sent as an id together with the text that it was chosen for: where the
 * visitor has changed the text since, the server drops the id, so that a choice never outlives its words.
 */
export function PlaceInput({ id, form, choose, described, live }: PlaceInputProps) {
  const { prefix = '', values, places } = form;
  const chosen = live?.chosen ?? chosenOf(values);
  const asked = places.length > 0;
  return (
    <>
      <div className="birth__combo">
        <input
          id={id}
          name={`${prefix}place`}
          className="birth__input"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_BIRTH_FIELD_LENGTH}
          defaultValue={values.place}
          {...described}
          {...live?.input}
        />
        {live?.list}
      </div>
      <input type="hidden" name={`${prefix}placeFor`} value={asked ? (values.place ?? '') : chosen.text} />
      {asked ? (
        <PlaceChoices id={id} form={form} legend={choose} />
      ) : (
        <input type="hidden" name={`${prefix}placeId`} value={chosen.id} />
      )}
    </>
  );
}

/** The choice that a form was sent with. An id without a text to check it against is taken at its word. */
export function chosenOf(values: Readonly<Record<string, string>>): ChosenPlace {
  const { place = '', placeId = '', placeFor = place } = values;
  return placeFor === place ? { id: placeId, text: place } : { id: '', text: '' };
}

function PlaceChoices({ id, form, legend }: Pick<PlaceInputProps, 'id' | 'form'> & { legend: string }) {
  const { prefix = '', values, places } = form;
  return (
    <fieldset className="birth__choices">
      <legend className="birth__label">{legend}</legend>
      {places.map((place) => (
        <Radio
          key={place.id}
          name={`${prefix}placeId`}
          id={`${id}-${place.id}`}
          value={place.id}
          chosen={values.placeId === String(place.id)}
        >
          {nameOfPlace(place)}
        </Radio>
      ))}
    </fieldset>
  );
}

/** `Springfield, Illinois, United States`; a region of the same name, or of the country's, is not said twice. */
export function nameOfPlace({ name, region, countryName }: Omit<PlaceChoice, 'id'>): string {
  return [name, saidRegion(name, region, countryName), countryName].filter(Boolean).join(', ');
}
