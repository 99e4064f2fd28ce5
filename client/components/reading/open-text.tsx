import type { OpenReading } from '../../../features/readings/reading-types.ts';
import { MeaningPart } from './meaning-parts.tsx';
import { type PlacementWords, readName } from './read-name.ts';
import './reading.css';

interface OpenTextProps {
  reading: OpenReading;
  words: PlacementWords;
  /** When the sign changed, as a sentence; null where that is not told here. */
  changed: string | null;
}

/** What a body means in each of the signs that it stood in on the day of birth. One sign alone stands in the title already. */
export function OpenText({ reading: { point, signs }, words, changed }: OpenTextProps) {
  return (
    <>
      {changed !== null && <p className="meaning__fact">{changed}</p>}
      {signs.map(([sign, text]) =>
        signs.length === 1 ? (
          <p key={sign}>{text}</p>
        ) : (
          <MeaningPart key={sign} heading={`${readName(point, words)} ${words.inSign[sign]}`} text={text} />
        ),
      )}
    </>
  );
}
