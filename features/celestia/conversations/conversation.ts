import type { About } from '../understanding/asked.ts';

/** Whose birth is known in a conversation: see `known-charts.fixture.ts`. */
export type Company = 'self' | 'pair' | 'none' | 'hourless';

/** What somebody types, and what it is about. */
export type WrittenTurn = readonly [text: string, about: About];

/** A conversation of eight turns, as people write: in haste, without accents, with slips. */
export interface WrittenConversation {
  with: Company;
  turns: readonly WrittenTurn[];
}
