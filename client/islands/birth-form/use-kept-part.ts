import { useEffect, useState } from 'react';
import { shownName } from '../../show-person.ts';
import { KEPT_CHARTS_KEY } from '../../state/remembered-keys.ts';

function areKept(): boolean {
  try {
    return window.localStorage.getItem(KEPT_CHARTS_KEY) !== null;
  } catch {
    return false;
  }
}

/** What shows the charts that are kept, fetched once this browser keeps any or somebody is signed in; null until it is there. */
export function useKeptPart<Part>(isLive: boolean, fetchPart: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    if (!isLive) return undefined;
    const look = () => {
      // Where it cannot be had, the form is there.
      if (areKept() || shownName(document.cookie) !== null) fetchPart().then(setPart, () => undefined);
    };
    look();
    const stop = new AbortController();
    for (const type of ['storage', KEPT_CHARTS_KEY]) window.addEventListener(type, look, stop);
    return () => stop.abort();
  }, [isLive, fetchPart]);
  return part;
}
