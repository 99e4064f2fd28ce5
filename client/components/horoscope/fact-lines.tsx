import type { DatedFact } from '../../../features/horoscopes/period-dates.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import { InstantText } from '../local-time/instant.tsx';
import { type FactWords, factText } from './fact-text.ts';
import './horoscope.css';

interface FactListProps {
  facts: readonly DatedFact[];
  words: FactWords;
  clock: PageClock;
}

/** Facts of the sky, and below each its times by the page's clock: another zone's may be longer. */
export function FactList({ facts, words, clock }: FactListProps) {
  return (
    <ul className="horoscope__dates">
      {facts.map((fact) => {
        const { what, times, as } = factText(fact, words);
        return (
          <li key={JSON.stringify(fact)}>
            {what}
            {times.map(({ text, instantMs }) => (
              <span key={instantMs} className="horoscope__when">
                <InstantText text={text} at={instantMs} as={as} clock={clock} />
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
