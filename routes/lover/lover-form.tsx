import type { ReactNode } from 'react';
import { ChosenFold } from '../../client/components/birth-form/chosen-fold.tsx';
import { DateFields } from '../../client/components/birth-form/date-fields.tsx';
import { PlaceField } from '../../client/components/birth-form/place-field.tsx';
import { servedParts } from '../../client/components/birth-form/served-parts.tsx';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '../../contract/limits.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { Translator } from '../../locales/index.ts';
import { birthFormProps } from '../births/form-props.ts';
import type { LoverData, LoverFault } from './load-lover.ts';
import '../../client/components/birth-form/birth-form.css';
import '../../client/components/birth-form/faults.ts';
import '../../client/components/birth-form/choices.ts';

interface LoverFormProps {
  words: Translator<'lover' | 'chat' | 'natal' | 'astro' | 'errors'>;
  path: string;
  data: LoverData;
}

/** Whose chart it is, who speaks, and the first message. It posts to the whole window: nothing signed-in happens in a frame. */
export function LoverForm({ words, path, data }: LoverFormProps) {
  const { form } = words.section('lover');
  const { values, birth, faults, code, asksConsent, model } = data;
  const props = birthFormProps(words, path, values, birth);
  const parts = servedParts(props);
  const errorOf = (field: string) => props.errors.find((error) => error.field === field);
  const { consent } = words.section('chat');
  const persona = values.persona === 'couple' ? 'couple' : 'lover';
  return (
    <form id="lover-form" className="birth card lover__form" method="post" action={path} target="_top">
      <h2>{form.heading}</h2>
      {code !== null && (
        <p className="birth__error" role="alert">
          {words.t(`errors.codes.${code}`)}
        </p>
      )}
      <Asked id="name" label={form.name} required={form.required} faults={faults}>
        <input
          id="lover-name"
          name="name"
          className="birth__input"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          defaultValue={values.name}
        />
      </Asked>
      <DateFields form={props} errorOf={errorOf} live={undefined} />
      <div data-part="time" {...parts.time} />
      <ChosenFold form={props} />
      <PlaceField form={props} error={errorOf('place')} live={undefined} />
      <fieldset className="birth__field lover__who">
        <legend className="birth__label">{form.who}</legend>
        {(['lover', 'couple'] as const).map((each) => (
          <label key={each} className="birth__choice">
            <input type="radio" name="persona" value={each} defaultChecked={each === persona} />
            <span>{form[each]}</span>
          </label>
        ))}
      </fieldset>
      <Asked id="message" label={form.message} required={form.required} faults={faults}>
        <textarea
          id="lover-message"
          name="text"
          className="birth__input lover__message"
          rows={3}
          maxLength={MAX_MESSAGE_LENGTH}
          defaultValue={values.text}
        />
      </Asked>
      {asksConsent && (
        <div className="birth__field">
          <p>{consent.kept}</p>
          <p>{model ? fillText(consent.model, { ...model }) : consent.here}</p>
          <label className="birth__choice">
            <input type="checkbox" name="agree" value="1" required />
            <span>{form.agree}</span>
          </label>
        </div>
      )}
      <div className="birth__end">
        <button type="submit" className="button">
          {form.submit}
        </button>
        <p className="birth__hint">{`${form.adults} ${form.theirs} ${data.isSignedIn ? '' : form.signIn}`}</p>
      </div>
    </form>
  );
}

interface AskedProps {
  id: Exclude<LoverFault, 'agree'>;
  label: string;
  required: string;
  faults: readonly LoverFault[];
  children: ReactNode;
}

function Asked({ id, label, required, faults, children }: AskedProps) {
  return (
    <div className="birth__field">
      <label className="birth__label" htmlFor={`lover-${id}`}>
        {label}
      </label>
      {faults.includes(id) && <p className="birth__error">{required}</p>}
      {children}
    </div>
  );
}
