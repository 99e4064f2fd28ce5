import { type AstrologerId, PACKAGE_IDS, type PackageId } from '../../contract/consulting.ts';
import { isLanguage, LANGUAGES, type Language } from '../../locales/locales.ts';
import type { QueryReader } from '../query-reader.ts';
import { ASTROLOGERS, MANNERS, offering } from './astrologers.ts';

/** The consulting test: its questions, and what each answer speaks for. Its words are the dictionary `finder`. */

const LETTERS = ['a', 'b', 'c', 'd'] as const;
type Letter = (typeof LETTERS)[number];

type Points = Readonly<Partial<Record<PackageId, number>>>;

/** What the answers to the questions about the conversation speak for. */
const POINTS = {
  topic: { a: { natal: 3 }, b: { year: 3 }, c: { relationship: 3 }, d: { question: 3 } },
  span: { a: { question: 2 }, b: { year: 2 }, c: { natal: 2 }, d: { relationship: 2 } },
  leave: { a: { natal: 2 }, b: { year: 2 }, c: { relationship: 2 }, d: { question: 2 } },
  knows: { a: { natal: 1 }, b: {}, c: { year: 1, question: 1 }, d: { question: 1 } },
} as const satisfies Record<string, Record<Letter, Points>>;

type PackageQuestion = keyof typeof POINTS;
const PACKAGE_QUESTIONS = Object.keys(POINTS) as PackageQuestion[];

export const FINDER_QUESTIONS = ['topic', 'span', 'leave', 'knows', 'manner', 'time', 'language'] as const;
export type FinderQuestion = (typeof FINDER_QUESTIONS)[number];

/** The answers that a question has. */
export const FINDER_ANSWERS: Readonly<Record<FinderQuestion, readonly string[]>> = {
  topic: LETTERS,
  span: LETTERS,
  leave: LETTERS,
  knows: LETTERS,
  manner: MANNERS,
  time: ['exact', 'rough', 'unknown'],
  language: LANGUAGES,
};

export type FinderAnswers = Readonly<Partial<Record<FinderQuestion, string>>>;

/** Reads the answers of an address; what is none is left open. */
export function readAnswers(query: QueryReader): FinderAnswers {
  const read = FINDER_QUESTIONS.flatMap((question) => {
    const answer = query.get(question) ?? '';
    return FINDER_ANSWERS[question].includes(answer) ? [[question, answer] as const] : [];
  });
  return Object.fromEntries(read);
}

/** Questions without an answer. */
export function openFinderQuestions(answers: FinderAnswers): FinderQuestion[] {
  return FINDER_QUESTIONS.filter((question) => answers[question] === undefined);
}

/** An answer that speaks for the package that was found. */
export interface FinderReason {
  question: PackageQuestion;
  answer: Letter;
}

export interface Found {
  package: PackageId;
  astrologer: AstrologerId;
  /** Those of the answers that spoke for the package, the weightiest first. */
  reasons: readonly FinderReason[];
  /** Whether the person speaks of a chart as it was wished. */
  hasManner: boolean;
  /** The language that was wished, where the person speaks it. */
  language: Language | null;
}

function pointsOf(question: PackageQuestion, letter: Letter, id: PackageId): number {
  const points: Points = POINTS[question][letter];
  return points[id] ?? 0;
}

function letterOf(answers: FinderAnswers, question: PackageQuestion): Letter {
  return LETTERS.find((letter) => letter === answers[question]) ?? 'a';
}

function findPackage(answers: FinderAnswers): PackageId {
  const total = (id: PackageId) =>
    PACKAGE_QUESTIONS.reduce((sum, question) => sum + pointsOf(question, letterOf(answers, question), id), 0);
  // Of as many points the one that was named first: the topic weighs more than all else.
  return PACKAGE_IDS.toSorted((a, b) => total(b) - total(a))[0] ?? 'question';
}

/** How well somebody fits: the language before the manner. */
function fitOf(id: AstrologerId, { language, manner }: FinderAnswers): number {
  const place = (of: readonly string[], wished = '') => of.indexOf(wished);
  const spoken = place(ASTROLOGERS[id].languages, language);
  const spokenIn = place(ASTROLOGERS[id].manners, manner);
  return (spoken < 0 ? 0 : 20 - spoken) + (spokenIn < 0 ? 0 : 6 - 2 * spokenIn);
}

/** What a whole test suggests, and why. */
export function findConsultation(answers: FinderAnswers): Found {
  const found = findPackage(answers);
  const [best = 'nora-whitfield'] = offering(found).toSorted((a, b) => fitOf(b, answers) - fitOf(a, answers));
  const { languages, manners } = ASTROLOGERS[best];
  const reasons = PACKAGE_QUESTIONS.map((question) => ({
    question,
    answer: letterOf(answers, question),
  })).filter(({ question, answer }) => pointsOf(question, answer, found) > 0);
  return {
    package: found,
    astrologer: best,
    reasons,
    hasManner: manners.some((manner) => manner === answers.manner),
    language: isLanguage(answers.language) && languages.includes(answers.language) ? answers.language : null,
  };
}
