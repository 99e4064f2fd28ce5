import { GlyphSprite } from '../../../client/components/glyphs.tsx';
import { QuizResult } from '../../../client/components/quiz/quiz-result.tsx';
import { QuizStep } from '../../../client/components/quiz/quiz-step.tsx';
import {
  changeLink,
  inviteLink,
  QUIZ_PARAMETERS,
  type QuizState,
  readQuiz,
  resultLink,
} from '../../../features/quiz/flow.ts';
import { QUESTION_IDS, QUIZ_STEPS } from '../../../features/quiz/quiz-questions.ts';
import { compareAnswers, pairOf, scoreQuiz } from '../../../features/quiz/quiz-score.ts';
import { textOfSigns } from '../../../features/readings/sign-pair-reading.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { loadTexts } from '../../../locales/interpretations.ts';
import type { Language } from '../../../locales/locales.ts';
import { ArticleWays } from '../../blog/article-ways.tsx';
import { href } from '../../href.ts';
import { definePage, type PageView } from '../../page.ts';
import styles from './page.tsx?styles';

/** The state of the test, and what is written on the two signs that were named. */
interface QuizData extends QuizState {
  signsText: string | null;
}

type View = PageView<QuizData, 'quiz' | 'astro'>;

export const page = definePage<QuizData, 'quiz' | 'astro'>({
  namespaces: ['quiz', 'astro'],
  styles,
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  limit: 'charts',
  query: QUIZ_PARAMETERS,
  explainedBy: ['compatibility', 'synastry'],

  load: async ({ query, language }) => {
    const isBeginning = !QUIZ_PARAMETERS.some((name) => query.has(name));
    const state = readQuiz(query);
    const data = { ...state, signsText: await signsTextOf(state, language) };
    const isWrong = data.broken || (data.view.kind === 'step' && data.view.missing.length > 0);
    return { data, status: isWrong ? 422 : 200, personal: !isBeginning };
  },

  head: (view) => ({
    title: titleOf(view),
    description: view.words.t('quiz.description'),
    jsonLd: [{ '@type': 'Quiz', name: view.words.t('quiz.heading'), inLanguage: view.words.tag }],
  }),

  View: (view) => {
    const { data, words, articles } = view;
    const quiz = words.section('quiz');
    const { other } = data;
    const isBeginning = data.view.kind === 'step' && data.view.step === 'signs';
    return (
      <div className={`wrap quiz-page${data.view.kind === 'step' ? ' quiz-page--step' : ''}`}>
        <h1>{quiz.heading}</h1>
        {data.broken && (
          <p className="quiz-notice" role="alert">
            {quiz.brokenLink}
          </p>
        )}
        {isBeginning && <p className="lede">{other ? quiz.compareLede : quiz.lede}</p>}
        {data.view.kind === 'step' ? (
          <Step {...view} view={data.view} />
        ) : (
          <Result {...view} view={data.view} />
        )}
        {(isBeginning || data.view.kind === 'result') && <ArticleWays articles={articles} />}
      </div>
    );
  },
});

async function signsTextOf({ view, answers, other }: QuizState, language: Language): Promise<string | null> {
  const pair = view.kind === 'result' ? pairOf(answers, other) : null;
  return pair && textOfSigns(await loadTexts(language, 'sunPairs'), pair.yours, pair.theirs);
}

/** What a tab and a shared link are called: the step, or the score. */
function titleOf({ data: { view, answers }, words }: View): string {
  const quiz = words.section('quiz');
  if (view.kind === 'result') {
    return `${fillText(quiz.result.outOf, { total: scoreQuiz(answers).total })} · ${quiz.heading}`;
  }
  const step = QUIZ_STEPS.indexOf(view.step) + 1;
  if (view.step === 'signs') return quiz.title;
  const fault = view.missing.length > 0 ? `${words.plural(quiz.summary, view.missing.length)} · ` : '';
  return `${fault}${quiz.themes[view.step]} · ${fillText(quiz.progress, { step, total: QUIZ_STEPS.length })} · ${quiz.heading}`;
}

function Step({ data, view, words, path }: View & { view: Extract<QuizState['view'], { kind: 'step' }> }) {
  const quiz = words.section('quiz');
  const { step, missing } = view;
  return (
    <>
      <QuizStep
        action={path}
        step={step}
        answers={data.answers}
        other={data.other}
        missing={missing}
        errorSummary={missing.length > 0 ? words.plural(quiz.summary, missing.length) : ''}
        words={quiz}
        astro={words.section('astro')}
      />
      <p className="quiz__note">{quiz.privacy}</p>
    </>
  );
}

function Result(props: View & { view: Extract<QuizState['view'], { kind: 'result' }> }) {
  const { data, view, words, path, language } = props;
  const { answers, other } = data;
  const quiz = words.section('quiz');
  const same = other ? compareAnswers(answers, other).same : 0;
  const sameText =
    same === 0 ? quiz.result.sameNone : words.plural(quiz.result.same, same, { total: QUESTION_IDS.length });
  const signs = [answers.yours, answers.theirs, other?.yours ?? null, other?.theirs ?? null].filter(
    (sign) => sign !== null,
  );
  return (
    <>
      <GlyphSprite glyphs={new Set(signs)} />
      <QuizResult
        answers={answers}
        other={other}
        shared={view.shared}
        signsText={data.signsText}
        words={quiz}
        astro={words.section('astro')}
        sameText={other ? sameText : ''}
        calculatorPath={href('relationship-compatibility-calculator', language)}
        links={{
          test: path,
          result: resultLink(path, answers, other),
          invite: inviteLink(path, answers),
          change: changeLink(path, answers, other),
        }}
      />
    </>
  );
}
