import type { QuizAnswers } from '../../../features/quiz/quiz-answers.ts';
import type { QuizScore } from '../../../features/quiz/quiz-score.ts';

/** One person's answers, as they are called on the page. */
export interface NamedScore {
  name: string;
  answers: QuizAnswers;
  score: QuizScore;
}
