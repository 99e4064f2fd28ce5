import { signOf } from '../../../astrology/signs.ts';
import type {
  LotReading,
  OpenReading,
  PlacementReading,
  ReadPoint,
} from '../../../features/readings/reading-types.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { LotTexts } from './lot-texts.tsx';
import { FoldedMeaning } from './meaning-parts.tsx';
import { OpenText } from './open-text.tsx';
import { PlacementText } from './placement-text.tsx';
import { placeText } from './position-text.ts';
import { type PlacementWords, readName } from './read-name.ts';
import './reading.css';
import './webkit-paper.css';

interface PlacementReadingsProps {
  readings: readonly (PlacementReading | OpenReading)[];
  /** Read after all others, folded. */
  lots?: readonly LotReading[];
  words: PlacementWords;
  /** `Ascendant in {{sign}}`. */
  risingIn: string;
  /** Those that stand open. */
  open: ReadonlySet<ReadPoint> | 'all';
  /** Where each placement can be asked about; nothing where that leads nowhere new. */
  door?: AskDoor | undefined;
  /** When a body changed its sign on the day of birth, as a sentence. */
  changeText?(point: ReadPoint): string | null;
}

/** A link beside each placement: what it says, and where it leads for a point. */
export interface AskDoor {
  text: string;
  pathOf(point: ReadPoint): string;
}

/** What each placement means, under its name, sign, degree and house; the others wait folded. */
export function PlacementReadings(props: PlacementReadingsProps) {
  const { readings, lots = [], words, risingIn, open } = props;
  const isOpen = ({ point }: { point: ReadPoint }) => open === 'all' || open.has(point);
  const heads = readings.filter(isOpen);
  const rest = readings.filter((reading) => !isOpen(reading));
  return (
    <>
      {heads.length > 0 && (
        <div className="meanings">
          {heads.map((reading) => (
            <article key={reading.point} className="meaning" id={`meaning-${reading.point}`}>
              <h3>{titleOf(reading, words, risingIn)}</h3>
              <Meaning {...props} reading={reading} />
            </article>
          ))}
        </div>
      )}
      {rest.length + lots.length > 0 && (
        <div className="meanings meanings--folded">
          {rest.map((reading) => (
            <FoldedMeaning
              key={reading.point}
              id={`meaning-${reading.point}`}
              glyphs={[reading.point]}
              title={titleOf(reading, words, risingIn)}
              place={'longitudeDeg' in reading ? placeText(reading, words) : null}
            >
              <Meaning {...props} reading={reading} />
            </FoldedMeaning>
          ))}
          <LotTexts readings={lots} words={words} />
        </div>
      )}
    </>
  );
}

/** The signs of a body whose sign is open stand one beside the other: "Moon in Aries / in Taurus". */
function titleOf(reading: PlacementReading | OpenReading, words: PlacementWords, risingIn: string): string {
  const { point } = reading;
  const name = readName(point, words);
  const signs = 'signs' in reading ? reading.signs.map(([sign]) => sign) : [signOf(reading.longitudeDeg)];
  if (point === 'ascendant')
    return fillText(risingIn, { sign: signs.map((sign) => words.signs[sign]).join() });
  return `${name} ${signs.map((sign) => words.inSign[sign]).join(' / ')}`;
}

function Meaning({
  reading,
  words,
  door,
  changeText,
}: PlacementReadingsProps & { reading: PlacementReading | OpenReading }) {
  const { point } = reading;
  return (
    <>
      {'signs' in reading ? (
        <OpenText reading={reading} words={words} changed={changeText?.(point) ?? null} />
      ) : (
        <PlacementText reading={reading} words={words} />
      )}
      {door && (
        <p className="meaning__ask no-print">
          <a href={door.pathOf(point)}>{door.text}</a>
        </p>
      )}
    </>
  );
}
