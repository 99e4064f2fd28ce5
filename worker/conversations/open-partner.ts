import { AppError, invalidInput } from '../../contract/app-error.ts';
import type { ConversationRequest } from '../../contract/conversations.ts';
import type { User } from '../accounts/user-rows.ts';
import { bornOn } from '../people/born-on.ts';
import { chartBirth } from '../people/chart-birth.ts';
import { type PersonContext, settledOf } from '../people/own-chart.ts';
import type { Partner } from './conversation-rows.ts';
import { isTooYoung } from './take-message.ts';

/** That a person's own birth can be cast. @throws AppError where it cannot, or not just now. */
async function requireOwnChart({ id, birth }: User, context: PersonContext): Promise<void> {
  const own = birth ? await settledOf(id, birth, context) : 'birth';
  if (own === 'places') throw new AppError('places_unavailable');
  if (own === 'birth') throw invalidInput({ birth: 'required' });
}

/**
 * Whose chart is spoken of beside the person's own in a conversation that is to be opened; null where nobody else's is.
 * @throws AppError for a birth that is wrong, missing or too young.
 */
export async function openPartner(
  { persona, partner }: ConversationRequest,
  user: User,
  context: PersonContext,
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
  // Love is for grown-ups: one's own age is told by the day that is kept, whether or not its place is known.
  const own = bornOn(user.birth);
  if (own === null) throw invalidInput({ birth: 'required' });
  const days = [settled.date, own];
  if (days.some((day) => isTooYoung(day, persona, context.nowMs))) throw new AppError('too_young');
  // What is between two is read from both charts.
  if (persona === 'couple') await requireOwnChart(user, context);
  return { name: partner.name, birth: settled };
}
