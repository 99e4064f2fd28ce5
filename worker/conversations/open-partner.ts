import { AppError, invalidInput } from '../../contract/app-error.ts';
import type { ConversationRequest } from '../../contract/conversations.ts';
import type { User } from '../accounts/user-rows.ts';
import type { CastingContext } from '../births/cast-chart.ts';
import { chartBirth } from '../people/chart-birth.ts';
import type { Partner } from './conversation-rows.ts';
import { isTooYoung } from './take-message.ts';

/**
 * Whose chart is spoken of beside the person's own in a conversation that is to be opened; null where nobody else's is.
 * @throws AppError for a birth that is wrong, or too young.
 */
export async function openPartner(
  { persona, partner }: ConversationRequest,
  user: User,
  context: CastingContext,
): Promise<Partner | null> {
  if (persona === 'celestia') return null;
  if (!partner) throw invalidInput({ partner: 'required' });
  const read = await chartBirth(partner.fields, context);
  if (!read.ok) throw invalidInput(read.fields);
  const { settled } = read.birth;
  if (!settled) {
    throw new AppError('unknown_place', 'the place of a partner is not found', {
      fields: { place: 'unknown' },
    });
  }
  const own = user.birth?.settled ?? null;
  // What is between two is read from both charts, and one's age from one's own.
  if (persona === 'couple' && !own) throw invalidInput({ birth: 'required' });
  const births = [settled, own];
  if (births.some((birth) => isTooYoung(birth, persona, context.nowMs))) throw new AppError('too_young');
  return { name: partner.name, birth: settled };
}
