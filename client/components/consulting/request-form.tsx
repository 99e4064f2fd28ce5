import {
  ANY_ASTROLOGER,
  ASTROLOGER_IDS,
  PACKAGE_IDS,
  type RequestField,
  WISH_FIELDS,
} from '../../../contract/consulting.ts';
import { HUMAN_TOKEN_FIELD } from '../../../contract/contact.ts';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_REQUEST_LENGTH } from '../../../contract/limits.ts';
import { ASTROLOGERS } from '../../../features/consulting/astrologers.ts';
import type { BookingWords } from '../../../locales/en/booking.ts';
import type { ConsultingWords } from '../../../locales/en/consulting.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import type { ServedFormProps } from '../birth-form/birth-form-props.ts';
import type { SavedBirth } from '../birth-form/saved-births.tsx';
import { FormRow } from '../contact/form-row.tsx';
import { Island } from '../island.tsx';
import { BirthChoice } from './birth-choice.tsx';
import '../birth-form/choice-inputs.ts';
import '../birth-form/input.css';
import '../select.css';
import './request-form.css';

export interface RequestFormProps {
  /** Path that the form is posted to. */
  action: string;
  /** What stands in the fields. */
  values: Readonly<Record<string, string>>;
  /** What is wrong, in words, by field. */
  messages: Readonly<Partial<Record<RequestField, string>>>;
  /** The birth's own fields, and what is wrong with them. */
  birth: ServedFormProps;
  /** Births that the account keeps; empty where nobody is signed in. */
  saved: readonly SavedBirth[];
  zones: readonly { zone: string; name: string }[];
  siteKey: string;
  words: BookingWords;
  kinds: NatalWords['keeping']['kinds'];
  catalogue: ConsultingWords;
}

/** Attributes of a control, with what is said of it. */
function control(field: RequestField, { values, messages }: RequestFormProps, hasHint = false) {
  const id = `request-${field}`;
  const told = [hasHint && `${id}-hint`, messages[field] && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name: field,
    className: 'birth__input',
    defaultValue: values[field] ?? '',
    'aria-invalid': messages[field] !== undefined || undefined,
    'aria-describedby': told || undefined,
  };
}

/** Asks for a consultation; posts to its own page, with a script or without. */
export function RequestForm(props: RequestFormProps) {
  const { action, values, messages, birth, saved, zones, siteKey, words, catalogue } = props;
  const { form } = words;
  return (
    <Island name="contact-form" strategy="interaction" props={{ siteKey, busy: form.busy }}>
      <form className="contact__form request card" method="post" action={action} aria-label={form.legend}>
        <input type="hidden" name={HUMAN_TOKEN_FIELD} />
        <FormRow id="request-package" label={form.package} message={messages.package}>
          <select {...control('package', props)} required>
            <option value="">{form.choose}</option>
            {PACKAGE_IDS.map((id) => (
              <option key={id} value={id}>
                {catalogue.packages[id].name}
              </option>
            ))}
          </select>
        </FormRow>
        <FormRow id="request-astrologer" label={form.astrologer} message={messages.astrologer}>
          <select {...control('astrologer', props)}>
            <option value={ANY_ASTROLOGER}>{form.any}</option>
            {ASTROLOGER_IDS.map((id) => (
              <option key={id} value={id}>
                {ASTROLOGERS[id].sample
                  ? `${ASTROLOGERS[id].name} (${catalogue.sample.badge})`
                  : ASTROLOGERS[id].name}
              </option>
            ))}
          </select>
        </FormRow>
        <WishFields {...props} />
        <FormRow id="request-zone" label={form.zone} message={messages.zone}>
          <select {...control('zone', props)}>
            {zones.map(({ zone, name }) => (
              <option key={zone} value={zone}>
                {name}
              </option>
            ))}
          </select>
        </FormRow>
        <FormRow
          id="request-question"
          label={form.question}
          hint={form.questionHint}
          message={messages.question}
        >
          <textarea {...control('question', props, true)} rows={5} required maxLength={MAX_REQUEST_LENGTH} />
        </FormRow>
        <BirthChoice
          kinds={props.kinds}
          birth={birth}
          saved={saved}
          chosen={values.birth ?? ''}
          chart={values.chart ?? ''}
          message={messages.birth}
          words={words}
        />
        <FormRow id="request-name" label={form.name} hint={form.nameHint} message={messages.name}>
          <input {...control('name', props, true)} autoComplete="name" maxLength={MAX_NAME_LENGTH} />
        </FormRow>
        <FormRow id="request-email" label={form.email} hint={form.emailHint} message={messages.email}>
          <input
            {...control('email', props, true)}
            type="email"
            autoComplete="email"
            required
            maxLength={MAX_EMAIL_LENGTH}
          />
        </FormRow>
        <div>
          <label className="request__check birth__choice">
            <input
              id="request-consent"
              type="checkbox"
              name="consent"
              value="1"
              required
              defaultChecked={values.consent === '1'}
              aria-invalid={messages.consent !== undefined || undefined}
              aria-describedby={messages.consent && 'request-consent-error'}
            />
            <span>{form.consent}</span>
          </label>
          {messages.consent && (
            <p id="request-consent-error" className="contact__error">
              {messages.consent}
            </p>
          )}
        </div>
        <p className="contact__hint">{form.kept}</p>
        <div data-human="" />
        <button type="submit" className="button">
          {form.submit}
        </button>
        <p role="status" className="contact__hint" />
      </form>
    </Island>
  );
}

/** Times that suit, by the clock that is chosen below them. Also what other times are asked for by. */
export function WishFields(props: Pick<RequestFormProps, 'values' | 'messages' | 'words'>) {
  const { values, messages, words } = props;
  const { form } = words;
  return (
    <fieldset className="request__part" aria-describedby="request-wishes-hint">
      <legend>{form.times}</legend>
      <p id="request-wishes-hint" className="contact__hint">
        {form.timesHint}
      </p>
      <div className="request__wishes">
        {WISH_FIELDS.map((field) => (
          <FormRow key={field} id={`request-${field}`} label={form[field]} message={messages[field]}>
            <input
              id={`request-${field}`}
              name={field}
              type="datetime-local"
              className="birth__input"
              defaultValue={values[field] ?? ''}
              aria-invalid={messages[field] !== undefined || undefined}
              aria-describedby={messages[field] && `request-${field}-error`}
            />
          </FormRow>
        ))}
      </div>
    </fieldset>
  );
}
