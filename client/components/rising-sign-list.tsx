import type { DayFacts } from '../../astrology/timeless-chart.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import { Glyph } from './glyphs.tsx';
import { formatClock } from './moment-text.ts';
import './rising-sign-list.css';

interface RisingSignListProps {
  day: DayFacts;
  utcOffsetSeconds: number;
  astro: Pick<AstroWords, 'signs'>;
  tag: string;
}

/** Which signs rose on a day whose hour is not known, by the clock of the place. */
export function RisingSignList({ day, utcOffsetSeconds, astro, tag }: RisingSignListProps) {
  const clock = (instantMs: number) => formatClock(instantMs, utcOffsetSeconds, tag);
  return (
    <ol className="rising-signs">
      {day.risingSigns.map(({ sign, fromMs, toMs }) => (
        <li key={`${sign} ${fromMs}`}>
          <Glyph glyph={sign} /> <b>{astro.signs[sign]}</b>{' '}
          <span>
            {clock(fromMs)}–{clock(toMs)}
          </span>
        </li>
      ))}
    </ol>
  );
}
