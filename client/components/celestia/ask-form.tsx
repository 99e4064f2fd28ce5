import { ASKED_QUESTION_KEY, REMEMBERED_BIRTH_KEY } from '../../state/remembered-keys.ts';
import { servedParts, toldOf } from '../birth-form/served-parts.tsx';
import { Island } from '../island.tsx';
import { AskFields } from './ask-fields.tsx';
import type { AskFormProps, ServedAskProps } from './ask-form-props.ts';

const WAKE_KEYS = `${REMEMBERED_BIRTH_KEY} ${ASKED_QUESTION_KEY}`;

/** The form as its page uses it: rendered by the server, woken by the first touch, a birth that is remembered or a draft. */
export function AskForm(props: ServedAskProps) {
  const { starters, ask, ...form } = props;
  const { starters: heading, limit: _limit, ...said } = ask;
  const told: AskFormProps = { ...toldOf(form), ask: said };
  const questions = <Starters heading={heading} questions={starters} />;
  return (
    <Island name="ask-form" strategy="interaction" props={told} wakeKey={WAKE_KEYS}>
      <AskFields {...told} parts={{ ...servedParts(props), starters: { children: questions } }} />
    </Island>
  );
}

/** Questions to begin with: without a script each asks itself, with it each fills the field. */
function Starters({ heading, questions }: { heading: string; questions: readonly string[] }) {
  return (
    <>
      <p id="ask-starters" className="birth__hint">
        {heading}
      </p>
      <ul aria-labelledby="ask-starters">
        {questions.map((question) => (
          <li key={question}>
            <button type="submit" name="starter" value={question}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
