import type { ReactNode } from 'react';
import type { GlyphId } from '../glyph-paths.ts';
import { Glyph } from '../glyphs.tsx';
import './reading.css';

interface FoldedMeaningProps {
  glyphs: readonly GlyphId[];
  heading: string;
  /** What stands beneath the heading while it is folded; the open text says it in its first line. */
  at: string | null;
  /** That first line. */
  fact: ReactNode;
  children: ReactNode;
}

/** What something means, folded behind its name. */
export function FoldedMeaning({ glyphs, heading, at, fact, children }: FoldedMeaningProps) {
  return (
    <details className="meaning meaning--folded">
      <summary className="unfold">
        {glyphs.map((glyph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of one kind may stand beside each other, and none ever moves.
          <Glyph key={index} glyph={glyph} />
        ))}
        <h4>{heading}</h4>
        {at !== null && <span className="meaning__at">{at}</span>}
      </summary>
      <p className="meaning__fact">{fact}</p>
      {children}
    </details>
  );
}
