import type { Context } from 'hono';
import { AppError } from '../../../contract/app-error.ts';
import type { MessageAccepted, MessageRequest } from '../../../contract/conversations.ts';
import type { Language } from '../../../locales/locales.ts';
import type { ChatService } from '../../../routes/services/chat-service.ts';
import { askStream } from '../../conversations/ask-stream.ts';
import { checkZone } from '../../conversations/check-zone.ts';
import { conversationsOf, granted } from '../../conversations/reach-conversations.ts';
import type { AppEnv } from '../../env.ts';
import { castingContext } from '../casting-context.ts';
import { checkLimit } from '../middleware/rate-limit.ts';
import { careFor } from './give-care.ts';
import { findVisitorZone } from './visitor-zone.ts';

/** Milliseconds that a page without a script waits for an answer: longer than any takes. */
const LONGEST_ANSWER_MS = 45_000;

/**
 * The conversations of the person who is signed in; null where nobody is. What settles a birth is read only once somebody asks or opens one.
 */
export function giveChat(c: Context<AppEnv>, language: Language): ChatService | null {
  const person = c.get('person');
  if (!person) return null;
  const { user } = person;
  const own = conversationsOf(c.env, user);
  const zone = findVisitorZone(c, language);
  /** Whatever changes something is counted as at its API. */
  const counted = () => checkLimit(c, 'ACCOUNT_LIMIT');
  const asker = async () => {
    const { askerOf } = await import('../visitor/asker-of.ts');
    return askerOf(c, user);
  };
  const take = async (id: string, message: MessageRequest): Promise<MessageAccepted> => {
    await counted();
    const outcome = await own.say(id, message, await asker());
    return { answerId: granted(outcome, Date.now()).answerId };
  };
  return {
    list: () => own.list(),
    messages: async (id) => granted(await own.messages(id), Date.now()),
    settings: () => own.settings(zone),
    async settle(change) {
      await counted();
      checkZone(change);
      granted(await own.changeSettings(change, zone), Date.now());
    },
    async open(request) {
      await counted();
      const { openPartner } = await import('../../conversations/open-partner.ts');
      const partner = await openPartner(request, user, castingContext(c));
      return granted(await own.open(request.id, request.persona, partner), Date.now());
    },
    say: (id, message) =>
      take(id, message).catch(async (refusal: unknown) => {
        const care = await careFor(c, { text: message.text, language, user });
        if (!care) throw refusal;
        return { answerId: null, care: { kind: 'crisis' as const, ...care } };
      }),
    async again(id, messageId) {
      await counted();
      granted(await own.again(id, messageId, await asker()), Date.now());
    },
    async answered(id) {
      const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
      const { body } = await askStream(own, id);
      const reader = body?.getReader();
      if (!reader) return;
      signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
      // What is made is kept as it is made: whatever breaks here is told by the conversation itself.
      for (let read = await reader.read(); !read.done; ) read = await reader.read();
    },
    async stop(id) {
      await counted();
      granted(await own.stop(id), Date.now());
    },
    async rename(id, title) {
      await counted();
      granted(await own.rename(id, title), Date.now());
    },
    async remove(id) {
      await counted();
      if (!(await own.list()).some((each) => each.id === id)) throw new AppError('not_found');
      await own.remove(id);
    },
    async removeAll() {
      await counted();
      await own.remove(null);
    },
    async giveFeedback(id, messageId, feedback) {
      await counted();
      granted(await own.giveFeedback(id, messageId, feedback), Date.now());
    },
  };
}
