import type { SignId } from '../../astrology/ids.ts';
import { signsApart } from '../../astrology/signs.ts';
import type { QuizAnswers } from './quiz-answers.ts';
import {
  ANSWER_POINTS,
  MAX_POINTS,
  QUESTION_IDS,
  QUESTIONS_BY_THEME,
  QUIZ_THEME_IDS,
  type QuestionId,
  type QuizThemeId,
} from './quiz-questions.ts';

export type QuizBand = 'high' | 'good' | 'mixed' | 'low';
export type QuizLevel = 'high' | 'mid' | 'low';

export interface QuizThemeScore {
  theme: QuizThemeId;
  /** 0 to 100. */
  level: number;
}

export interface QuizScore {
  /** 0 to 100; each theme weighs the same. */
  total: number;
  themes: readonly QuizThemeScore[];
}

/** Two people's answers to the same questions. */
export interface QuizComparison {
  /** How many questions both answered alike. */
  same: number;
  /** Questions whose answers lie at least two points apart, the farthest first. */
  differ: readonly QuestionId[];
}

const BANDS = [
  { from: 75, band: 'high' },
  { from: 55, band: 'good' },
  { from: 35, band: 'mixed' },
] as const;

/** Points apart from which two answers are told as different views. */
const FAR_APART = 2;

function pointsOf({ chosen }: QuizAnswers, question: QuestionId): number {
  const answer = chosen[question];
  return answer === undefined ? 0 : ANSWER_POINTS[question][answer];
}

/** Part of the points that the questions could give, 0 to 100. */
function levelOf(answers: QuizAnswers, questions: readonly QuestionId[]): number {
  const points = questions.reduce((sum, question) => sum + pointsOf(answers, question), 0);
  return Math.round((100 * points) / (MAX_POINTS * questions.length));
}

/** Scores a test that is answered whole. */
export function scoreQuiz(answers: QuizAnswers): QuizScore {
  const themes = QUIZ_THEME_IDS.map((theme) => ({
    theme,
    level: levelOf(answers, QUESTIONS_BY_THEME[theme]),
  }));
  return { total: levelOf(answers, QUESTION_IDS), themes };
}

/** The score halfway between two people's. */
export function meanScore(first: QuizScore, second: QuizScore): QuizScore {
  const themes = first.themes.map(({ theme, level }, index) => ({
    theme,
    level: Math.round((level + (second.themes[index]?.level ?? level)) / 2),
  }));
  return { total: Math.round((first.total + second.total) / 2), themes };
}

export function bandOf(total: number): QuizBand {
  return BANDS.find(({ from }) => total >= from)?.band ?? 'low';
}

export function levelBand(level: number): QuizLevel {
  return level >= 70 ? 'high' : level >= 40 ? 'mid' : 'low';
}

/** The theme with the highest and the one with the lowest level; null where all are alike. */
export function extremesOf({ themes }: QuizScore): { strongest: QuizThemeId; weakest: QuizThemeId } | null {
  const [first, ...others] = themes;
  if (!first) return null;
  const strongest = others.reduce((best, each) => (each.level > best.level ? each : best), first);
  const weakest = others.reduce((worst, each) => (each.level < worst.level ? each : worst), first);
  return strongest.level === weakest.level ? null : { strongest: strongest.theme, weakest: weakest.theme };
}

export function compareAnswers(first: QuizAnswers, second: QuizAnswers): QuizComparison {
  const apart = (question: QuestionId) => Math.abs(pointsOf(first, question) - pointsOf(second, question));
  return {
    same: QUESTION_IDS.filter((question) => first.chosen[question] === second.chosen[question]).length,
    differ: QUESTION_IDS.filter((question) => apart(question) >= FAR_APART).toSorted(
      (a, b) => apart(b) - apart(a),
    ),
  };
}

/** The two signs and how far apart they stand; null where one was left out. */
export function signPair({ yours, theirs }: QuizAnswers) {
  if (yours === null || theirs === null) return null;
  return { yours, theirs, apart: signsApart(yours, theirs) } satisfies {
    yours: SignId;
    theirs: SignId;
    apart: number;
  };
}

/** The two signs that either of two people named, as the first one sees them; null where neither named both. */
export function pairOf(answers: QuizAnswers, other: QuizAnswers | null) {
  return signPair(answers) ?? (other && signPair({ ...other, yours: other.theirs, theirs: other.yours }));
}
