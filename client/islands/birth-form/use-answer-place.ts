import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isFormPlace, removeAnswer, wantsAnswer } from './answer-place.ts';
import { formBody } from './form-body.ts';

interface AnswerPlaceParts {
  form: RefObject<HTMLFormElement | null>;
  isLive: boolean;
  /** Remembers what is typed as the page is left. */
  remember(fields: Readonly<Record<string, string>>): void;
  /** Shows the answer of what is remembered again, if anything is. */
  restore(): void;
}

/** Back leads from an answer to its form, Forward to the answer again; what is typed is remembered when the page is left. */
export function useAnswerPlace({ form, isLive, remember, restore }: AnswerPlaceParts): void {
  const onMove = useEffectEvent((formTitle: string) => {
    if (isFormPlace()) removeAnswer(formTitle);
    else if (wantsAnswer()) restore();
  });
  const onLeave = useEffectEvent(() => {
    if (form.current) remember(Object.fromEntries(formBody(form.current, {})));
  });
  useEffect(() => {
    if (!isLive) return undefined;
    const stop = new AbortController();
    // With an answer on the page its title is the answer's.
    const formTitle = document.title;
    window.addEventListener('popstate', () => onMove(formTitle), { signal: stop.signal });
    window.addEventListener('pagehide', onLeave, { signal: stop.signal });
    return () => stop.abort();
  }, [isLive]);
}
