import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { invalidInput } from '../../../contract/app-error.ts';
import {
  type ConversationAnswer,
  ConversationChange,
  ConversationRequest,
  type ConversationsAnswer,
  type FeedbackAnswer,
  FeedbackRequest,
  type MessageAccepted,
  MessageRequest,
  type MessagesAnswer,
  type StoppedAnswer,
} from '../../../contract/conversations.ts';
import { MAX_CONVERSATIONS } from '../../../contract/limits.ts';
import type { DeletedAnswer } from '../../../contract/user.ts';
import { askStream } from '../../conversations/ask-stream.ts';
import { openPartner } from '../../conversations/open-partner.ts';
import { conversationsOf, granted } from '../../conversations/reach-conversations.ts';
import type { AppEnv } from '../../env.ts';
import { castingContext } from '../casting-context.ts';
import { checkLimit, rateLimit } from '../middleware/rate-limit.ts';
import { careFor } from '../pages/give-care.ts';
import { askerOf } from '../visitor/asker-of.ts';
import { findPerson, requirePerson } from '../visitor/find-person.ts';
import { readJson } from './json-body.ts';
import { readBody } from './read-body.ts';

/** /api/chat/conversations: a person's talks with Celestia. Every route leads to the person's own object, and to no other. */
export const conversationsApi = new Hono<AppEnv>();

const limited = rateLimit('ACCOUNT_LIMIT');

/** The person's own conversations. @throws AppError unauthorized. */
async function own(c: Context<AppEnv>) {
  const { user } = await requirePerson(c);
  return conversationsOf(c.env, user);
}

conversationsApi.get('/', limited, async (c) => {
  const conversations = await (await own(c)).list();
  return c.json({ conversations, most: MAX_CONVERSATIONS } satisfies ConversationsAnswer);
});

conversationsApi.delete('/', limited, async (c) => {
  await (await own(c)).remove(null);
  return c.json({ deleted: true } satisfies DeletedAnswer);
});

/** POST {id, persona, partner?}: opens a conversation; the same id again is the one that is there. */
conversationsApi.post('/', limited, async (c) => {
  const { user } = await requirePerson(c);
  const asked = await readBody(c, ConversationRequest);
  const partner = await openPartner(asked, user, castingContext(c));
  const outcome = await conversationsOf(c.env, user).open(asked.id, asked.persona, partner);
  return c.json({ conversation: granted(outcome, Date.now()) } satisfies ConversationAnswer);
});

conversationsApi.get('/:id', limited, async (c) => {
  const outcome = await (await own(c)).find(c.req.param('id'));
  return c.json({ conversation: granted(outcome, Date.now()) } satisfies ConversationAnswer);
});

conversationsApi.patch('/:id', limited, async (c) => {
  const conversations = await own(c);
  const { title } = await readBody(c, ConversationChange);
  const outcome = await conversations.rename(c.req.param('id'), title);
  return c.json({ conversation: granted(outcome, Date.now()) } satisfies ConversationAnswer);
});

conversationsApi.delete('/:id', limited, async (c) => {
  const conversations = await own(c);
  const id = c.req.param('id');
  granted(await conversations.find(id), Date.now());
  await conversations.remove(id);
  return c.json({ deleted: true } satisfies DeletedAnswer);
});

conversationsApi.get('/:id/messages', limited, async (c) => {
  const outcome = await (await own(c)).messages(c.req.param('id'));
  return c.json(granted(outcome, Date.now()) satisfies MessagesAnswer);
});

const Spoken = v.object({ text: v.string(), language: v.optional(MessageRequest.entries.language) });

/** What is said at once to somebody in danger whose message cannot be taken; null for anybody else. */
async function careOf(c: Context<AppEnv>, body: unknown): Promise<MessageAccepted | null> {
  const spoken = v.safeParse(Spoken, body);
  if (!spoken.success) return null;
  const { text, language = c.get('language') } = spoken.output;
  // Whoever cannot be recognised now is answered all the same.
  const person = await findPerson(c).catch(() => null);
  const care = await careFor(c, { text, language, user: person?.user ?? null });
  return care && { answerId: null, care: { kind: 'crisis', ...care } };
}

async function say(c: Context<AppEnv>, id: string, body: unknown): Promise<string> {
  const { user } = await requirePerson(c);
  await checkLimit(c, 'ACCOUNT_LIMIT');
  const read = v.safeParse(MessageRequest, body);
  if (!read.success) {
    const faults = read.issues.map(({ path, message }) => [String(path?.[0]?.key ?? 'body'), message]);
    throw invalidInput(Object.fromEntries(faults));
  }
  const asker = await askerOf(c, user);
  const outcome = await conversationsOf(c.env, user).say(id, read.output, asker);
  return granted(outcome, Date.now()).answerId;
}

/**
 * POST {id, text, language?, edits?}: takes a message and begins its answer. Whatever stands in the way of a message, a login, a limit
 * or a fault of ours: somebody who may be in danger is answered.
 */
conversationsApi.post('/:id/messages', async (c) => {
  const body = await readJson(c);
  try {
    const answerId = await say(c, c.req.param('id'), body);
    return c.json({ answerId } satisfies MessageAccepted, 202);
  } catch (refusal) {
    const care = await careOf(c, body);
    if (!care) throw refusal;
    return c.json(care);
  }
});

/** An answer as it is made. The line is never compressed or held back on its way: a sentence that is late is no stream. */
conversationsApi.get('/:id/events', limited, async (c) => {
  const conversations = await own(c);
  const id = c.req.param('id');
  granted(await conversations.find(id), Date.now());
  const after = c.req.query('after') ?? c.req.header('Last-Event-ID') ?? '';
  const { body } = await askStream(conversations, id, after);
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=UTF-8',
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
});

conversationsApi.post('/:id/stop', limited, async (c) => {
  const outcome = await (await own(c)).stop(c.req.param('id'));
  return c.json({ answerId: granted(outcome, Date.now()) } satisfies StoppedAnswer);
});

conversationsApi.post('/:id/messages/:message/again', limited, async (c) => {
  const { user } = await requirePerson(c);
  const { id, message } = c.req.param();
  const outcome = await conversationsOf(c.env, user).again(id, message, await askerOf(c, user));
  return c.json({ answerId: granted(outcome, Date.now()).answerId } satisfies MessageAccepted, 202);
});

conversationsApi.post('/:id/messages/:message/feedback', limited, async (c) => {
  const conversations = await own(c);
  const { feedback } = await readBody(c, FeedbackRequest);
  const { id, message } = c.req.param();
  const outcome = await conversations.giveFeedback(id, message, feedback);
  return c.json({ feedback: granted(outcome, Date.now()) } satisfies FeedbackAnswer);
});
