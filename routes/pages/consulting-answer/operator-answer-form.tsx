import type { ReactNode } from 'react';
import { FormRow } from '../../../client/components/contact/form-row.tsx';
import { ANSWER_FIELD, type OperatorAnswer, WISH_FIELDS } from '../../../contract/consulting.ts';
import { ASTROLOGERS, offering } from '../../../features/consulting/astrologers.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { timeOf } from '../../consulting/request-facts.ts';
import type { AnswerWords } from './answer-words.ts';
import type { LinkData } from './load.ts';
import '../../../client/components/birth-form/choice-inputs.ts';
import '../../../client/components/birth-form/input.css';
import '../../../client/components/select.css';

interface OperatorAnswerProps {
  link: LinkData;
  /** Path that the form is posted to, with the link's secret. */
  action: string;
  words: AnswerWords;
}

/** The operator's answer: one of the wished times, another, or a no. Nothing happens before it is sent. */
export function OperatorAnswerForm({ link, action, words }: OperatorAnswerProps) {
  const { request, values, isFresh, operatorFaults } = link;
  const { answer: texts, form } = words.section('booking');
  if (isFresh && (request.state === 'agreed' || request.state === 'paid'))
    return <CallOff action={action} words={words} />;
  if (!isFresh || request.state !== 'asked') return null;
  const chosen = values[ANSWER_FIELD] ?? '';
  const messageOf = (fault: (typeof operatorFaults)[number]) =>
    operatorFaults.includes(fault) ? texts.faults[fault] : undefined;
  return (
    <form className="contact__form card" method="post" action={action}>
      <p className="contact__hint">{texts.operatorText}</p>
      {request.astrologer === null && (
        <FormRow id="answer-who" label={texts.who} message={messageOf('who')}>
          <select
            id="answer-who"
            name="who"
            className="birth__input"
            defaultValue={values.who ?? ''}
            aria-invalid={operatorFaults.includes('who') || undefined}
            aria-describedby={messageOf('who') && 'answer-who-error'}
          >
            <option value="">{form.choose}</option>
            {offering(request.package).map((id) => (
              <option key={id} value={id}>
                {ASTROLOGERS[id].name}
              </option>
            ))}
          </select>
        </FormRow>
      )}
      <fieldset className="request__part">
        <legend>{texts.operatorHeading}</legend>
        {messageOf('answer') && (
          <p className="contact__error" role="alert">
            {messageOf('answer')}
          </p>
        )}
        {request.wishes.map((wish, index) => {
          const value = WISH_FIELDS[index];
          return (
            value && (
              <Choice key={value} value={value} chosen={chosen}>
                {fillText(texts.offerOne, { time: timeOf(wish, request, words) })}
              </Choice>
            )
          );
        })}
        <Choice value="other" chosen={chosen}>
          {texts.offerOther}
        </Choice>
        <FormRow id="answer-time" label={texts.otherTime} message={messageOf('time')}>
          <input
            id="answer-time"
            name="time"
            type="datetime-local"
            className="birth__input"
            defaultValue={values.time ?? ''}
            aria-invalid={operatorFaults.includes('time') || undefined}
            aria-describedby={messageOf('time') && 'answer-time-error'}
          />
        </FormRow>
        <Choice value="decline" chosen={chosen}>
          {texts.decline}
        </Choice>
      </fieldset>
      <button type="submit" className="button">
        {texts.send}
      </button>
    </form>
  );
}

/** Of what was agreed the operator may still call off, until both were reminded. */
function CallOff({ action, words }: Pick<OperatorAnswerProps, 'action' | 'words'>) {
  const { answer: texts } = words.section('booking');
  return (
    <form className="request__acts" method="post" action={action}>
      <p className="contact__hint">{texts.operatorText}</p>
      <button type="submit" name={ANSWER_FIELD} value="decline" className="button button--quiet">
        {texts.callOff}
      </button>
    </form>
  );
}

interface ChoiceProps {
  value: OperatorAnswer;
  chosen: string;
  children: ReactNode;
}

function Choice({ value, chosen, children }: ChoiceProps) {
  return (
    <label className="request__check birth__choice">
      <input type="radio" name={ANSWER_FIELD} value={value} defaultChecked={chosen === value} />
      <span>{children}</span>
    </label>
  );
}
