import type { RetrogradePeriod } from '../../../astrology/events/retrograde-periods.ts';
import type { EventDictionaries } from '../../../features/events/event-text.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import { Instant } from '../local-time/instant.tsx';
import { TermLink } from '../term-link.tsx';
import '../../styles/element-colours.css';
import './ribbon.css';

interface RetrogradeTableProps {
  periods: readonly RetrogradePeriod[];
  dictionaries: EventDictionaries;
  clock: PageClock;
  /** Path of the glossary. */
  glossary: string;
}

/** The facts of the ribbons in words, folded: they are told again among the events. */
export function RetrogradeTable(props: RetrogradeTableProps) {
  return (
    <details className="evt-fold">
      <summary id="retro-name">{props.dictionaries.words.ribbon.tableCaption}</summary>
      <Periods {...props} />
    </details>
  );
}

function Periods({ periods, dictionaries: { words, astro }, clock, glossary }: RetrogradeTableProps) {
  return (
    <table className="retro" aria-labelledby="retro-name">
      <thead>
        <tr>
          <th scope="col">{words.ribbon.planet}</th>
          <th scope="col">
            <TermLink term="retrograde" glossary={glossary}>
              {words.ribbon.retrograde}
            </TermLink>
          </th>
          <th scope="col">
            <TermLink term="shadow" glossary={glossary}>
              {words.ribbon.withShadow}
            </TermLink>
          </th>
        </tr>
      </thead>
      <tbody>
        {periods.map((period) => (
          <tr key={`${period.body} ${period.stationRetrogradeMs}`}>
            <th scope="row">{astro.bodies[period.body]}</th>
            <td>
              <Instant
                at={period.stationRetrogradeMs}
                to={period.stationDirectMs}
                as="shortDate"
                clock={clock}
              />
            </td>
            <td>
              <Instant at={period.shadowStartMs} to={period.shadowEndMs} as="shortDate" clock={clock} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
