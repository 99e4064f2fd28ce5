import type { Aspect } from '../../astrology/chart-types.ts';
import type { AspectWords } from './aspect-grid.tsx';
import { formatDegrees } from './degrees.ts';
import { ASPECT_TONES, Glyph } from './glyphs.tsx';
import { nameOfPoint } from './point-names.ts';

export interface AspectsListProps {
  aspects: readonly Aspect[];
  words: AspectWords;
  messages: { orb: string };
}

/** The aspects in words, the closest first. */
export function AspectsList({ aspects, words, messages }: AspectsListProps) {
  const closestFirst = [...aspects].sort((a, b) => a.orb - b.orb);
  return (
    <ol className="aspects">
      {closestFirst.map((aspect) => (
        <li key={`${aspect.aspect}-${aspect.first}-${aspect.second}`}>
          <span className={`aspects__glyphs tone tone--${ASPECT_TONES[aspect.aspect]}`}>
            <Glyph glyph={aspect.first} />
            <Glyph glyph={aspect.aspect} />
            <Glyph glyph={aspect.second} />
          </span>
          <span>
            {`${nameOfPoint(aspect.first, words)} `}
            <b>{words.aspects[aspect.aspect]}</b>
            {` ${nameOfPoint(aspect.second, words)}`}
          </span>
          <span className="aspects__orb">
            <abbr title={messages.orb}>{formatDegrees(aspect.orb)}</abbr>
            {aspect.applying !== null && ` ${aspect.applying ? words.applying : words.separating}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
