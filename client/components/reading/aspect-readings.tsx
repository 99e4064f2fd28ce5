import type { AspectPointId } from '../../../astrology/chart-types.ts';
import { formatDegrees } from '../../../features/degrees.ts';
import type { PointPlace } from '../../../features/readings/places-of.ts';
import type { AspectReading } from '../../../features/readings/reading-types.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { AspectWords } from '../aspect-grid.tsx';
import { ASPECT_TONES, Glyph } from '../glyphs.tsx';
import { nameOfPoint } from '../point-names.ts';
import { PointLink } from './point-link.tsx';
import '../../styles/aspect-colours.css';
import '../aspects-list.css';
import './reading.css';

interface AspectReadingsProps {
  readings: readonly AspectReading[];
  /** Null for a point that the chart does not show. */
  placeOf: (point: AspectPointId) => PointPlace | null;
  words: AspectWords & Pick<AstroWords, 'signs' | 'inHouse'>;
  messages: { orb: string };
  /** What the ids of the wheel that shows the points begin with. */
  wheel?: string;
}

/** The aspects in words; those of which something is written unfold. */
export function AspectReadings({ readings, placeOf, words, messages, wheel = 'wheel' }: AspectReadingsProps) {
  return (
    <ol className="aspects aspects--read">
      {readings.map((reading) => {
        const { aspect, first, second } = reading.aspect;
        const line = <AspectLine reading={reading} words={words} messages={messages} />;
        return (
          <li key={`${aspect}-${first}-${second}`}>
            {reading.text === null ? (
              <div className="aspects__line">{line}</div>
            ) : (
              <details className="aspects__read">
                <summary className="aspects__line unfold">{line}</summary>
                <p>{reading.text}</p>
                <p className="meaning__fact">
                  {[first, second].map((point) => (
                    <PointLink key={point} point={point} place={placeOf(point)} words={words} wheel={wheel} />
                  ))}
                </p>
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function AspectLine({
  reading,
  words,
  messages,
}: Pick<AspectReadingsProps, 'words' | 'messages'> & { reading: AspectReading }) {
  const { aspect, first, second, orb, applying } = reading.aspect;
  return (
    <>
      <span className={`aspects__glyphs tone tone--${ASPECT_TONES[aspect]}`}>
        <Glyph glyph={first} />
        <Glyph glyph={aspect} />
        <Glyph glyph={second} />
      </span>
      <span>
        {`${nameOfPoint(first, words)} `}
        <b>{words.aspects[aspect]}</b>
        {` ${nameOfPoint(second, words)}`}
      </span>
      <span className="aspects__orb">
        <abbr title={messages.orb}>{formatDegrees(orb)}</abbr>
        {applying !== null && ` ${applying ? words.applying : words.separating}`}
      </span>
    </>
  );
}
