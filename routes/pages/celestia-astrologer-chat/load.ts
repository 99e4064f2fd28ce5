import { withChosenNode } from '../../../astrology/chart-facts.ts';
import type { ChartFigure } from '../../../astrology/chart-types.ts';
import { steadyFigure } from '../../../astrology/steady-figure.ts';
import { ABOUT_PARAMETER } from '../../../client/components/celestia/about-point.ts';
import {
  CONVERSATION_PARAMETER,
  NEW_CONVERSATION,
  type UnstoredCare,
} from '../../../client/components/chat/chat-props.ts';
import type { ChatSettingsAnswer } from '../../../contract/chat-settings.ts';
import type { ConversationJson, MessageJson } from '../../../contract/conversations.ts';
import type { ErrorCode } from '../../../contract/error-codes.ts';
import { type Starters, startersOf } from '../../../features/celestia/starters/starters.ts';
import { unsteadyBodies } from '../../../features/readings/unsteady-bodies.ts';
import { loadCareWords } from '../../../locales/celestia.ts';
import type { CareWords } from '../../../locales/en/celestia/care.ts';
import { href } from '../../href.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';
import type { AccountService } from '../../services/account-service.ts';
import type { ModelSeat } from '../../services/celestia-service.ts';
import type { ChatService } from '../../services/chat-service.ts';
import { doTask, type Refused } from './do-task.ts';

export interface ChatData {
  userId: string;
  hasBirth: boolean;
  conversations: readonly ConversationJson[];
  conversation: ConversationJson | null;
  messages: readonly MessageJson[];
  settings: ChatSettingsAnswer;
  /** What was written and not taken, and why: a code of the dictionary `errors.codes`. */
  refused: { text: string; isOfSettings: boolean; code: ErrorCode } | null;
  care: UnstoredCare | null;
  careWords: CareWords;
  /** What a door wants asked, by its id; null: nothing. */
  about: string | null;
  /** Of the next message. */
  nextId: string;
  timeZone: string;
  /** Where the visitor seems to be, which may be far from there. */
  visitorZone: string;
  model: ModelSeat | null;
  /** Comes after the page: nobody who wants to write waits for it. Null without a birth that can be drawn. */
  sky: Promise<ChartFigure | null>;
  starters: Promise<Starters> | null;
}

type ChatRequest = ServedRequest<'account' | 'celestia' | 'chat'>;

/** The chart beside the conversation; whatever keeps it away, the conversation goes on. */
async function figureOf(account: AccountService): Promise<{
  chart: Awaited<ReturnType<AccountService['chart']>>;
  figure: ChartFigure | null;
}> {
  const chart = await account.chart().catch(() => null);
  if (!chart) return { chart, figure: null };
  const figure = withChosenNode(chart, chart.settings.node);
  return { chart, figure: steadyFigure(figure, unsteadyBodies(chart, chart)) };
}

/** The conversation that is asked for, else the last; null for a new one, undefined where there is none of that id. */
function chosenOf(asked: string | null, conversations: readonly ConversationJson[]) {
  if (asked === NEW_CONVERSATION) return null;
  return asked === null ? (conversations[0] ?? null) : conversations.find(({ id }) => id === asked);
}

async function show(
  { query, nowMs, language, visitorZone, services }: ChatRequest,
  { account, chat }: { account: AccountService; chat: ChatService },
  refused: Refused | null = null,
): Promise<PageOutcome<ChatData>> {
  const [conversations, settings, careWords] = await Promise.all([
    chat.list(),
    chat.settings(),
    loadCareWords(language),
  ]);
  const asked = refused ? refused.conversation : query.get(CONVERSATION_PARAMETER);
  const chosen = chosenOf(asked, conversations);
  if (chosen === undefined) return { seeOther: href('celestia-astrologer-chat', language) };
  const told = chosen && (await chat.messages(chosen.id));
  const drawn = figureOf(account);
  const messages = told?.messages ?? [];
  const data: ChatData = {
    userId: account.user.id,
    hasBirth: account.user.birth !== null,
    conversations,
    conversation: told?.conversation ?? null,
    messages,
    settings,
    refused: refused?.code
      ? { text: refused.text, isOfSettings: refused.isOfSettings ?? false, code: refused.code }
      : null,
    care: refused?.care ?? null,
    careWords,
    about: query.get(ABOUT_PARAMETER),
    nextId: crypto.randomUUID(),
    timeZone: settings.zone ?? visitorZone,
    visitorZone,
    model: services.celestia.model,
    sky: drawn.then(({ figure }) => figure),
    starters: messages.length > 0 ? null : drawn.then(({ chart }) => startersOf(chart, nowMs)),
  };
  const retryAfterSeconds = refused?.retryAfterSeconds;
  return {
    data,
    status: statusOf(refused?.code ?? null),
    personal: true,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

function statusOf(code: ErrorCode | null): 200 | 422 | 429 {
  if (code === null) return 200;
  return code === 'too_many_requests' ? 429 : 422;
}

/** The page with its conversation, or what a form of it came to: one that has done its work leads back to the conversation. */
export async function loadChat(request: ChatRequest): Promise<PageOutcome<ChatData>> {
  const { form, language, services } = request;
  const { account, chat } = services;
  if (!account || !chat) return { notFound: true };
  if (!form) return show(request, { account, chat });
  const path = href('celestia-astrologer-chat', language);
  const done = await doTask(form, chat, language);
  return 'next' in done ? { seeOther: path + done.next } : show(request, { account, chat }, done);
}
