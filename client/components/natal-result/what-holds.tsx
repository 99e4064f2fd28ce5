import type { BirthChart } from '../../../features/births/birth-chart.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { HoursWords } from '../../../locales/en/hours.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { WindowFacts } from '../uncertain-time/window-facts.tsx';
import { UnknownTime } from './unknown-time.tsx';

interface WhatHoldsProps {
  chart: BirthChart;
  words: NatalWords;
  hours: HoursWords;
  astro: AstroWords;
  tag: string;
}

/** What is certain of a birth without its minute, over the day or the part of it that is known. Nothing where the time is. */
export function WhatHolds({ chart, words, hours, astro, tag }: WhatHoldsProps) {
  const { day, bodies, utcOffsetSeconds } = chart;
  if (!day) return null;
  const { turning } = day;
  return turning ? (
    <WindowFacts
      {...{ day, turning, bodies, utcOffsetSeconds, astro, tag }}
      words={hours.window}
      table={words.table}
    />
  ) : (
    <UnknownTime {...{ day, utcOffsetSeconds, astro, tag }} words={words.unknownTime} />
  );
}
