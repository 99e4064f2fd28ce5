import { useEffect, useRef } from 'react';

/** Form of the questions to begin with: it comes after the page, outside of what a script has drawn. */
const STARTERS = '[data-part="starters"]';

/** Sends a question to begin with in the place of its form, which is away once there is a message. */
export function useStarters(isLive: boolean, isTalking: boolean, send: (text: string) => void): void {
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const part = document.querySelector<HTMLElement>(STARTERS);
    if (part) part.hidden = isTalking;
    if (!isLive || isTalking) return undefined;
    const heed = (event: SubmitEvent) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement) || !target.closest(STARTERS)) return;
      if (!(submitter instanceof HTMLButtonElement)) return;
      event.preventDefault();
      latest.current(submitter.value);
    };
    document.addEventListener('submit', heed);
    return () => document.removeEventListener('submit', heed);
  }, [isLive, isTalking]);
}
