import { useRef, useState } from 'react';
import type { SkyDaysAnswer } from '../../../contract/sky-days.ts';
import { spanAround } from '../../../features/transits/day-span.ts';
import { fetchSkyDays } from '../../api/fetch-sky-days.ts';
import type { SkyDayProps } from '../../components/sky-day/sky-day-props.ts';

interface SkyDays {
  /** The days that have come; null before the first. */
  answer: SkyDaysAnswer | null;
  /** Which of them is shown. */
  index: number;
  busy: boolean;
  failed: boolean;
  /** Shows a day: at once where it has come, else with a month to either side of it. */
  goTo(day: string): Promise<void>;
  showIndex(index: number): void;
}

/** The days around the one that is shown. Neither date, time nor place of the birth are sent: where its planets stand. */
export function useSkyDays({ points, zodiac, lilith }: SkyDayProps, timeZone: string): SkyDays {
  const [answer, setAnswer] = useState<SkyDaysAnswer | null>(null);
  const [index, setIndex] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  // Of several that are on their way the last that was asked for counts.
  const asked = useRef(0);
  const goTo = async (day: string) => {
    asked.current += 1;
    const turn = asked.current;
    setBusy(true);
    setFailed(false);
    try {
      const come = await fetchSkyDays({ points: [...points], zodiac, lilith, timeZone, ...spanAround(day) });
      if (turn !== asked.current) return;
      setAnswer(come);
      setIndex(
        Math.max(
          0,
          come.days.findIndex((each) => each.day === day),
        ),
      );
    } catch {
      if (turn === asked.current) setFailed(true);
    }
    if (turn === asked.current) setBusy(false);
  };
  return { answer, index, busy, failed, goTo, showIndex: setIndex };
}
