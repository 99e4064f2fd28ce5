import type { ReactNode } from 'react';
import type { LotReading, ReadPoint } from '../../../features/readings/reading-types.ts';
import { Glyph } from '../glyphs.tsx';
import './reading.css';

interface FoldedMeaningProps {
  point: ReadPoint | LotReading['point'];
  title: string;
  /** Where the point stands; null where that is open. */
  place: string | null;
  children: ReactNode;
}

/** What a point means, folded under its name and place. */
export function FoldedMeaning({ point, title, place, children }: FoldedMeaningProps) {
  return (
    <details className="meaning meaning--folded" id={`meaning-${point}`}>
      <summary className="unfold">
        <Glyph glyph={point} />
        <h3>{title}</h3>
        {place !== null && <span className="meaning__at">{place}</span>}
      </summary>
      {children}
    </details>
  );
}

interface MeaningPartProps {
  heading: string;
  /** Null where nothing is written: then there is no heading either. */
  text: string | null;
  id?: string;
}

/** A part of what a point means, under a heading of its own. */
export function MeaningPart({ heading, text, id }: MeaningPartProps) {
  if (text === null) return null;
  return (
    <>
      <h4 id={id}>{heading}</h4>
      <p>{text}</p>
    </>
  );
}
