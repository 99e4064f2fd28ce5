import { useEffect, useRef } from 'react';
import { type AnswerEvent, followAnswer, NothingToFollow } from '../../api/answer-stream.ts';
import type { Http } from '../../api/http.ts';
import { afterOf, makingIn, type Talk } from './known-talk.ts';
import { withStream } from './tabs.ts';

interface FollowOptions {
  http: Pick<Http, 'send'>;
  talk: Talk;
  /** What this tab's own stream hears. */
  onEvent(event: AnswerEvent): void;
  onLine(isThere: boolean): void;
  /** The answer's rest cannot be had by a stream: it has to be read. */
  onLost(): void;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Follows the answer that is being made, where no other tab of this browser does. */
export function useFollow(options: FollowOptions): void {
  const latest = useRef(options);
  latest.current = options;
  const conversationId = options.talk.conversation?.id;
  const answerId = makingIn(options.talk)?.id;
  useEffect(() => {
    if (conversationId === undefined || answerId === undefined) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const follow = async () => {
      const making = makingIn(latest.current.talk);
      // Heard to its end by another tab while this one waited.
      if (making?.id !== answerId) return;
      await followAnswer({
        http: latest.current.http,
        conversationId,
        after: afterOf(making),
        signal,
        onEvent: (event) => latest.current.onEvent(event),
        onLine: (isThere) => latest.current.onLine(isThere),
        sleep,
        random: Math.random,
      });
    };
    withStream(signal, follow).catch((error: unknown) => {
      if (signal.aborted) return;
      if (!(error instanceof NothingToFollow)) console.warn('the answer broke off', error);
      latest.current.onLost();
    });
    return () => stop.abort();
  }, [conversationId, answerId]);
}
