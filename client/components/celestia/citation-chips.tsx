import type { Citation } from '../../../features/celestia/claims/citation.ts';
import { Glyph } from '../glyphs.tsx';
import { type CitationNames, type CitationOwners, chipText, pointOnWheel } from './citation-text.ts';
import './citation-chips.css';

export interface CitationChipsProps {
  citations: readonly Citation[];
  /** What stands above them, for those who cannot see that they belong to the answer. */
  label: string;
  astro: CitationNames;
  /** Of days, in the zone that the answer's dates are told in. */
  format: Intl.DateTimeFormat;
  /** Whose a fact may be; null where there is one chart alone. */
  owners: CitationOwners | null;
  /** The points of the wheel beside the answer; none where there is none. */
  onWheel: ReadonlySet<string>;
  /** Where what happens in the sky is told of; null: nowhere. */
  skyPath(citation: Citation): string | null;
}

/** Each fact that an answer rests on. One that stands on the wheel beside it opens there. */
export function CitationChips(props: CitationChipsProps) {
  const { citations, label, astro, format, owners, onWheel, skyPath } = props;
  if (citations.length === 0) return null;
  return (
    <ul className="chips" aria-label={label}>
      {citations.map((citation) => {
        const { glyphs, text } = chipText(citation, { names: astro, format, owners });
        const point = pointOnWheel(citation);
        const path = point !== null && onWheel.has(point) ? `#wheel-${point}` : skyPath(citation);
        const content = (
          <>
            {glyphs.map((glyph) => (
              <Glyph key={glyph} glyph={glyph} />
            ))}
            {/* Engines write days a blank apart. */}
            <span suppressHydrationWarning>{text}</span>
          </>
        );
        return (
          <li key={JSON.stringify(citation)}>
            {path === null ? (
              <span className="chip">{content}</span>
            ) : (
              <a className="chip" href={path}>
                {content}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
