import type { PlanetId } from '../../../astrology/events/event-types.ts';
import { Glyph } from '../glyphs.tsx';
import type { EventDictionaries } from './event-text.ts';

/** A retrograde period by the wall clock of the chosen zone. */
export interface WallPeriod {
  body: PlanetId;
  shadowStartMs: number;
  stationRetrogradeMs: number;
  stationDirectMs: number;
  shadowEndMs: number;
}

interface RetrogradeTableProps {
  periods: readonly WallPeriod[];
  dictionaries: EventDictionaries;
  tag: string;
}

/** The facts of the ribbons in words. */
export function RetrogradeTable({ periods, dictionaries: { words, astro }, tag }: RetrogradeTableProps) {
  const days = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <table className="retro">
      <caption>{words.ribbon.tableCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.ribbon.planet}</th>
          <th scope="col">{words.ribbon.retrograde}</th>
          <th scope="col">{words.ribbon.withShadow}</th>
        </tr>
      </thead>
      <tbody>
        {periods.map((period) => (
          <tr key={`${period.body} ${period.stationRetrogradeMs}`}>
            <th scope="row">
              <Glyph glyph={period.body} /> {astro.bodies[period.body]}
            </th>
            <td>{days.formatRange(period.stationRetrogradeMs, period.stationDirectMs)}</td>
            <td>{days.formatRange(period.shadowStartMs, period.shadowEndMs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
