import type { QuizAnswers } from '../../../features/quiz/quiz-answers.ts';
import type { QuizWords } from '../../../locales/en/quiz.ts';
import { Island } from '../island.tsx';
import './quiz.css';

export interface QuizShareProps {
  /** Opened by a link: whoever reads it has not answered. */
  shared: boolean;
  other: QuizAnswers | null;
  words: QuizWords;
  links: {
    /** Path of the test. */
    test: string;
    /** This result. */
    result: string;
    /** The same questions for another person, to be compared. */
    invite: string;
    /** Back to the answers. */
    change: string;
  };
}

/** Links that show the result, ask the other one, or lead back to the questions. Each works without a script. */
export function QuizShare({ shared, other, words, links }: QuizShareProps) {
  const { result } = words;
  return (
    <section className="quiz-share card no-print" aria-labelledby="quiz-share">
      <h3 id="quiz-share">{result.share}</h3>
      {!other && (
        <>
          <h4>{shared ? result.answerToo : result.invite}</h4>
          {shared ? (
            <p>
              <a className="button" href={links.invite}>
                {result.answerToo}
              </a>
            </p>
          ) : (
            <>
              <p className="quiz__note">{result.inviteNote}</p>
              <CopyLink
                id="quiz-invite"
                href={links.invite}
                label={result.inviteLink}
                button={result.copy}
                words={words}
              />
            </>
          )}
        </>
      )}
      <CopyLink
        id="quiz-link"
        href={links.result}
        label={result.shareLink}
        button={result.copy}
        words={words}
      />
      <p>
        {!shared && <a href={links.change}>{result.change}</a>} <a href={links.test}>{words.restart}</a>
      </p>
    </section>
  );
}

interface CopyLinkPartProps {
  id: string;
  href: string;
  label: string;
  button: string;
  words: QuizWords;
}

function CopyLink({ id, href, label, button, words }: CopyLinkPartProps) {
  const { copied, copyByHand } = words.result;
  return (
    <Island name="copy-link" strategy="visible" props={{ copied, copyByHand }}>
      <div className="quiz-share__link">
        <a id={id} href={href} data-share-link="">
          {label}
        </a>
        <button type="button" className="button button--quiet" data-copy="" aria-describedby={id} hidden>
          {button}
        </button>
        <span role="status" data-status="" />
      </div>
    </Island>
  );
}
