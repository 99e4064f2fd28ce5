import type { Context } from 'hono';
import type { UnstoredCare } from '../../../client/components/chat/chat-props.ts';
import type { Language } from '../../../locales/locales.ts';
import type { User } from '../../accounts/user-rows.ts';
import { conversationsOf } from '../../conversations/reach-conversations.ts';
import type { AppEnv } from '../../env.ts';
import { countryOf } from '../visitor/seen-from.ts';

interface Spoken {
  text: string;
  language: Language;
  /** Who says it; null where that is not known. */
  user: User | null;
}

/** The country whose help lines somebody has chosen; null where nobody did, or where it cannot be read now. */
async function chosenCountry(env: AppEnv['Bindings'], user: User | null): Promise<string | null> {
  if (!user) return null;
  try {
    return (await conversationsOf(env, user).settings('UTC')).country;
  } catch {
    // The country that the request comes from serves: care waits for no store.
    return null;
  }
}

/** What is said at once, and kept nowhere, to somebody who may be in danger; null for anybody else. */
export async function careFor(
  c: Context<AppEnv>,
  { text, language, user }: Spoken,
): Promise<UnstoredCare | null> {
  const { answerCare } = await import('../../../features/celestia/asking/answer-care.ts');
  const country = (await chosenCountry(c.env, user)) ?? countryOf(c);
  const care = await answerCare({ text, language, country, nowMs: Date.now() });
  if (care?.kind !== 'crisis') return null;
  const { paragraphs, card } = care;
  return { language, paragraphs: [...paragraphs], card: card && { ...card, lines: [...card.lines] } };
}
