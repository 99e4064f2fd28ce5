import {
  FINDER_ANSWERS,
  FINDER_QUESTIONS,
  type FinderAnswers,
  type FinderQuestion,
} from '../../../features/consulting/finder.ts';
import type { FinderWords } from '../../../locales/en/finder.ts';
import '../quiz/quiz.css';

interface FinderFormProps {
  /** Path that the form is sent to: the page's own. */
  action: string;
  answers: FinderAnswers;
  /** Questions that were left open. */
  missing: readonly FinderQuestion[];
  /** How many, in words. */
  errorSummary: string;
  /** What the languages are called, by their ids. */
  languages: Readonly<Record<string, string>>;
  words: FinderWords;
}

function idOf(question: FinderQuestion, answer: string): string {
  return `finder-${question}-${answer}`;
}

/** The questions on one page, sent by GET: the answers stay in the address and nowhere else. */
export function FinderForm(props: FinderFormProps) {
  const { action, missing, errorSummary, words } = props;
  return (
    <form className="quiz card" method="get" action={action} noValidate>
      {missing.length > 0 && (
        // biome-ignore lint/a11y/noAutofocus: the page came back for this, and an alert in a new page is not spoken
        <div className="quiz__summary" role="alert" tabIndex={-1} autoFocus>
          <p>{errorSummary}</p>
          <ul>
            {missing.map((question) => (
              <li key={question}>
                <a href={`#${idOf(question, FINDER_ANSWERS[question][0] ?? '')}`}>
                  {words.questions[question].ask}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {FINDER_QUESTIONS.map((question) => (
        <Question key={question} question={question} {...props} />
      ))}
      <div className="quiz__buttons">
        <button type="submit" name="go" value="result" className="button">
          {words.submit}
        </button>
      </div>
    </form>
  );
}

function Question({
  question,
  answers,
  missing,
  languages,
  words,
}: FinderFormProps & { question: FinderQuestion }) {
  const texts: Readonly<Record<string, string>> = words.questions[question];
  const isMissing = missing.includes(question);
  const errorId = `finder-${question}-error`;
  return (
    <fieldset className="quiz__question" aria-describedby={isMissing ? errorId : undefined}>
      <legend>{texts.ask}</legend>
      {isMissing && (
        <p id={errorId} className="quiz__error">
          {words.unanswered}
        </p>
      )}
      {FINDER_ANSWERS[question].map((answer) => (
        <label key={answer} className="quiz__answer">
          <input
            id={idOf(question, answer)}
            type="radio"
            name={question}
            value={answer}
            defaultChecked={answers[question] === answer}
          />
          <span>{texts[answer] ?? languages[answer]}</span>
        </label>
      ))}
    </fieldset>
  );
}
