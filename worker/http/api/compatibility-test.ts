import { Hono } from 'hono';
import { invalidInput } from '../../../contract/app-error.ts';
import { decodeAnswers, openQuestions } from '../../../features/quiz/quiz-answers.ts';
import { bandOf, compareAnswers, meanScore, scoreQuiz, signPair } from '../../../features/quiz/quiz-score.ts';
import type { AppEnv } from '../../env.ts';

/** GET /api/astrology/compatibility-test?r=&with= -> what one person's answers, or two people's, come to. */
export const compatibilityTestApi = new Hono<AppEnv>();

/** Whole answers of a code; null where they cannot be read or some are open. */
function wholeAnswers(code: string | undefined) {
  const answers = decodeAnswers(code ?? '');
  return answers && openQuestions(answers).length === 0 ? answers : null;
}

compatibilityTestApi.get('/', (c) => {
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
  return c.json({
    ...score,
    band: bandOf(score.total),
    signs: signPair(answers),
    comparison: other && { ...compareAnswers(answers, other), first: own, second: scoreQuiz(other) },
  });
});
