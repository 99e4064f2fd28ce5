import type { PersonId } from '../../../contract/synastry.ts';
import { houseName } from '../../../features/readings/house-name.ts';
import type { ReadOverlay } from '../../../features/readings/pair-reading-types.ts';
import { type PointPlace, placesOf } from '../../../features/readings/places-of.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { BI_WHEEL_IDS } from '../bi-wheel/bi-wheel.tsx';
import { FoldedMeaning } from '../reading/meaning-parts.tsx';
import { PointLink } from '../reading/point-link.tsx';
import { placeText } from '../reading/position-text.ts';
import type { CompatibilityResultProps } from './result-props.ts';

type OverlayReadingsProps = Pick<
  CompatibilityResultProps,
  'first' | 'second' | 'names' | 'reading' | 'words' | 'astro'
>;

/** What each person's inner planets do in the other's houses, folded. */
export function OverlayReadings({ first, second, names, reading, words, astro }: OverlayReadingsProps) {
  const { firstInSecond, secondInFirst } = reading.overlays;
  const sides = [
    { person: 'first', host: names.second, chart: first.figure, overlays: firstInSecond },
    { person: 'second', host: names.first, chart: second.figure, overlays: secondInFirst },
  ] as const;
  return sides.map(({ person, host, chart, overlays }) => {
    if (!overlays || overlays.length === 0) return null;
    const placeOf = placesOf(chart);
    return (
      <section key={person} className="overlays__side">
        <h3>{fillText(words.result.overlaySide, { guest: names[person], host })}</h3>
        <div className="meanings meanings--folded">
          {overlays.map((overlay) => (
            <Overlay
              key={overlay.body}
              overlay={overlay}
              place={placeOf(overlay.body)}
              person={person}
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
  /** In the guest's own chart. */
  place: PointPlace | null;
  person: PersonId;
  astro: AstroWords;
}

function Overlay({ overlay: { body, house, text }, place, person, astro }: OverlayProps) {
  return (
    <FoldedMeaning
      glyphs={[body]}
      title={`${astro.bodies[body]} ${houseName(house, astro) ?? ''}`}
      level="h4"
      place={place && placeText({ ...place, house: null }, astro)}
    >
      <p className="meaning__fact">
        <PointLink
          point={body}
          place={place && { ...place, house }}
          words={astro}
          wheel={BI_WHEEL_IDS[person]}
        />
      </p>
      <p>{text}</p>
    </FoldedMeaning>
  );
}
