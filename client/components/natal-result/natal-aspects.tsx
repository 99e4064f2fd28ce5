import type { ChartFigure } from '../../../astrology/chart-types.ts';
import type { OpenDay } from '../../../features/readings/open-day.ts';
import { placesOf } from '../../../features/readings/places-of.ts';
import type { NatalReading } from '../../../features/readings/reading-types.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { AspectReadings } from '../reading/aspect-readings.tsx';
import { TermLink } from '../term-link.tsx';
import { partId } from './contents.tsx';
import './natal-result.css';

interface NatalAspectsProps {
  figure: ChartFigure;
  readings: NatalReading['aspects'];
  /** Said above the aspects where the hour is unknown; null where it is known. */
  allDay: string | null;
  /** What the day of birth leaves open; null where the hour is known. */
  open: OpenDay | null;
  words: NatalWords;
  astro: AstroWords;
  /** Path of the glossary. */
  glossary: string;
}

/** The closest aspects that are written about are shown; a chart may have fifty in all. */
const SHOWN_ASPECTS = 10;

/** A chart's aspects in words, the closest first, the rest folded away. */
export function NatalAspects(props: NatalAspectsProps) {
  const { figure, readings, allDay, open, words, astro, glossary } = props;
  const shared = { open, placeOf: placesOf(figure), words: astro, messages: { orb: words.table.orb } };
  const shown = readings.filter(({ text }) => text !== null).slice(0, SHOWN_ASPECTS);
  const rest = readings.filter((reading) => !shown.includes(reading));
  return (
    <section className="result__aspects" aria-labelledby={partId('aspects')}>
      <h2 id={partId('aspects')}>
        <TermLink term="aspect" glossary={glossary}>
          {words.result.aspects}
        </TermLink>
      </h2>
      {allDay !== null && <p>{allDay}</p>}
      <p className="no-print">{words.aspectsIntro}</p>
      <AspectReadings readings={shown} {...shared} />
      {rest.length > 0 && (
        <details className="result__more">
          <summary>{fillText(words.allAspects, { count: readings.length })}</summary>
          <AspectReadings readings={rest} {...shared} />
        </details>
      )}
    </section>
  );
}
