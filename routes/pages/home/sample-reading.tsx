import { Glyph } from '../../../client/components/glyphs.tsx';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { HomeWords } from '../../../locales/en/home.ts';
import type { SampleData } from './load.ts';
import './home.css';

interface SampleReadingProps {
  sample: SampleData;
  words: HomeWords['sample'];
  astro: AstroWords;
}

/** What a reading is like: of whoever is born as the page is made, and marked as a sample. */
export function SampleReading({ sample, words, astro }: SampleReadingProps) {
  const { signs, rising } = sample.signs;
  const three = [
    ['sun', astro.bodies.sun, signs.sun],
    ['moon', astro.bodies.moon, signs.moon],
    ['ascendant', astro.angles.ascendant, rising],
  ] as const;
  return (
    <aside className="hero__sample" aria-labelledby="sample-heading">
      <p className="eyebrow">{words.label}</p>
      <h2 id="sample-heading">{words.heading}</h2>
      <dl>
        {three.map(
          ([id, name, sign]) =>
            sign && (
              <div key={id}>
                <dt>
                  {name} <Glyph glyph={sign} /> {astro.signs[sign]}
                </dt>
                <dd>{sample.lines[id]}</dd>
              </div>
            ),
        )}
      </dl>
      {sample.portrait !== null && <p>{sample.portrait}</p>}
    </aside>
  );
}
