import type { FactId } from '../facts/fact.ts';
import type { Asked } from '../understanding/asked.ts';
import type { Known } from './known.ts';
import type { Teller } from './slots.ts';

/** What a conversation has had so far, as plain data: it is kept between turns and never changed in place. */
export interface Memory {
  /** Each question as it was understood, the oldest first. */
  asked: readonly Asked[];
  /** Fingerprints of the sentences said. */
  told: readonly string[];
  /** Facts spoken of, turn by turn, the last turn last. */
  facts: readonly (readonly FactId[])[];
  /** Whether she has asked for the birth, and said that the hour is unknown: each once. */
  said: readonly ('birth' | 'hour' | 'partner')[];
}

export const NO_MEMORY: Memory = { asked: [], told: [], facts: [], said: [] };

/** One question with all that its answer is planned from. */
export interface Turn {
  asked: Asked;
  known: Known;
  teller: Teller;
  memory: Memory;
  seed: string;
  /** BCP 47 tag of the language. */
  tag: string;
}

/** Whether a fact was spoken of already in this conversation. */
export function wasTold({ memory }: Turn, id: FactId): boolean {
  return memory.facts.some((ids) => ids.includes(id));
}

/** What was not spoken of yet first, in its order, then the rest. */
export function freshFirst<Item extends { id: FactId }>(items: readonly Item[], turn: Turn): Item[] {
  return [...items.filter(({ id }) => !wasTold(turn, id)), ...items.filter(({ id }) => wasTold(turn, id))];
}
