import { describe, expect, it } from 'vitest';
import { PACKAGE_IDS } from '../../contract/consulting.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { ASTROLOGERS } from './astrologers.ts';
import {
  FINDER_ANSWERS,
  FINDER_QUESTIONS,
  type FinderAnswers,
  findConsultation,
  openFinderQuestions,
  readAnswers,
} from './finder.ts';

/** Every way through the test. */
function everyWay(): FinderAnswers[] {
  let ways: FinderAnswers[] = [{}];
  for (const question of FINDER_QUESTIONS)
    ways = ways.flatMap((way) => FINDER_ANSWERS[question].map((answer) => ({ ...way, [question]: answer })));
  return ways;
}

const WAYS = everyWay();

describe('the consulting test', () => {
  it('suggests on every way somebody who offers the package and speaks the language, with a reason', () => {
    expect(WAYS).toHaveLength(4 ** 5 * 3 * LANGUAGES.length);
    for (const way of WAYS) {
      const found = findConsultation(way);
      expect(ASTROLOGERS[found.astrologer].packages).toContain(found.package);
      expect(found.language, JSON.stringify(way)).toBe(way.language);
      expect(found.reasons.length).toBeGreaterThan(0);
    }
  });

  it('finds each package on as many ways as any other, within a third, and everybody on some', () => {
    const counts = PACKAGE_IDS.map((id) => WAYS.filter((way) => findConsultation(way).package === id).length);
    expect(Math.min(...counts)).toBeGreaterThan(Math.max(...counts) * 0.66);
    const people = new Set(WAYS.map((way) => findConsultation(way).astrologer));
    expect(people.size).toBe(Object.keys(ASTROLOGERS).length);
  });

  it('follows the topic where all answers agree, and what was wished of the person', () => {
    const way = { topic: 'c', span: 'd', leave: 'c', knows: 'b', time: 'exact' };
    expect(findConsultation({ ...way, manner: 'gentle', language: 'tr' })).toEqual({
      package: 'relationship',
      astrologer: 'defne-aksoy',
      reasons: [
        { question: 'topic', answer: 'c' },
        { question: 'span', answer: 'd' },
        { question: 'leave', answer: 'c' },
      ],
      hasManner: true,
      language: 'tr',
    });
    expect(findConsultation({ ...way, manner: 'technical', language: 'fr' }).astrologer).toBe(
      'etienne-garnier',
    );
  });

  it('leaves open what an address says that is no answer', () => {
    const answers = readAnswers(new URLSearchParams('topic=a&span=z&manner=loud&language=de&time=exact'));
    expect(answers).toEqual({ topic: 'a', time: 'exact' });
    expect(openFinderQuestions(answers)).toEqual(['span', 'leave', 'knows', 'manner', 'language']);
  });
});
