import type { ChartFigure } from '../../../astrology/chart-types.ts';
import { signOf } from '../../../astrology/signs.ts';
import type { JointReading } from '../../../features/readings/joint-reading.ts';
import { placesOf } from '../../../features/readings/places-of.ts';
import { nameOfPoint } from '../point-names.ts';
import { AspectReadings } from '../reading/aspect-readings.tsx';
import { FoldedMeaning } from '../reading/meaning-parts.tsx';
import { PointLink } from '../reading/point-link.tsx';
import { placeText } from '../reading/position-text.ts';
import type { CompatibilityResultProps } from './result-props.ts';

interface JointReadingsProps extends Pick<CompatibilityResultProps, 'natal' | 'astro'> {
  /** What the ids of its wheel begin with. */
  id: string;
  chart: ChartFigure;
  reading: JointReading;
}

/** What a chart of two says, by its placements and its aspects, folded. */
export function JointReadings({ id, chart, reading, natal, astro }: JointReadingsProps) {
  const { placements, aspects } = reading;
  return (
    <>
      <div className="meanings meanings--folded">
        {placements.map(({ point, place, signText, houseText }) => (
          <FoldedMeaning
            key={point}
            glyphs={[point]}
            title={`${nameOfPoint(point, astro)} ${astro.inSign[signOf(place.longitudeDeg)]}`}
            place={placeText(place, astro)}
          >
            <p className="meaning__fact">
              <PointLink point={point} place={place} words={astro} wheel={id} />
            </p>
            {signText !== null && <p>{signText}</p>}
            {houseText !== null && <p>{houseText}</p>}
          </FoldedMeaning>
        ))}
      </div>
      {aspects.length > 0 && (
        <AspectReadings
          readings={aspects}
          placeOf={placesOf(chart)}
          words={astro}
          messages={{ orb: natal.table.orb }}
          wheel={id}
        />
      )}
    </>
  );
}
