import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { ZoneWords } from '../../../locales/en/zone.ts';
import { Island } from '../island.tsx';
import './zone-line.css';

interface ZoneLineProps {
  clock: PageClock;
  words: ZoneWords;
  /** What the zone is called; absent for the language's home zone. */
  name?: string;
  /** The address names the zone. */
  asked?: boolean;
  /** Another zone needs another page: more than the times depends on it. */
  moves?: boolean;
}

/**
 * Names the zone of the page's times, once and near them. The button, which shows as soon as a script can serve it,
 * changes to UTC and back on this page and all others.
 */
export function ZoneLine({ clock, words, name = words.home, asked = false, moves = false }: ZoneLineProps) {
  return (
    <Island name="zone-choice" strategy="interaction" props={null}>
      <p
        className="zone"
        data-zone={clock.zone}
        data-asked={asked ? clock.zone : undefined}
        data-moves={moves ? '' : undefined}
      >
        <span>{words.times}</span> <b>{name}</b>
        <button type="button" className="zone__utc no-print" data-replay="">
          {words.utc}
        </button>
      </p>
    </Island>
  );
}
