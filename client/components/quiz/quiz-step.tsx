import { SIGN_IDS, type SignId } from '../../../astrology/ids.ts';
import { encodeAnswers, type QuizAnswers } from '../../../features/quiz/quiz-answers.ts';
import {
  ANSWER_IDS,
  QUIZ_STEPS,
  type QuestionId,
  type QuizStepId,
  questionsOf,
} from '../../../features/quiz/quiz-questions.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { QuizWords } from '../../../locales/en/quiz.ts';
import { fillText } from '../../../locales/fill-text.ts';
import './quiz.css';
import '../select.css';

export interface QuizStepProps {
  /** Path that the form is sent to: the page's own. */
  action: string;
  step: QuizStepId;
  answers: QuizAnswers;
  /** The other one's answers, which the address carries along. */
  other: QuizAnswers | null;
  /** Questions of this step that were left open. */
  missing: readonly QuestionId[];
  /** How many questions are open, in words; empty where none is missing. */
  errorSummary: string;
  words: QuizWords;
  astro: AstroWords;
}

/** One step of the test: a form that is sent by GET, so that every step has its address and the answers stay in it. */
export function QuizStep(props: QuizStepProps) {
  const { action, step, answers, other, missing, errorSummary, words } = props;
  const index = QUIZ_STEPS.indexOf(step);
  const next = QUIZ_STEPS[index + 1];
  const previous = QUIZ_STEPS[index - 1];
  return (
    <form className="quiz card" method="get" action={action} noValidate>
      <Progress index={index} words={words} />
      <h2>{step === 'signs' ? words.signs.heading : words.themes[step]}</h2>
      {missing.length > 0 && <ErrorSummary heading={errorSummary} missing={missing} words={words} />}
      <input type="hidden" name="r" value={encodeAnswers(answers)} />
      {other && <input type="hidden" name="with" value={encodeAnswers(other)} />}
      <input type="hidden" name="at" value={step} />
      {step === 'signs' ? (
        <SignFields {...props} />
      ) : (
        questionsOf(step).map((question) => (
          <Question
            key={question}
            question={question}
            chosen={answers.chosen[question]}
            isMissing={missing.includes(question)}
            words={words}
          />
        ))
      )}
      <div className="quiz__buttons">
        {/* First in the form: what the return key does. */}
        <button type="submit" name="go" value={next ?? 'result'} className="button">
          {next ? words.next : words.finish}
        </button>
        {previous && (
          <button type="submit" name="go" value={previous} className="button button--quiet">
            {words.back}
          </button>
        )}
      </div>
    </form>
  );
}

function Progress({ index, words }: { index: number; words: QuizWords }) {
  const total = QUIZ_STEPS.length;
  return (
    <div className="quiz__progress">
      <p>{fillText(words.progress, { step: index + 1, total })}</p>
      <svg viewBox={`0 0 ${total * 20 - 4} 4`} preserveAspectRatio="none" aria-hidden="true">
        {QUIZ_STEPS.map((step, at) => (
          <rect
            key={step}
            className={at <= index ? 'quiz__done' : undefined}
            x={at * 20}
            width="16"
            height="4"
            rx="1"
          />
        ))}
      </svg>
    </div>
  );
}

function answerId(question: QuestionId, answer: string): string {
  return `quiz-${question}-${answer}`;
}

function ErrorSummary(props: { heading: string; missing: readonly QuestionId[]; words: QuizWords }) {
  const { heading, missing, words } = props;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page came back for this, and an alert in a new page is not spoken
    <div className="quiz__summary" role="alert" tabIndex={-1} autoFocus>
      <p>{heading}</p>
      <ul>
        {missing.map((question) => (
          <li key={question}>
            <a href={`#${answerId(question, 'a')}`}>{words.questions[question].ask}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface QuestionProps {
  question: QuestionId;
  chosen: string | undefined;
  isMissing: boolean;
  words: QuizWords;
}

function Question({ question, chosen, isMissing, words }: QuestionProps) {
  const texts = words.questions[question];
  const errorId = `quiz-${question}-error`;
  return (
    <fieldset className="quiz__question" aria-describedby={isMissing ? errorId : undefined}>
      <legend>{texts.ask}</legend>
      {isMissing && (
        <p id={errorId} className="quiz__error">
          {words.unanswered}
        </p>
      )}
      {ANSWER_IDS.map((answer) => (
        <label key={answer} className="quiz__answer">
          <input
            id={answerId(question, answer)}
            type="radio"
            name={question}
            value={answer}
            defaultChecked={chosen === answer}
          />
          <span>{texts[answer]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function SignFields({ answers, words, astro }: QuizStepProps) {
  return (
    <>
      <p className="quiz__note">{words.signs.intro}</p>
      <div className="quiz__signs">
        <SignField name="yours" label={words.signs.yours} sign={answers.yours} words={words} astro={astro} />
        <SignField
          name="theirs"
          label={words.signs.theirs}
          sign={answers.theirs}
          words={words}
          astro={astro}
        />
      </div>
    </>
  );
}

interface SignFieldProps {
  name: 'yours' | 'theirs';
  label: string;
  sign: SignId | null;
  words: QuizWords;
  astro: AstroWords;
}

function SignField({ name, label, sign, words, astro }: SignFieldProps) {
  return (
    <div>
      <label htmlFor={`quiz-${name}`}>{label}</label>
      <select id={`quiz-${name}`} name={name} defaultValue={sign ?? ''}>
        <option value="">{words.signs.unknown}</option>
        {SIGN_IDS.map((each) => (
          <option key={each} value={each}>
            {astro.signs[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
