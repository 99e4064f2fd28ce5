import { signOf } from '../../../astrology/signs.ts';
import { houseName } from '../../../features/readings/house-name.ts';
import type { PlacementReading, ReadPoint } from '../../../features/readings/reading-types.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { Glyph } from '../glyphs.tsx';
import { placeText } from './position-text.ts';
import './reading.css';

export type PlacementWords = Pick<AstroWords, 'bodies' | 'signs' | 'inSign' | 'inHouse' | 'readAs'>;

interface PlacementReadingsProps {
  readings: readonly PlacementReading[];
  words: PlacementWords;
  /** `Ascendant in {{sign}}`. */
  risingIn: string;
  /** Those that stand open. */
  open: ReadonlySet<ReadPoint> | 'all';
  /** Where each placement can be asked about; nothing where that leads nowhere new. */
  door?: AskDoor | undefined;
}

/** A link beside each placement: what it says, and where it leads for a point. */
export interface AskDoor {
  text: string;
  pathOf(point: ReadPoint): string;
}

/** What each placement means, under its name, sign, degree and house; the others wait folded. */
export function PlacementReadings({ readings, words, risingIn, open, door }: PlacementReadingsProps) {
  const isOpen = ({ point }: PlacementReading) => open === 'all' || open.has(point);
  const heads = readings.filter(isOpen);
  const rest = readings.filter((reading) => !isOpen(reading));
  return (
    <>
      {heads.length > 0 && (
        <div className="meanings">
          {heads.map((reading) => (
            <article key={reading.point} className="meaning" id={`meaning-${reading.point}`}>
              <h3>{titleOf(reading, words, risingIn)}</h3>
              <PlacementText reading={reading} words={words} door={door} />
            </article>
          ))}
        </div>
      )}
      {rest.length > 0 && (
        <div className="meanings meanings--folded">
          {rest.map((reading) => (
            <details key={reading.point} className="meaning meaning--folded" id={`meaning-${reading.point}`}>
              <summary className="unfold">
                <Glyph glyph={reading.point} />
                <h3>{titleOf(reading, words, risingIn)}</h3>
                <span className="meaning__at">{placeText(reading, words)}</span>
              </summary>
              <PlacementText reading={reading} words={words} door={door} />
            </details>
          ))}
        </div>
      )}
    </>
  );
}

/** The name of a point as its texts call it. */
export function readName(
  point: ReadPoint,
  { bodies, readAs }: Pick<PlacementWords, 'bodies' | 'readAs'>,
): string {
  if (point === 'trueNode' || point === 'meanNode') return readAs.node;
  if (point === 'meanLilith') return readAs.lilith;
  return point === 'ascendant' || point === 'midheaven' ? readAs[point] : bodies[point];
}

function titleOf({ point, longitudeDeg }: PlacementReading, words: PlacementWords, risingIn: string): string {
  const sign = signOf(longitudeDeg);
  if (point === 'ascendant') return fillText(risingIn, { sign: words.signs[sign] });
  return `${readName(point, words)} ${words.inSign[sign]}`;
}

interface PlacementTextProps {
  reading: PlacementReading;
  words: PlacementWords;
  door: AskDoor | undefined;
}

function PlacementText({ reading, words, door }: PlacementTextProps) {
  const { point, house, signText, houseText } = reading;
  const inHouse = houseName(house, words);
  return (
    <>
      <p className="meaning__fact">
        <a href={`#wheel-${point}`}>
          <Glyph glyph={point} /> {placeText(reading, words)}
        </a>
      </p>
      <p>{signText}</p>
      {houseText !== null && inHouse !== null && (
        <>
          <h4 id={`meaning-${point}-house`}>{`${readName(point, words)} ${inHouse}`}</h4>
          <p>{houseText}</p>
        </>
      )}
      {door && (
        <p className="meaning__ask no-print">
          <a href={door.pathOf(point)}>{door.text}</a>
        </p>
      )}
    </>
  );
}
