import type { QuestionId } from '../../../features/quiz/quiz-questions.ts';
import { compareAnswers } from '../../../features/quiz/quiz-score.ts';
import type { QuizWords } from '../../../locales/en/quiz.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { NamedScore } from './named-score.ts';
import './quiz.css';

/** How many of the questions are told. */
const MAX_TOLD = 4;

interface QuizDifferencesProps {
  people: readonly NamedScore[];
  sameText: string;
  words: QuizWords;
}

/** Where two people see their life together alike, and where not. */
export function QuizDifferences({ people, sameText, words }: QuizDifferencesProps) {
  const { result } = words;
  const [own, second] = people;
  if (!own || !second) return null;
  const { differ } = compareAnswers(own.answers, second.answers);
  return (
    <section aria-labelledby="quiz-differ">
      <h3 id="quiz-differ" className="quiz-result__title">
        {result.differ}
      </h3>
      <p>{sameText}</p>
      {differ.length === 0 ? (
        <p>{result.differNone}</p>
      ) : (
        <>
          <p className="quiz__note">{result.bothNote}</p>
          <ul className="quiz-readings">
            {differ.slice(0, MAX_TOLD).map((question) => (
              <li key={question} className="quiz-reading">
                <h4>{words.questions[question].ask}</h4>
                {people.map((person) => (
                  <p key={person.name}>
                    {fillText(result.said, { name: person.name, answer: answerOf(person, question, words) })}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function answerOf({ answers }: NamedScore, question: QuestionId, words: QuizWords): string {
  const answer = answers.chosen[question];
  return answer === undefined ? '' : words.questions[question][answer];
}
