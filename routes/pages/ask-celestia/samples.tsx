import {
  CitationChips,
  type CitationChipsProps,
} from '../../../client/components/celestia/citation-chips.tsx';
import { glyphsOf } from '../../../client/components/celestia/citation-text.ts';
import type { Said } from '../../../client/components/celestia/said.ts';
import { SaidText } from '../../../client/components/celestia/said-text.tsx';
import { GlyphSprite } from '../../../client/components/glyphs.tsx';
import type { AskWords } from '../../../locales/en/ask.ts';
import './ask-celestia.css';

interface SamplesProps extends Pick<CitationChipsProps, 'astro' | 'format' | 'skyPath'> {
  samples: readonly Said[];
  words: AskWords;
}

const NO_WHEEL: ReadonlySet<string> = new Set<string>();

/** What an answer is like: of this hour, for somebody invented, and marked as samples. */
export function Samples({ samples, words, ...chips }: SamplesProps) {
  const { heading, label, intro } = words.samples;
  return (
    <section className="ask__samples no-print" aria-labelledby="samples-heading">
      <GlyphSprite glyphs={samples.flatMap(({ citations }) => citations.flatMap(glyphsOf))} />
      <p className="eyebrow">{label}</p>
      <h2 id="samples-heading">{heading}</h2>
      <p>{intro}</p>
      {samples.map((said, at) => (
        <details key={said.question} open={at === 0}>
          <summary>
            <h3>{said.question}</h3>
          </summary>
          <SaidText said={said} />
          <CitationChips
            {...chips}
            citations={said.citations}
            label={words.answer.rests}
            owners={null}
            onWheel={NO_WHEEL}
          />
        </details>
      ))}
    </section>
  );
}
