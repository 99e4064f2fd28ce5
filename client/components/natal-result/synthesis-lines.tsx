import type { ChartFigure } from '../../../astrology/chart-types.ts';
import { synthesisOf } from '../../../features/readings/synthesis/synthesis.ts';
import { tellSynthesis } from '../../../features/readings/synthesis/tell-synthesis.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { SynthesisWords } from '../../../locales/synthesis-types.ts';
import { nameOfPoint } from '../point-names.ts';
import './natal-result.css';

interface SynthesisLinesProps {
  figure: ChartFigure;
  /** Bodies whose sign the day of birth leaves open. */
  unsteady: ReadonlySet<string>;
  words: SynthesisWords;
  astro: AstroWords;
}

/** A chart told as a whole, before its details. */
export function SynthesisLines({ figure, unsteady, words, astro }: SynthesisLinesProps) {
  const paragraphs = tellSynthesis(figure, synthesisOf(figure, unsteady), words, {
    ...astro,
    nameOf: (point) => nameOfPoint(point, astro),
  });
  return (
    <section className="brief" aria-label={words.heading}>
      {paragraphs.map((sentences) => (
        <p key={sentences[0]}>{sentences.join(' ')}</p>
      ))}
    </section>
  );
}
