import { Hono } from 'hono';
import { invalidInput } from '../../../contract/app-error.ts';
import type { CompatibilityTestAnswer } from '../../../contract/compatibility-test.ts';
import { decodeAnswers, openQuestions, type QuizAnswers } from '../../../features/quiz/quiz-answers.ts';
import {
  bandOf,
  compareAnswers,
  meanScore,
  type QuizScore,
  scoreQuiz,
  signPair,
} from '../../../features/quiz/quiz-score.ts';
import type { AppEnv } from '../../env.ts';
import { rateLimit } from '../middleware/rate-limit.ts';

/** GET /api/astrology/compatibility-test?r=&with= -> what one person's answers, or two people's, come to. */
export const compatibilityTestApi = new Hono<AppEnv>();

/** Whole answers of a code; null where they cannot be read or some are open. */
function wholeAnswers(code: string | undefined) {
  const answers = decodeAnswers(code ?? '');
  return answers && openQuestions(answers).length === 0 ? answers : null;
}

/** The arrays of a score are nobody's to change; those of an answer are. */
function scoreJson({ total, themes }: QuizScore) {
  return { total, themes: [...themes] };
}

function comparisonOf(first: QuizAnswers, second: QuizAnswers) {
  const { same, differ } = compareAnswers(first, second);
  return {
    same,
    differ: [...differ],
    first: scoreJson(scoreQuiz(first)),
    second: scoreJson(scoreQuiz(second)),
  };
}

compatibilityTestApi.get('/', rateLimit('API_LIMIT'), (c) => {
  const { r, with: named } = c.req.query();
  const beside = named === '' ? undefined : named;
  const answers = wholeAnswers(r);
  const other = beside === undefined ? null : wholeAnswers(beside);
  if (!answers || (beside !== undefined && !other)) {
    throw invalidInput({
      ...(!answers && { r: r === undefined ? 'required' : 'malformed' }),
      ...(beside !== undefined && !other && { with: 'malformed' }),
    });
  }
  const own = scoreQuiz(answers);
  const score = other ? meanScore(own, scoreQuiz(other)) : own;
  const answer: CompatibilityTestAnswer = {
    ...scoreJson(score),
    band: bandOf(score.total),
    signs: signPair(answers),
    comparison: other && comparisonOf(answers, other),
  };
  return c.json(answer);
});
