/** The compatibility test: which questions it asks, and what each answer counts. Its words are the dictionary `quiz`. */

export const QUIZ_THEME_IDS = ['attraction', 'talk', 'home', 'time', 'repair'] as const;
export type QuizThemeId = (typeof QUIZ_THEME_IDS)[number];

export const QUESTIONS_BY_THEME = {
  attraction: ['reunion', 'desire', 'curiosity'],
  talk: ['listening', 'laughing', 'awkward'],
  home: ['sunday', 'tired', 'chores'],
  time: ['plans', 'reliance', 'offer'],
  repair: ['ending', 'quarrel', 'topic'],
} as const satisfies Record<QuizThemeId, readonly string[]>;

export type QuestionId = (typeof QUESTIONS_BY_THEME)[QuizThemeId][number];

/** All questions, in the order in which they are asked. */
export const QUESTION_IDS: readonly QuestionId[] = QUIZ_THEME_IDS.flatMap(
  (theme) => QUESTIONS_BY_THEME[theme],
);

export const ANSWER_IDS = ['a', 'b', 'c', 'd'] as const;
export type AnswerId = (typeof ANSWER_IDS)[number];

export const MAX_POINTS = 3;

/** Points of each answer, 0 to 3. Each question has one answer of each worth, in no fixed order. */
export const ANSWER_POINTS = {
  reunion: { a: 1, b: 3, c: 0, d: 2 },
  desire: { a: 3, b: 0, c: 2, d: 1 },
  curiosity: { a: 1, b: 2, c: 0, d: 3 },
  listening: { a: 3, b: 1, c: 2, d: 0 },
  laughing: { a: 1, b: 2, c: 3, d: 0 },
  awkward: { a: 0, b: 1, c: 2, d: 3 },
  sunday: { a: 0, b: 3, c: 1, d: 2 },
  tired: { a: 2, b: 1, c: 3, d: 0 },
  chores: { a: 0, b: 3, c: 1, d: 2 },
  plans: { a: 0, b: 2, c: 3, d: 1 },
  reliance: { a: 2, b: 3, c: 0, d: 1 },
  offer: { a: 1, b: 2, c: 0, d: 3 },
  ending: { a: 1, b: 3, c: 0, d: 2 },
  quarrel: { a: 2, b: 0, c: 3, d: 1 },
  topic: { a: 2, b: 0, c: 1, d: 3 },
} as const satisfies Record<QuestionId, Record<AnswerId, number>>;

/** The steps of the test: the two signs, then a theme each. */
export const QUIZ_STEPS = ['signs', ...QUIZ_THEME_IDS] as const;
export type QuizStepId = (typeof QUIZ_STEPS)[number];

/** Questions of a step. The signs may be left out, so their step has none. */
export function questionsOf(step: QuizStepId): readonly QuestionId[] {
  return step === 'signs' ? [] : QUESTIONS_BY_THEME[step];
}
