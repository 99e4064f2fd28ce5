import { SIGNS } from '../../../astrology/signs.ts';
import type { QuizAnswers } from '../../../features/quiz/quiz-answers.ts';
import {
  bandOf,
  extremesOf,
  levelBand,
  meanScore,
  pairOf,
  type QuizScore,
  scoreQuiz,
} from '../../../features/quiz/quiz-score.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { QuizWords } from '../../../locales/en/quiz.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { Glyph } from '../glyphs.tsx';
import { ScoreGauge } from '../score-gauge.tsx';
import type { NamedScore } from './named-score.ts';
import { QuizDifferences } from './quiz-differences.tsx';
import { QuizShare, type QuizShareProps } from './quiz-share.tsx';
import './quiz.css';

export interface QuizResultProps extends QuizShareProps {
  answers: QuizAnswers;
  /** The other one's answers; null where one person's stand alone. */
  other: QuizAnswers | null;
  /** What is written on the two signs; null where they were not named. */
  signsText: string | null;
  words: QuizWords;
  astro: AstroWords;
  /** How many questions both answered alike, in words; empty without a second person. */
  sameText: string;
  /** Where the charts of two births are compared. */
  calculatorPath: string;
}

function peopleOf({ answers, other, shared, words }: QuizResultProps): NamedScore[] {
  const { result } = words;
  const isSecond = shared && other !== null;
  const own = { name: isSecond ? result.second : result.you, answers, score: scoreQuiz(answers) };
  if (!other) return [own];
  const beside = { name: shared ? result.first : result.them, answers: other, score: scoreQuiz(other) };
  // Whose link it was comes first to whoever reads it; to the one who has just answered, the own.
  return shared ? [beside, own] : [own, beside];
}

/** What the answers of one person, or of two, come to. */
export function QuizResult(props: QuizResultProps) {
  const { other, shared, words } = props;
  const { result } = words;
  const people = peopleOf(props);
  const [own, second] = people;
  if (!own) return null;
  const score = second ? meanScore(own.score, second.score) : own.score;
  const heading = other ? result.bothHeading : shared ? result.sharedHeading : result.heading;
  return (
    <div className="quiz-result">
      <h2>{heading}</h2>
      <section className="quiz-result__top card" aria-labelledby="quiz-score">
        <div className="quiz-result__score">
          <h3 id="quiz-score">{result.score}</h3>
          <ScoreGauge total={score.total} label={fillText(result.outOf, { total: score.total })} />
          <p className="quiz-result__band">{result.bands[bandOf(score.total)]}</p>
          <p className="quiz__note">{result.basis}</p>
        </div>
        <Levels people={people} words={words} />
      </section>
      {other && <QuizDifferences people={people} sameText={props.sameText} words={words} />}
      <Readings score={score} words={words} />
      <Signs {...props} />
      <QuizShare {...props} />
      <section className="card" aria-labelledby="quiz-calculator">
        <h3 id="quiz-calculator">
          <a href={props.calculatorPath}>{result.calculator}</a>
        </h3>
        <p>{result.calculatorNote}</p>
      </section>
    </div>
  );
}

function Levels({ people, words }: { people: readonly NamedScore[]; words: QuizWords }) {
  const { result, themes } = words;
  const [own] = people;
  return (
    <table className="quiz-levels">
      <caption className="sr">{result.themes}</caption>
      <thead>
        <tr>
          <th scope="col">{result.theme}</th>
          {people.length === 1 ? (
            <th scope="col">{result.level}</th>
          ) : (
            people.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))
          )}
        </tr>
      </thead>
      <tbody>
        {own?.score.themes.map(({ theme }, index) => (
          <tr key={theme}>
            <th scope="row">{themes[theme]}</th>
            {people.map(({ name, score }) => (
              <td key={name}>
                <Bar level={score.themes[index]?.level ?? 0} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ level }: { level: number }) {
  return (
    <span className="quiz-bar">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className="quiz-bar__track" width="100" height="8" rx="1.5" />
        <rect width={level} height="8" rx="1.5" />
      </svg>
      {level}
    </span>
  );
}

function Readings({ score, words }: { score: QuizScore; words: QuizWords }) {
  const { result, themes } = words;
  const extremes = extremesOf(score);
  return (
    <section aria-labelledby="quiz-readings">
      <h3 id="quiz-readings" className="quiz-result__title">
        {result.themes}
      </h3>
      <div className="quiz-readings">
        {score.themes.map(({ theme, level }) => (
          <div key={theme} className="quiz-reading">
            {theme === extremes?.strongest && <p className="eyebrow">{result.strongest}</p>}
            {theme === extremes?.weakest && <p className="eyebrow">{result.weakest}</p>}
            <h4>{themes[theme]}</h4>
            <p>{result.readings[theme][levelBand(level)]}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Signs({
  answers,
  other,
  signsText,
  words,
  astro,
}: Pick<QuizResultProps, 'answers' | 'other' | 'signsText' | 'words' | 'astro'>) {
  const pair = pairOf(answers, other);
  if (!pair) return null;
  const { yours, theirs, apart } = pair;
  const { result } = words;
  const distance = result.distances[`d${apart}`];
  const first = astro.signs[yours];
  const second = astro.signs[theirs];
  return (
    <section className="quiz-signs" aria-labelledby="quiz-signs">
      <h3 id="quiz-signs" className="quiz-result__title">
        <Glyph glyph={yours} /> <Glyph glyph={theirs} /> {fillText(result.signsHeading, { first, second })}
      </h3>
      <p className="quiz__note">
        {fillText(result.signsFact, {
          first,
          second,
          firstElement: astro.elements[SIGNS[yours].element],
          firstMode: astro.modes[SIGNS[yours].mode],
          secondElement: astro.elements[SIGNS[theirs].element],
          secondMode: astro.modes[SIGNS[theirs].mode],
        })}
      </p>
      {signsText !== null && <p>{signsText}</p>}
      <h4>{distance.title}</h4>
      <p>{distance.text}</p>
    </section>
  );
}
