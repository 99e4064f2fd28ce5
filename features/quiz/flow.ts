import { isSignId } from '../../astrology/ids.ts';
import type { QueryReader } from '../query-reader.ts';
import {
  decodeAnswers,
  encodeAnswers,
  isAnswerId,
  NO_ANSWERS,
  openQuestions,
  type QuizAnswers,
} from './quiz-answers.ts';
import { QUESTION_IDS, QUIZ_STEPS, type QuestionId, type QuizStepId, questionsOf } from './quiz-questions.ts';

/**
 * Where a visitor stands in the test. All of it is in the address, so that back, forward and reload work without a
 * script: `r` holds the answers so far, the fields of the step just sent come beside it, `at` names that step and
 * `go` what its button asks for. `with` holds another person's answers to compare with.
 */
export interface QuizState {
  answers: QuizAnswers;
  /** The other one's answers, whole; null where there are none. */
  other: QuizAnswers | null;
  view:
    | { kind: 'step'; step: QuizStepId; missing: readonly QuestionId[] }
    /** `shared`: opened by a link, rather than at the end of the questions. */
    | { kind: 'result'; shared: boolean };
  /** The link's code could not be read. */
  broken: boolean;
}

/** Parameters that make the page more than its beginning. */
export const QUIZ_PARAMETERS = ['r', 'with', 'at', 'go', 'yours', 'theirs', ...QUESTION_IDS];

const RESULT = 'result';

function firstStep(answers: QuizAnswers): QuizStepId {
  return QUIZ_STEPS.find((step) => openQuestions(answers, questionsOf(step)).length > 0) ?? 'signs';
}

/** The answers of the code with those of the step that was sent. */
function withFields(answers: QuizAnswers, query: QueryReader): QuizAnswers {
  const chosen = { ...answers.chosen };
  for (const question of QUESTION_IDS) {
    const answer = query.get(question) ?? undefined;
    if (isAnswerId(answer)) chosen[question] = answer;
  }
  const signOf = (field: 'yours' | 'theirs') => {
    const written = query.get(field);
    if (written === null) return answers[field];
    return isSignId(written) ? written : null;
  };
  return { yours: signOf('yours'), theirs: signOf('theirs'), chosen };
}

function stepNamed(name: string | null): QuizStepId | undefined {
  return QUIZ_STEPS.find((step) => step === name);
}

function viewOf(answers: QuizAnswers, query: QueryReader): QuizState['view'] {
  const go = query.get('go');
  const at = stepNamed(query.get('at'));
  const target = stepNamed(go);
  const isForward = go === RESULT || (at && target && QUIZ_STEPS.indexOf(target) > QUIZ_STEPS.indexOf(at));
  const missing = at && isForward ? openQuestions(answers, questionsOf(at)) : [];
  if (at && missing.length > 0) return { kind: 'step', step: at, missing };
  if (target) return { kind: 'step', step: target, missing: [] };
  const open = openQuestions(answers);
  if (open.length === 0) return { kind: 'result', shared: go !== RESULT };
  const step = query.has('r') ? firstStep(answers) : 'signs';
  // Whoever asks for the result is told what is still missing.
  return { kind: 'step', step, missing: go === RESULT ? openQuestions(answers, questionsOf(step)) : [] };
}

/** The other one's answers; undefined where the link is broken. */
function readOther(code: string | null): QuizAnswers | null | undefined {
  if (code === null || code === '') return null;
  const other = decodeAnswers(code);
  return other && openQuestions(other).length === 0 ? other : undefined;
}

/** Reads an address of the test; never throws, whatever it holds. */
export function readQuiz(query: QueryReader): QuizState {
  const code = query.get('r');
  const own = code === null ? NO_ANSWERS : decodeAnswers(code);
  const other = readOther(query.get('with'));
  if (!own || other === undefined) {
    const view = { kind: 'step', step: 'signs', missing: [] } as const;
    return { answers: NO_ANSWERS, other: null, view, broken: true };
  }
  const answers = withFields(own, query);
  return { answers, other, view: viewOf(answers, query), broken: false };
}

function address(path: string, parameters: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${path}?${pairs.join('&')}`;
}

/** Where a result stands, to be shared. */
export function resultLink(path: string, answers: QuizAnswers, other: QuizAnswers | null): string {
  const beside = other ? { with: encodeAnswers(other) } : null;
  return address(path, { r: encodeAnswers(answers), ...beside });
}

/** Where another person answers the same questions, to be compared with these. */
export function inviteLink(path: string, answers: QuizAnswers): string {
  return address(path, { with: encodeAnswers(answers) });
}

/** Where a visitor goes through the answers again. */
export function changeLink(path: string, answers: QuizAnswers, other: QuizAnswers | null): string {
  return `${resultLink(path, answers, other)}&go=signs`;
}
