import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { decodeAnswers, encodeAnswers, openQuestions, type QuizAnswers } from './quiz-answers.ts';
import { ANSWER_IDS, ANSWER_POINTS, MAX_POINTS, QUESTION_IDS } from './quiz-questions.ts';
import { bandOf, compareAnswers, extremesOf, meanScore, scoreQuiz, signPair } from './quiz-score.ts';

const sign = fc.option(fc.constantFrom(...SIGN_IDS));
const whole: fc.Arbitrary<QuizAnswers> = fc.record({
  yours: sign,
  theirs: sign,
  chosen: fc.record(Object.fromEntries(QUESTION_IDS.map((id) => [id, fc.constantFrom(...ANSWER_IDS)]))),
});
const partial: fc.Arbitrary<QuizAnswers> = fc.record({
  yours: sign,
  theirs: sign,
  chosen: fc.record(Object.fromEntries(QUESTION_IDS.map((id) => [id, fc.constantFrom(...ANSWER_IDS)])), {
    requiredKeys: [],
  }),
});

/** Answers that are worth the same on every question. */
function allWorth(points: number): QuizAnswers {
  const chosen = Object.fromEntries(
    QUESTION_IDS.map((id) => [id, ANSWER_IDS.find((answer) => ANSWER_POINTS[id][answer] === points)]),
  );
  return { yours: null, theirs: null, chosen };
}

test('every question has one answer of each worth', () => {
  for (const id of QUESTION_IDS) {
    expect(Object.values(ANSWER_POINTS[id]).toSorted(), id).toEqual([0, 1, 2, MAX_POINTS]);
  }
});

describe('answers in an address', () => {
  test('come back as they were', () => {
    fc.assert(
      fc.property(partial, (answers) => {
        expect(decodeAnswers(encodeAnswers(answers))).toEqual(answers);
      }),
    );
  });

  test('are none where the text is anything else', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        const answers = decodeAnswers(text);
        if (answers) expect(encodeAnswers(answers)).toBe(text);
      }),
    );
    for (const text of ['', '-', 'm----------------', '--e--------------', `--${'a'.repeat(16)}`]) {
      expect(decodeAnswers(text), text).toBeNull();
    }
  });

  test('know what is still open', () => {
    expect(openQuestions({ yours: null, theirs: null, chosen: { plans: 'a' } })).toHaveLength(14);
    expect(openQuestions(allWorth(2))).toEqual([]);
  });
});

describe('the score', () => {
  test('runs from nought to a hundred, each theme alike', () => {
    expect([0, 1, 2, 3].map((points) => scoreQuiz(allWorth(points)).total)).toEqual([0, 33, 67, 100]);
    expect([100, 60, 40, 0].map(bandOf)).toEqual(['high', 'good', 'mixed', 'low']);
  });

  test('grows with a better answer and never by the signs', () => {
    fc.assert(
      fc.property(whole, fc.constantFrom(...QUESTION_IDS), (answers, question) => {
        const best = ANSWER_IDS.find((answer) => ANSWER_POINTS[question][answer] === MAX_POINTS);
        const better = { ...answers, chosen: { ...answers.chosen, [question]: best } };
        expect(scoreQuiz(better).total).toBeGreaterThanOrEqual(scoreQuiz(answers).total);
        expect(scoreQuiz({ ...answers, yours: null, theirs: 'leo' })).toEqual(scoreQuiz(answers));
      }),
    );
  });

  test('names no strength where all themes are alike', () => {
    expect(extremesOf(scoreQuiz(allWorth(2)))).toBeNull();
    const uneven = { ...allWorth(2), chosen: { ...allWorth(2).chosen, plans: 'a' as const } };
    expect(extremesOf(scoreQuiz(uneven))).toEqual({ strongest: 'attraction', weakest: 'time' });
  });
});

describe('two people', () => {
  test('are the same pair in either order', () => {
    fc.assert(
      fc.property(whole, whole, (first, second) => {
        const one = compareAnswers(first, second);
        const other = compareAnswers(second, first);
        expect(one.same).toBe(other.same);
        expect(new Set(one.differ)).toEqual(new Set(other.differ));
        expect(meanScore(scoreQuiz(first), scoreQuiz(second))).toEqual(
          meanScore(scoreQuiz(second), scoreQuiz(first)),
        );
      }),
    );
  });

  test('who answer alike differ nowhere', () => {
    expect(compareAnswers(allWorth(1), allWorth(1))).toEqual({ same: 15, differ: [] });
    expect(compareAnswers(allWorth(0), allWorth(3)).differ).toHaveLength(15);
    expect(compareAnswers(allWorth(2), allWorth(3)).differ).toEqual([]);
  });

  test('have signs at most six apart', () => {
    const signs = (yours: 'aries' | 'pisces', theirs: 'libra' | 'aries' | 'pisces') =>
      signPair({ yours, theirs, chosen: {} })?.apart;
    expect([signs('aries', 'aries'), signs('pisces', 'aries'), signs('aries', 'libra')]).toEqual([0, 1, 6]);
    expect(signPair({ yours: 'leo', theirs: null, chosen: {} })).toBeNull();
  });
});
