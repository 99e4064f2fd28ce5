import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Citation } from '../../../contract/chat.ts';
import type { AnswerEvent } from '../../api/answer-stream.ts';
import { type ConversationCalls, conversationCalls } from '../../api/conversation-calls.ts';
import { siteHttp } from '../../api/site-http.ts';
import { type ChatProps, CONVERSATION_PARAMETER } from '../../components/chat/chat-props.ts';
import { afterEvent } from './known-talk.ts';
import { openTabs, type Tabs } from './tabs.ts';
import { useFollow } from './use-follow.ts';

/** Whoever comes back to the tab this much later is shown what other devices have said, milliseconds. */
const STALE_MS = 5_000;

export interface Conversation {
  shown: ChatProps;
  calls: ConversationCalls;
  /** Sentences of the answer that is being made. */
  announced: readonly string[];
  isLost: boolean;
  change(how: (shown: ChatProps) => ChatProps): void;
  /** Asks the server for all that is shown. */
  read(conversationId?: string): Promise<void>;
  /** Has the other tabs read anew. */
  tellTabs(conversationId: string): void;
}

/** A page without the conversation it was about: somewhere else it was deleted. */
function leave(path: string): void {
  location.assign(path);
}

/** The conversation that is shown, in step with the server, the other tabs and, as one comes back to it, the other devices. */
export function useConversation(
  server: ChatProps,
  onSentence: (citations: readonly Citation[]) => void,
): Conversation {
  const [shown, change] = useState(server);
  const [announced, announce] = useState<readonly string[]>([]);
  const [isLost, setLost] = useState(false);
  const [calls] = useState(() => conversationCalls(siteHttp));
  const latest = useRef(shown);
  latest.current = shown;
  const tabs = useRef<Tabs | null>(null);
  const readMs = useRef(0);

  const read = async (conversationId = latest.current.conversation?.id) => {
    readMs.current = Date.now();
    const [{ conversations }, settings, messages] = await Promise.all([
      calls.list(),
      calls.settings(),
      conversationId === undefined ? null : calls.messages(conversationId),
    ]);
    if (conversationId !== undefined && !conversations.some(({ id }) => id === conversationId)) {
      leave(latest.current.path);
      return;
    }
    change((now) => ({ ...now, conversations, settings, ...messages }));
  };
  const readQuietly = useEffectEvent(() => void read().catch(() => undefined));

  const hear = useEffectEvent((event: AnswerEvent) => {
    if (event.name === 'answer') announce([]);
    if (event.name === 'sentence') {
      announce((before) => [...before, event.data.text]);
      onSentence(event.data.citations);
    }
    const talk = afterEvent(latest.current, event);
    if (talk) {
      latest.current = { ...latest.current, ...talk };
      change((now) => ({ ...now, ...talk }));
    }
    if (!talk || event.name === 'end') readQuietly();
  });

  useEffect(() => {
    tabs.current = openTabs(({ userId, conversationId, event }) => {
      const now = latest.current;
      if (userId !== now.userId) return;
      if (event === null) readQuietly();
      else if (conversationId === now.conversation?.id) hear(event);
    });
    return () => tabs.current?.close();
  }, []);

  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible' && Date.now() - readMs.current > STALE_MS) readQuietly();
    };
    readMs.current = Date.now();
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('focus', comeBack);
    window.addEventListener('online', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('focus', comeBack);
      window.removeEventListener('online', comeBack);
    };
  }, []);

  const { userId } = shown;
  useFollow({
    http: siteHttp,
    talk: shown,
    onEvent: (event) => {
      const conversationId = latest.current.conversation?.id;
      hear(event);
      if (conversationId !== undefined) tabs.current?.tell({ userId, conversationId, event });
    },
    onLine: (isThere) => setLost(!isThere),
    onLost: () => {
      setLost(false);
      readQuietly();
    },
  });

  const conversationId = shown.conversation?.id;
  useEffect(() => {
    if (conversationId === undefined) return;
    const query = new URLSearchParams({ [CONVERSATION_PARAMETER]: conversationId });
    // A reload, and a link that is kept, lead back to it.
    history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
  }, [conversationId]);

  return {
    shown,
    calls,
    announced,
    isLost,
    change,
    read,
    tellTabs: (id) => tabs.current?.tell({ userId, conversationId: id, event: null }),
  };
}
