import type { HoroscopeFact } from '../../../astrology/transits/horoscope-facts.ts';
import type { DayMoon } from '../../../features/horoscopes/day-moon.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import { MoonDisc } from '../moon-disc.tsx';
import { TermLink } from '../term-link.tsx';
import { FactList } from './fact-lines.tsx';
import type { FactWords } from './fact-text.ts';
import './horoscope.css';

interface MoonCardProps {
  /** How it looks; null where the period has more than one face of it. */
  moon: DayMoon | null;
  /** Its stays in the signs. */
  stays: readonly HoroscopeFact[];
  words: FactWords;
  clock: PageClock;
  /** Path of the glossary. */
  glossary: string;
}

/** The period's Moon: its face, and where it stays how long. */
export function MoonCard({ moon, stays, words, clock, glossary }: MoonCardProps) {
  const { bodies, moonPhases } = words.astro;
  return (
    <section className="card horoscope__moon" aria-labelledby="moon-heading">
      {moon && <MoonDisc {...moon} />}
      <h2 id="moon-heading">
        <TermLink term={moon ? 'moon-phase' : 'moon-sign'} glossary={glossary}>
          {moon ? moonPhases[moon.phase] : bodies.moon}
        </TermLink>
      </h2>
      <FactList facts={stays} words={words} clock={clock} />
    </section>
  );
}
