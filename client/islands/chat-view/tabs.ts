import type { AnswerEvent } from '../../api/answer-stream.ts';

/** What one tab of this browser tells the others. */
interface TabNews {
  /** Whose conversations: a tab of somebody else's page does not listen. */
  userId: string;
  conversationId: string;
  /** What was heard of an answer; null: something else has changed, read it anew. */
  event: AnswerEvent | null;
}

const CHANNEL = 'celestia.chat';
/** Who holds it has the one stream of this browser. */
const STREAM_LOCK = 'celestia.chat.stream';

function isNews(value: unknown): value is TabNews {
  return typeof value === 'object' && value !== null && 'userId' in value && 'conversationId' in value;
}

/** This tab's end of what the tabs tell one another. */
export interface Tabs {
  tell(news: TabNews): void;
  close(): void;
}

export function openTabs(onNews: (news: TabNews) => void): Tabs {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) onNews(data);
  });
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}

/**
 * Runs what needs the browser's one stream once no other tab has it: until then this tab hears by the channel what that one hears,
 * and where that one is closed in the middle, this one goes on.
 * @throws the signal's reason, whether it waits or runs.
 */
export async function withStream(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(STREAM_LOCK, { signal }, work);
}
