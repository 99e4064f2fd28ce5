import type { Matter } from '../../../locales/celestia-lexicon.ts';
import { type Memory, NO_MEMORY } from '../speaking/turn.ts';
import type { Asked } from '../understanding/asked.ts';

/** What a turn has added to a conversation's memory: kept with its answer, so that an answer that goes takes its part along. */
export function memoryStep(before: Memory, after: Memory): Memory {
  return {
    asked: after.asked.slice(before.asked.length),
    told: after.told.slice(before.told.length),
    facts: after.facts.slice(before.facts.length),
    said: after.said.filter((word) => !before.said.includes(word)),
  };
}

/** What a question has not always been kept with, as it is where nobody told. */
const LATER = {
  slants: [],
  matter: null,
  quality: null,
  weighsTime: false,
} as const satisfies Partial<Asked>;

/** What was once kept by its house alone. */
const MATTERS_BY_HOUSE: Readonly<Record<number, Matter>> = {
  3: 'siblings',
  5: 'children',
  7: 'marriage',
  8: 'inheritance',
};

/** A question as it was kept, maybe at a time when less was told of it. */
type KeptAsked = Omit<Asked, keyof typeof LATER> &
  Partial<Pick<Asked, 'slants' | 'quality' | 'weighsTime'>> & { matter?: Asked['matter'] | number };

/** What a turn added, as it was kept. */
export interface KeptStep extends Omit<Memory, 'asked'> {
  asked: readonly KeptAsked[];
}

function asToday(asked: KeptAsked): Asked {
  const { matter } = asked;
  const named = typeof matter === 'number' ? (MATTERS_BY_HOUSE[matter] ?? null) : (matter ?? null);
  return { ...LATER, ...asked, matter: named };
}

/** The memory that some turns add up to, the oldest first. */
export function memoryOf(steps: readonly KeptStep[]): Memory {
  if (steps.length === 0) return NO_MEMORY;
  return {
    asked: steps.flatMap(({ asked }) => asked.map(asToday)),
    told: steps.flatMap(({ told }) => told),
    facts: steps.flatMap(({ facts }) => facts),
    said: [...new Set(steps.flatMap(({ said }) => said))],
  };
}
