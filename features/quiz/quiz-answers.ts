import { isSignId, SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import { ANSWER_IDS, type AnswerId, QUESTION_IDS, type QuestionId } from './quiz-questions.ts';

/** What one person has answered so far. A sign may be left out for good. */
export interface QuizAnswers {
  yours: SignId | null;
  theirs: SignId | null;
  chosen: Readonly<Partial<Record<QuestionId, AnswerId>>>;
}

export const NO_ANSWERS: QuizAnswers = { yours: null, theirs: null, chosen: {} };

/** Stands in the code for what is not answered. */
const OPEN = '-';
const SIGN_LETTERS = 'abcdefghijkl';
const CODE_LENGTH = 2 + QUESTION_IDS.length;

export function isAnswerId(value: string | undefined): value is AnswerId {
  return (ANSWER_IDS as readonly (string | undefined)[]).includes(value);
}

function signLetter(sign: SignId | null): string {
  return sign === null ? OPEN : (SIGN_LETTERS[SIGN_IDS.indexOf(sign)] ?? OPEN);
}

/** Answers as a short text for an address: a letter for each sign, then one for each question. */
export function encodeAnswers({ yours, theirs, chosen }: QuizAnswers): string {
  const letters = QUESTION_IDS.map((question) => chosen[question] ?? OPEN);
  return [signLetter(yours), signLetter(theirs), ...letters].join('');
}

/** Undefined for a letter that names no sign. */
function readSign(letter: string | undefined): SignId | null | undefined {
  if (letter === OPEN) return null;
  const sign = SIGN_IDS[SIGN_LETTERS.indexOf(letter ?? '')];
  return isSignId(sign) ? sign : undefined;
}

/** Reads what `encodeAnswers` wrote; null for anything else. */
export function decodeAnswers(code: string): QuizAnswers | null {
  if (code.length !== CODE_LENGTH) return null;
  const yours = readSign(code[0]);
  const theirs = readSign(code[1]);
  if (yours === undefined || theirs === undefined) return null;
  const chosen: Partial<Record<QuestionId, AnswerId>> = {};
  for (const [index, question] of QUESTION_IDS.entries()) {
    const letter = code[index + 2];
    if (letter === OPEN) continue;
    if (!isAnswerId(letter)) return null;
    chosen[question] = letter;
  }
  return { yours, theirs, chosen };
}

/** Those of the questions that have no answer yet. */
export function openQuestions(
  { chosen }: QuizAnswers,
  questions: readonly QuestionId[] = QUESTION_IDS,
): QuestionId[] {
  return questions.filter((question) => chosen[question] === undefined);
}
