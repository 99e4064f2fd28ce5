import type { Asker } from './asker.ts';
import type { Conversation } from './conversation-rows.ts';

/** Names and places that no model shall read: where both were born, and what the other is called. */
export function hiddenNames(
  { birth }: Pick<Asker, 'birth'>,
  { partner }: Pick<Conversation, 'partner'>,
): string[] {
  const births = [birth, partner?.birth ?? null].filter((each) => each !== null);
  const places = births.flatMap(({ place }) => [place.name, place.region ?? '']);
  return [...places, partner?.name ?? ''].filter((name) => name !== '');
}
