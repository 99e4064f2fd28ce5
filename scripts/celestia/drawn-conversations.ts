import type { WrittenConversation } from '../../features/celestia/conversations/conversation.ts';
import { seedOf } from '../../features/celestia/speaking/seed.ts';

/** Turns of a conversation. */
const TURNS = 8;

/**
 * As many conversations of eight turns as are wanted: the written ones about oneself, then others drawn from their questions, so
 * that what was asked there together is asked here apart.
 */
export function drawnConversations(written: readonly WrittenConversation[], count: number): string[][] {
  const own = written.filter((conversation) => conversation.with === 'self');
  const questions = written.flatMap(({ turns }) => turns.map(([text]) => text));
  const drawn = Array.from({ length: Math.max(0, count - own.length) }, (_, index) =>
    questions.toSorted((a, b) => seedOf(`${index} ${a}`) - seedOf(`${index} ${b}`)).slice(0, TURNS),
  );
  return [...own.map(({ turns }) => turns.map(([text]) => text)), ...drawn].slice(0, count);
}
