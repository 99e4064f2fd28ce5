import { signOf } from '../../../astrology/signs.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { formatPlace } from '../degrees.ts';
import { Glyph } from '../glyphs.tsx';
import type { PlacementReading, ReadPoint } from './reading-types.ts';

export type PlacementWords = Pick<AstroWords, 'bodies' | 'signs' | 'inSign' | 'inHouse' | 'readAs'>;

interface PlacementsProps {
  readings: readonly PlacementReading[];
  words: PlacementWords;
  /** `Ascendant in {{sign}}`. */
  risingIn: string;
  /** How many stand open, from the first. */
  open: number;
}

/** What each placement means, under its name, sign, degree and house; the later ones wait folded. */
export function Placements({ readings, words, risingIn, open }: PlacementsProps) {
  const heads = readings.slice(0, open);
  const rest = readings.slice(open);
  return (
    <>
      <div className="meanings">
        {heads.map((reading) => (
          <article key={reading.point} className="meaning" id={`meaning-${reading.point}`}>
            <h3>{titleOf(reading, words, risingIn)}</h3>
            <PlacementText reading={reading} words={words} />
          </article>
        ))}
      </div>
      <div className="meanings meanings--folded">
        {rest.map((reading) => (
          <details key={reading.point} className="meaning meaning--folded" id={`meaning-${reading.point}`}>
            <summary className="unfold">
              <Glyph glyph={reading.point} />
              <h3>{titleOf(reading, words, risingIn)}</h3>
              <span className="meaning__at">{placeText(reading, words)}</span>
            </summary>
            <PlacementText reading={reading} words={words} />
          </details>
        ))}
      </div>
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

function isHouse(house: number | null): house is keyof AstroWords['inHouse'] {
  return house !== null && house >= 1 && house <= 12;
}

/** `10°42′ Taurus, in the 9th house` */
function placeText({ longitudeDeg, house }: PlacementReading, words: PlacementWords): string {
  const place = `${formatPlace(longitudeDeg)} ${words.signs[signOf(longitudeDeg)]}`;
  return isHouse(house) ? `${place}, ${words.inHouse[house]}` : place;
}

function PlacementText({ reading, words }: { reading: PlacementReading; words: PlacementWords }) {
  const { point, house, signText, houseText } = reading;
  const inHouse = isHouse(house) ? words.inHouse[house] : null;
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
          <h4>{`${readName(point, words)} ${inHouse}`}</h4>
          <p>{houseText}</p>
        </>
      )}
    </>
  );
}
