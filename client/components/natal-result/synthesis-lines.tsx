import type { ChartFigure } from '../../../astrology/chart-types.ts';
import { synthesisOf } from '../../../features/readings/synthesis.ts';
import { synthesisSentences } from '../../../features/readings/synthesis-text.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { SynthesisWords } from '../../../locales/en/synthesis.ts';
import { nameOfPoint } from '../point-names.ts';
import './natal-result.css';

interface SynthesisLinesProps {
  figure: ChartFigure;
  /** Bodies whose sign the day of birth leaves open. */
  unsteady: ReadonlySet<string>;
  words: SynthesisWords;
  astro: AstroWords;
}

/** A chart in a few sentences, before its details. */
export function SynthesisLines({ figure, unsteady, words, astro }: SynthesisLinesProps) {
  const sentences = synthesisSentences(synthesisOf(figure, unsteady), words, {
    ...astro,
    nameOf: (point) => nameOfPoint(point, astro),
  });
  return (
    <section className="brief" aria-label={words.heading}>
      <p>{sentences.join(' ')}</p>
    </section>
  );
}
