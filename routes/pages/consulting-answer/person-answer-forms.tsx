import { WishFields } from '../../../client/components/consulting/request-form.tsx';
import { ANSWER_FIELD, type PersonAnswer } from '../../../contract/consulting.ts';
import { PACKAGES } from '../../../features/consulting/packages.ts';
import { sessionFile } from '../../../features/consulting/session-file.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { nameOf } from '../../consulting/request-facts.ts';
import { messagesOf } from '../../consulting/request-messages.ts';
import type { AnswerWords } from './answer-words.ts';
import type { LinkData } from './load.ts';

interface PersonAnswerProps {
  link: LinkData;
  /** Path that the forms are posted to, with the link's secret. */
  action: string;
  words: AnswerWords;
}

/** What a person may do with a request of theirs as it stands. */
export function PersonAnswerForms({ link, action, words }: PersonAnswerProps) {
  const { request, isFresh, values, wishFaults } = link;
  const booking = words.section('booking');
  const texts = booking.answer;
  const { state } = request;
  return (
    <div className="request__acts">
      {isFresh && state === 'offered' && (
        <>
          <p>{fillText(texts.offered, { who: nameOf(request) })}</p>
          <Press action={action} answer="accept" text={texts.accept} isMain />
          <form className="contact__form card" method="post" action={action} noValidate>
            <p>{texts.anotherText}</p>
            <WishFields values={values} messages={messagesOf(wishFaults, booking)} words={booking} />
            <button type="submit" name={ANSWER_FIELD} value="another" className="button button--quiet">
              {texts.another}
            </button>
          </form>
        </>
      )}
      <Agreed link={link} words={words} />
      {isFresh && (state === 'asked' || state === 'offered') && (
        <>
          <p>{texts.withdrawText}</p>
          <Press action={action} answer="withdraw" text={texts.withdraw} />
        </>
      )}
      {isFresh && (state === 'agreed' || state === 'paid') && (
        <>
          <p>{texts.callOffText}</p>
          <Press action={action} answer="withdraw" text={texts.callOff} />
        </>
      )}
    </div>
  );
}

/** Of a time that is fixed: what is to be paid, and the file for the calendar. */
function Agreed({ link, words }: Pick<PersonAnswerProps, 'link' | 'words'>) {
  const { request, paymentPath, nowMs } = link;
  const { state, offeredMs } = request;
  const texts = words.section('booking').answer;
  if (offeredMs === null || (state !== 'agreed' && state !== 'paid' && state !== 'reminded')) return null;
  const file = sessionFile({
    reference: request.reference,
    startMs: offeredMs,
    minutes: PACKAGES[request.package].minutes,
    title: fillText(words.section('booking').session, {
      package: words.section('consulting').packages[request.package].name,
      who: nameOf(request),
    }),
    turn: request.turn,
    madeMs: nowMs,
  });
  return (
    <>
      {state === 'agreed' && paymentPath === null && <p>{texts.payment}</p>}
      {state === 'agreed' && paymentPath !== null && (
        <a className="button" href={paymentPath}>
          {texts.pay}
        </a>
      )}
      <a href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`} download="celestia.ics">
        {texts.calendar}
      </a>
    </>
  );
}

interface PressProps {
  action: string;
  answer: PersonAnswer;
  text: string;
  isMain?: boolean;
}

/** A button that does one thing. */
function Press({ action, answer, text, isMain = false }: PressProps) {
  return (
    <form method="post" action={action}>
      <button
        type="submit"
        name={ANSWER_FIELD}
        value={answer}
        className={isMain ? 'button' : 'button button--quiet'}
      >
        {text}
      </button>
    </form>
  );
}
