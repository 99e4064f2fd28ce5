import { Fragment } from 'react';
import type { AspectPointId } from '../../../astrology/chart-types.ts';
import type { BodyId } from '../../../astrology/ids.ts';
import type { OpenDay } from '../../../features/readings/open-day.ts';
import { orbText } from '../../../features/readings/orb-text.ts';
import type { PointPlace } from '../../../features/readings/places-of.ts';
import type { AspectReading } from '../../../features/readings/reading-types.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { AspectWords } from '../aspect-grid.tsx';
import { ASPECT_TONES, Glyph } from '../glyphs.tsx';
import { openSigns } from '../open-signs.ts';
import { nameOfPoint } from '../point-names.ts';
import { PointLink } from './point-link.tsx';
import '../../styles/aspect-colours.css';
import '../aspects-list.css';
import './reading.css';
import './webkit-paper.css';

interface AspectReadingsProps {
  readings: readonly AspectReading[];
  /** Null for a point that the chart does not show. */
  placeOf: (point: AspectPointId) => PointPlace | null;
  words: AspectWords & Pick<AstroWords, 'signs' | 'inHouse'>;
  messages: { orb: string };
  /** What the day of birth leaves open; null where the hour is known. */
  open?: OpenDay | null;
  /** What the ids of the wheel that shows the points begin with. */
  wheel?: string;
}

/** The aspects in words; those of which something is written unfold. */
export function AspectReadings(props: AspectReadingsProps) {
  const { readings, placeOf, words, open, wheel = 'wheel' } = props;
  return (
    <ol className="aspects aspects--read">
      {readings.map((reading) => {
        const { aspect, first, second } = reading.aspect;
        const line = <AspectLine {...props} reading={reading} />;
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
                    <Fragment key={point}>
                      <PointLink point={point} place={placeOf(point)} words={words} wheel={wheel} />
                      {open && !placeOf(point) && <OpenPoint point={point} open={open} words={words} />}
                    </Fragment>
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

/** A point that changed its sign on a day without an hour: its signs, and no degree. Nothing where the day is not known. */
function OpenPoint({
  point,
  open,
  words,
}: Pick<AspectReadingsProps, 'words'> & { point: AspectPointId; open: OpenDay }) {
  if (!open.signChanges.some(({ body }) => body === point)) return null;
  return <span>{`${nameOfPoint(point, words)} ${openSigns(point as BodyId, open.signChanges, words)}`}</span>;
}

function AspectLine({
  reading,
  words,
  messages,
  open,
}: Pick<AspectReadingsProps, 'words' | 'messages' | 'open'> & { reading: AspectReading }) {
  const { aspect, first, second, orb, applying } = reading.aspect;
  const range = open?.rangeOf(reading.aspect);
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
        <abbr title={messages.orb}>{orbText(orb, range)}</abbr>
        {applying !== null && range?.leastDeg !== 0 && ` ${applying ? words.applying : words.separating}`}
      </span>
    </>
  );
}
