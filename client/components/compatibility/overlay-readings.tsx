import type { AstroWords } from '../../../locales/en/astro.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { formatPlace, signPlaceOf } from '../degrees.ts';
import { Glyph } from '../glyphs.tsx';
import { houseName } from '../reading/house-name.ts';
import { placesOf } from '../reading/places-of.ts';
import type { ReadOverlay } from './pair-reading.ts';
import type { CompatibilityResultProps } from './result-props.ts';

type OverlayReadingsProps = Pick<
  CompatibilityResultProps,
  'first' | 'second' | 'names' | 'reading' | 'words' | 'astro'
>;

/** What each person's inner planets do in the other's houses, folded. */
export function OverlayReadings({ first, second, names, reading, words, astro }: OverlayReadingsProps) {
  const { firstInSecond, secondInFirst } = reading.overlays;
  const sides = [
    { guest: names.first, host: names.second, chart: first, overlays: firstInSecond },
    { guest: names.second, host: names.first, chart: second, overlays: secondInFirst },
  ];
  return sides.map(({ guest, host, chart, overlays }, index) => {
    if (!overlays || overlays.length === 0) return null;
    const placeOf = placesOf(chart);
    return (
      <section key={index === 0 ? 'first' : 'second'}>
        <h4>
          {`${fillText(words.result.planetsOf, { name: guest })} · ${fillText(words.result.housesOf, { name: host })}`}
        </h4>
        <div className="meanings meanings--folded">
          {overlays.map((overlay) => (
            <Overlay
              key={overlay.body}
              overlay={overlay}
              longitudeDeg={placeOf(overlay.body)?.longitudeDeg ?? null}
              astro={astro}
            />
          ))}
        </div>
      </section>
    );
  });
}

interface OverlayProps {
  overlay: ReadOverlay;
  longitudeDeg: number | null;
  astro: AstroWords;
}

function Overlay({ overlay: { body, house, text }, longitudeDeg, astro }: OverlayProps) {
  return (
    <details className="meaning meaning--folded">
      <summary className="unfold">
        <Glyph glyph={body} />
        <h5>{`${astro.bodies[body]} ${houseName(house, astro) ?? ''}`}</h5>
        {longitudeDeg !== null && (
          <span className="meaning__at">
            {`${formatPlace(longitudeDeg)} ${astro.signs[signPlaceOf(longitudeDeg).sign]}`}
          </span>
        )}
      </summary>
      <p>{text}</p>
    </details>
  );
}
