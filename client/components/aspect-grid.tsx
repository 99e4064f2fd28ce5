import type { Aspect, AspectPointId } from '../../astrology/chart-types.ts';
import { ASPECT_IDS } from '../../astrology/ids.ts';
import type { OpenDay } from '../../features/readings/open-day.ts';
import { orbText } from '../../features/readings/orb-text.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import { ASPECT_TONES, Glyph } from './glyphs.tsx';
import { nameOfPoint } from './point-names.ts';
import { TermLink } from './term-link.tsx';
import './aspect-grid.css';

/** The astrologers' names that the grid and the list say. */
export type AspectWords = Pick<AstroWords, 'bodies' | 'angles' | 'aspects' | 'applying' | 'separating'>;

/** The grid's own words. The short forms stand behind the orb, one letter each. */
export interface AspectGridMessages {
  caption: string;
  applyingShort: string;
  separatingShort: string;
  /** What the degrees in it are. */
  orb: string;
}

export interface AspectGridProps {
  /** Rows and columns in their order. */
  points: readonly AspectPointId[];
  aspects: readonly Aspect[];
  /** What the day of birth leaves open; null where the hour is known. */
  open?: OpenDay | null;
  words: AspectWords;
  messages: AspectGridMessages;
  /** Path of the glossary, to which its key leads. */
  glossary: string;
}

/**
 * Every pair of points in a triangle, and a key to it. A real table: each row is named at its left, each column by the glyph on the
 * diagonal above its cells.
 */
export function AspectGrid({ points, aspects, open, words, messages, glossary }: AspectGridProps) {
  const byPair = new Map(aspects.map((aspect) => [pairKey(aspect.first, aspect.second), aspect]));
  return (
    <>
      <table className="grid">
        <caption className="sr">{messages.caption}</caption>
        <tbody>
          {points.map((row, rowIndex) => (
            <tr key={row}>
              {rowIndex > 0 && <PointHeading point={row} scope="row" words={words} />}
              {points.slice(0, rowIndex).map((column) => (
                <Cell
                  key={column}
                  aspect={byPair.get(pairKey(row, column))}
                  open={open}
                  words={words}
                  messages={messages}
                />
              ))}
              {rowIndex === 0 && <td />}
              {rowIndex < points.length - 1 && <PointHeading point={row} scope="col" words={words} />}
            </tr>
          ))}
        </tbody>
      </table>
      <GridKey {...{ aspects, words, messages, glossary }} />
    </>
  );
}

/** What the signs and letters of the grid mean, of those that stand in it. */
function GridKey({ aspects, words, messages, glossary }: Omit<AspectGridProps, 'points' | 'open'>) {
  const letters = [
    [messages.applyingShort, words.applying, 'applying'],
    // One entry tells of both.
    [messages.separatingShort, words.separating, undefined],
  ] as const;
  return (
    <ul className="grid__key">
      {ASPECT_IDS.filter((id) => aspects.some(({ aspect }) => aspect === id)).map((id) => (
        <li key={id}>
          <span className={`tone tone--${ASPECT_TONES[id]}`}>
            <Glyph glyph={id} />
          </span>{' '}
          <TermLink term={id} glossary={glossary}>
            {words.aspects[id]}
          </TermLink>
        </li>
      ))}
      <li>
        <b>°</b>{' '}
        <TermLink term="orb" glossary={glossary}>
          {messages.orb}
        </TermLink>
      </li>
      {aspects.some(({ applying }) => applying !== null) &&
        letters.map(([letter, name, term]) => (
          <li key={letter}>
            <b>{letter}</b>
            {term ? (
              <>
                {' '}
                <TermLink term={term} glossary={glossary}>
                  {name}
                </TermLink>
              </>
            ) : (
              ` ${name}`
            )}
          </li>
        ))}
    </ul>
  );
}

/** Aspects have no direction in the grid. */
function pairKey(one: AspectPointId, other: AspectPointId): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

interface PointHeadingProps {
  point: AspectPointId;
  scope: 'row' | 'col';
  words: AspectWords;
}

function PointHeading({ point, scope, words }: PointHeadingProps) {
  const name = nameOfPoint(point, words);
  return (
    <th scope={scope} title={name}>
      <Glyph glyph={point} label={name} />
    </th>
  );
}

interface CellProps {
  aspect: Aspect | undefined;
  open: OpenDay | null | undefined;
  words: AspectWords;
  messages: AspectGridMessages;
}

function Cell({ aspect, open, words, messages }: CellProps) {
  if (!aspect) return <td />;
  const range = open?.rangeOf(aspect);
  const [degrees, minutes] = orbText(aspect.orb, range).split('°');
  return (
    <td className={`tone tone--${ASPECT_TONES[aspect.aspect]}`}>
      <Glyph glyph={aspect.aspect} label={words.aspects[aspect.aspect]} />
      <span className="grid__orb">
        {`${degrees}°`}
        <span className="grid__minutes">{minutes}</span>
        {aspect.applying !== null && range?.leastDeg !== 0 && (
          <abbr title={aspect.applying ? words.applying : words.separating}>
            {aspect.applying ? messages.applyingShort : messages.separatingShort}
          </abbr>
        )}
      </span>
    </td>
  );
}
