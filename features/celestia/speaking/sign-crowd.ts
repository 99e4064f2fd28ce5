import type { SignId } from '../../../astrology/ids.ts';
import type { PlacementFact } from '../facts/fact.ts';
import { listed } from './natal-parts.ts';
import { must, type Part } from './part.ts';
import { plainSlots } from './slots.ts';
import type { Turn } from './turn.ts';

/** Who of a chart stand together in a sign, by name. */
export function crowdPart(sign: SignId, crowd: readonly PlacementFact[], { teller, tag }: Turn): Part {
  const { frames, names } = teller.words;
  const text = listed(
    crowd.map(({ body }) => body),
    teller,
    tag,
  );
  const slots = { ...plainSlots('said', names.signs[sign]), bodies: { text } };
  return must({
    pool: frames.signHolds,
    slots,
    says: crowd.map(({ id }) => ({ fact: id, says: 'sign' as const })),
  });
}
