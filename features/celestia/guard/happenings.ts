import { type FactOf, factsOf } from '../facts/fact.ts';
import type { Knowledge, Support } from './knowledge.ts';
import type { Subject } from './read-claim.ts';

type Happening = FactOf<'lunation' | 'eclipse' | 'station'>;

function allHappenings({ facts }: Knowledge, subject: Subject): Happening[] {
  switch (subject.is) {
    case 'point':
      return [];
    case 'phase':
      return factsOf(facts, 'lunation').filter(({ phase }) => subject.phases.includes(phase));
    case 'eclipse':
      return factsOf(facts, 'eclipse').filter(
        ({ eclipse, type }) => (subject.of ?? eclipse) === eclipse && (subject.type ?? type) === type,
      );
    case 'station': {
      const direction = subject.retrograde ? 'retrograde' : 'direct';
      return factsOf(facts, 'station').filter(
        (fact) => fact.body === subject.point && fact.direction === direction,
      );
    }
  }
}

/** The lunations, eclipses or stations that a subject may mean, in order of time. */
export function happeningsOf(knowledge: Knowledge, subject: Subject): Happening[] {
  const all = allHappenings(knowledge, subject).toSorted((a, b) => a.instantMs - b.instantMs);
  if (subject.is === 'point' || !subject.isNext) return all;
  return all.filter(({ instantMs }) => instantMs > knowledge.nowMs).slice(0, 1);
}

export function atInstant(id: string, instantMs: number): Support {
  return { facts: [id], startMs: instantMs, endMs: instantMs, exactMs: [instantMs], isTimeless: false };
}
