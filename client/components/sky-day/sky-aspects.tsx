import type { ReactNode } from 'react';
import { formatDegrees } from '../../../features/degrees.ts';
import type { InstantWriter } from '../../../features/local-time/instant-format.ts';
import type { DayAspect } from '../../../features/transits/day-sky.ts';
import { exactText } from '../../../features/transits/exact-text.ts';
import type { TransitsWords } from '../../../locales/en/transits.ts';
import { ASPECT_TONES, Glyph } from '../glyphs.tsx';
import { nameOfPoint } from '../point-names.ts';
import type { SkyAstroWords } from './sky-day-props.ts';
import '../../styles/aspect-colours.css';
import '../aspects-list.css';

interface SkyAspectsProps {
  aspects: readonly DayAspect[];
  words: TransitsWords;
  astro: SkyAstroWords;
  /** Writes instants by the visitor's clock. */
  write: InstantWriter;
  children: ReactNode;
}

/** What a day's sky touches in a chart, the closest first. */
export function SkyAspects({ aspects, words, astro, write, children }: SkyAspectsProps) {
  return (
    <section className="sky-day__touches">
      <h3>{words.touches}</h3>
      {aspects.length === 0 ? <p>{words.none}</p> : <p className="sky-day__note">{words.order}</p>}
      <ol className="aspects">
        {aspects.map((each) => (
          <li key={`${each.mover}-${each.aspect}-${each.point}`}>
            <AspectLine of={each} words={words} astro={astro} write={write} />
          </li>
        ))}
      </ol>
      {children}
      <p className="sky-day__note">{words.noon}</p>
    </section>
  );
}

type AspectLineProps = Pick<SkyAspectsProps, 'words' | 'astro' | 'write'> & { of: DayAspect };

function AspectLine({ of, words, astro, write }: AspectLineProps) {
  const { mover, point, aspect, orbDeg, applying } = of;
  return (
    <>
      <span className={`aspects__glyphs tone tone--${ASPECT_TONES[aspect]}`}>
        <Glyph glyph={mover} />
        <Glyph glyph={aspect} />
        <Glyph glyph={point} />
      </span>
      <span>
        {`${nameOfPoint(mover, astro)} `}
        <b>{astro.aspects[aspect]}</b>
        {` ${nameOfPoint(point, astro)}`}
        <span className="sky-day__exact" suppressHydrationWarning>
          {exactText(of, words, write)}
        </span>
      </span>
      <span className="aspects__orb">
        {`${formatDegrees(orbDeg)} ${applying ? astro.applying : astro.separating}`}
      </span>
    </>
  );
}
