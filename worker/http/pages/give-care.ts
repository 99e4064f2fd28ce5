import type { Context } from 'hono';
import type { UnstoredCare } from '../../../client/components/chat/chat-props.ts';
import type { Language } from '../../../locales/locales.ts';
import type { AppEnv } from '../../env.ts';
import { countryOf } from '../visitor/seen-from.ts';

/** What is said at once, and kept nowhere, to somebody who may be in danger; null for anybody else. */
export async function careFor(
  c: Context<AppEnv>,
  text: string,
  language: Language,
): Promise<UnstoredCare | null> {
  const { answerCare } = await import('../../../features/celestia/asking/answer-care.ts');
  const care = await answerCare({ text, language, country: countryOf(c), nowMs: Date.now() });
  if (care?.kind !== 'crisis') return null;
  const { paragraphs, card } = care;
  return { language, paragraphs: [...paragraphs], card: card && { ...card, lines: [...card.lines] } };
}
