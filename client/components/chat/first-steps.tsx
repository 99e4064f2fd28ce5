import { fillText } from '../../../locales/fill-text.ts';
import type { ChatProps } from './chat-props.ts';
import { TaskForm } from './task-form.tsx';

/** What is kept and sent, and the person's word on it: before the first message, and whenever it changes. */
export function Consent({
  shown: { words, path, model, conversation, minAge, birthPath },
}: {
  shown: ChatProps;
}) {
  const { consent } = words;
  return (
    <section className="chat-card" aria-labelledby="consent-heading">
      <h2 id="consent-heading">{consent.heading}</h2>
      <p>{consent.kept}</p>
      <p>{model ? fillText(consent.model, { ...model }) : consent.here}</p>
      <p>{fillText(birthPath === null ? consent.age : consent.ageUnsaid, { age: String(minAge) })}</p>
      <TaskForm action={path} task="consent" conversation={conversation?.id}>
        <button type="submit" className="button">
          {consent.agree}
        </button>
      </TaskForm>
    </section>
  );
}

/** Asks for the birth, until there is one or it is put off. */
export function AskForBirth({ shown: { words, birthPath }, isLive }: { shown: ChatProps; isLive: boolean }) {
  const { birth } = words;
  if (birthPath === null) return null;
  return (
    <section className="chat-card" aria-labelledby="birth-heading">
      <h2 id="birth-heading">{birth.heading}</h2>
      <p>{birth.text}</p>
      <p className="chat-card__ways">
        <a className="button" href={birthPath}>
          {birth.link}
        </a>
        {isLive && (
          <button type="button" className="chat-tool" data-tool="later">
            {birth.later}
          </button>
        )}
      </p>
    </section>
  );
}
