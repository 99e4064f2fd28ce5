import type { ReactNode } from 'react';
import type { GlyphId } from '../glyph-paths.ts';
import { Glyph } from '../glyphs.tsx';
import './reading.css';

interface FoldedMeaningProps {
  id?: string;
  /** What it is about: none twice. */
  glyphs: readonly GlyphId[];
  title: string;
  /** Of the title, below the heading that all of them stand under. */
  level?: 'h3' | 'h4';
  /** Where the point stands; null where that is open, or said already. */
  place: string | null;
  children: ReactNode;
}

/** What a point means, folded under its name and place. */
export function FoldedMeaning({
  id,
  glyphs,
  title,
  level: Title = 'h3',
  place,
  children,
}: FoldedMeaningProps) {
  return (
    <details className="meaning meaning--folded" id={id}>
      <summary className="unfold">
        {glyphs.map((glyph) => (
          <Glyph key={glyph} glyph={glyph} />
        ))}
        <Title>{title}</Title>
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
