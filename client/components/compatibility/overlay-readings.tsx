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

interface OverlayReadingsProps extends Pick<CompatibilityResultProps, 'names' | 'words' | 'astro'> {
  first: Pick<CompatibilityResultProps['first'], 'figure'>;
  second: Pick<CompatibilityResultProps['second'], 'figure'>;
  reading: Pick<CompatibilityResultProps['reading'], 'overlays'>;
}

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
    const above = person === 'second' ? (firstInSecond ?? []) : [];
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
              toldAbove={isAmong(overlay, above) ? words.result.overlayBothWays : null}
            />
          ))}
        </div>
      </section>
    );
  });
}

/** The same planet in the same house has one text, whoever is the guest. */
function isAmong({ body, house }: ReadOverlay, overlays: readonly ReadOverlay[]): boolean {
  return overlays.some((other) => other.body === body && other.house === house);
}

interface OverlayProps {
  overlay: ReadOverlay;
  /** In the guest's own chart. */
  place: PointPlace | null;
  person: PersonId;
  astro: AstroWords;
  /** In place of a text that stands above. */
  toldAbove: string | null;
}

function Overlay({ overlay: { body, house, text }, place, person, astro, toldAbove }: OverlayProps) {
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
      <p>{toldAbove ?? text}</p>
    </FoldedMeaning>
  );
}
