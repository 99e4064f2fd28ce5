import { signOf } from '../../../astrology/signs.ts';
import { houseName } from '../../../features/readings/house-name.ts';
import type { LotReading } from '../../../features/readings/reading-types.ts';
import { FoldedMeaning } from './meaning-parts.tsx';
import { placeText } from './position-text.ts';
import type { PlacementWords } from './read-name.ts';

interface LotTextsProps {
  readings: readonly LotReading[];
  words: PlacementWords;
}

/** What the points mean that nothing stands at, folded. The wheel does not draw them: they lead to their rows in the table. */
export function LotTexts({ readings, words }: LotTextsProps) {
  return readings.map((reading) => {
    const { point, text } = reading;
    const place = placeText(reading, words);
    return (
      <FoldedMeaning
        key={point}
        id={`meaning-${point}`}
        glyphs={[point]}
        title={titleOf(reading, words)}
        place={place}
      >
        <p className="meaning__fact">
          <a href={`#position-${point}`}>{place}</a>
        </p>
        <p>{text}</p>
      </FoldedMeaning>
    );
  });
}

function titleOf({ point, longitudeDeg, house }: LotReading, words: PlacementWords): string {
  return point === 'vertex'
    ? `${words.angles.vertex} ${words.inSign[signOf(longitudeDeg)]}`
    : `${words.points[point]} ${houseName(house, words) ?? ''}`;
}
