import { houseName } from '../../../features/readings/house-name.ts';
import type { PlacementReading } from '../../../features/readings/reading-types.ts';
import { Glyph } from '../glyphs.tsx';
import { MeaningPart } from './meaning-parts.tsx';
import { placeText } from './position-text.ts';
import { type PlacementWords, readName } from './read-name.ts';
import './reading.css';

interface PlacementTextProps {
  reading: PlacementReading;
  words: PlacementWords;
}

/** What a placement means: by its sign and house, that it goes back, and what lies across from it. */
export function PlacementText({ reading, words }: PlacementTextProps) {
  const { point, house, signText, houseText, retrogradeText, across } = reading;
  const name = readName(point, words);
  const inHouse = houseName(house, words);
  return (
    <>
      <p className="meaning__fact">
        <a href={`#wheel-${point}`}>
          <Glyph glyph={point} /> {placeText(reading, words)}
        </a>
      </p>
      <p>{signText}</p>
      {inHouse !== null && (
        <MeaningPart id={`meaning-${point}-house`} heading={`${name} ${inHouse}`} text={houseText} />
      )}
      <MeaningPart heading={`${name} ${words.retrograde}`} text={retrogradeText} />
      {across && (
        <div id={`meaning-${across.point}`}>
          <MeaningPart
            heading={`${readName(across.point, words)} ${words.inSign[across.sign]}`}
            text={across.text}
          />
        </div>
      )}
    </>
  );
}
