import { MAX_EMAIL_LENGTH } from '../../../contract/limits.ts';
import type { GiftField } from '../../../features/gifts/read-gift-ask.ts';
import type { GiftWords } from '../../../locales/en/gift.ts';
import { FormRow } from '../contact/form-row.tsx';
import '../birth-form/choice-inputs.ts';
import '../birth-form/input.css';
import '../consulting/request-form.css';
import './gifts.css';

/** Whether a book may be given, and by whom: by who is known by a confirmed address, which the mail names. */
export type GiftOffer =
  | { kind: 'sign-in'; loginPath: string }
  | { kind: 'confirm' }
  /** Days as `YYYY-MM-DD`. */
  | { kind: 'open'; giver: string; first: string; last: string };

export interface GiftFieldsProps {
  offer: GiftOffer;
  values: Readonly<Record<string, string>>;
  messages: Readonly<Partial<Record<GiftField, string>>>;
  /** What the first field's hint says, with the giver's address in it. */
  emailHint: string;
  words: GiftWords['form'];
}

/** Attributes of a control, with what is said of it. */
function control(field: GiftField, { values, messages }: GiftFieldsProps, hasHint = true) {
  const id = `report-${field}`;
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

/** Asks whether the book is a gift, and if so for whom, with what words and when. */
export function GiftFields(props: GiftFieldsProps) {
  const { offer, values, messages, words } = props;
  return (
    <fieldset className="request__part gift__fields">
      <legend>{words.legend}</legend>
      {messages.gift && (
        <p id="report-gift" className="contact__error">
          {messages.gift}
        </p>
      )}
      {offer.kind === 'sign-in' && (
        <p>
          {words.signIn} <a href={offer.loginPath}>{words.signInLink}</a>
        </p>
      )}
      {offer.kind === 'confirm' && <p>{words.confirm}</p>}
      {offer.kind === 'open' && (
        <>
          <label className="request__check birth__choice">
            <input type="checkbox" name="gift" value="1" defaultChecked={values.gift === '1'} />
            <span>{words.check}</span>
          </label>
          <div className="gift__asked">
            <Asked {...props} offer={offer} />
          </div>
        </>
      )}
    </fieldset>
  );
}

type AskedProps = GiftFieldsProps & { offer: Extract<GiftOffer, { kind: 'open' }> };

function Asked(props: AskedProps) {
  const { offer, values, messages, emailHint, words } = props;
  const day = control('giftDay', props);
  return (
    <>
      <FormRow id="report-giftEmail" label={words.email} hint={emailHint} message={messages.giftEmail}>
        {/* Whose address this is, no browser knows. */}
        <input
          {...control('giftEmail', props)}
          type="email"
          autoComplete="off"
          maxLength={MAX_EMAIL_LENGTH}
        />
      </FormRow>
      <FormRow
        id="report-giftMessage"
        label={words.message}
        hint={words.messageHint}
        message={messages.giftMessage}
      >
        <textarea {...control('giftMessage', props)} rows={4} />
      </FormRow>
      <FormRow id="report-giftDay" label={words.day} hint={words.dayHint} message={messages.giftDay}>
        <input
          {...day}
          type="date"
          min={offer.first}
          max={offer.last}
          defaultValue={values.giftDay ?? offer.first}
        />
      </FormRow>
      <p className="contact__hint">{words.birth}</p>
    </>
  );
}
