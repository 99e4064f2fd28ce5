import { useEffect, useEffectEvent, useState } from 'react';

/** A day for each of these; who wants less motion sees a day at a time. */
const STEP_MS = 160;
const CALM_STEP_MS = 1200;

interface Play {
  isPlaying: boolean;
  toggle(): void;
  stop(): void;
}

/** Goes from day to day until the last. It never begins by itself. */
export function usePlay(onStep: () => void, isAtEnd: boolean): Play {
  const [isAsked, setAsked] = useState(false);
  const isPlaying = isAsked && !isAtEnd;
  const step = useEffectEvent(onStep);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setInterval(() => step(), isCalm ? CALM_STEP_MS : STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return { isPlaying, toggle: () => setAsked(!isPlaying), stop: () => setAsked(false) };
}
