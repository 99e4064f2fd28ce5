import { Glyph } from '../../../client/components/glyphs.tsx';
import { InstantText } from '../../../client/components/local-time/instant.tsx';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { HomeWords } from '../../../locales/en/home.ts';
import type { SampleData } from './load.ts';
import './home.css';

interface SampleReadingProps {
  sample: SampleData;
  /** When the sample is born, UTC ms. */
  nowMs: number;
  words: HomeWords['sample'];
  astro: AstroWords;
  clock: PageClock;
}

/** What a reading is like: of whoever is born as the page is made, and marked as a sample. */
export function SampleReading({ sample, nowMs, words, astro, clock }: SampleReadingProps) {
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
      <p className="hero__promise">
        <InstantText text={words.at} at={nowMs} as="moment" clock={clock} />
      </p>
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
      <p>{sample.moonText}</p>
      <p className="hero__promise">{words.more}</p>
    </aside>
  );
}
