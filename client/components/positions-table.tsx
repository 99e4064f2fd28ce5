import type { BodyPosition, ChartFigure } from '../../astrology/chart-types.ts';
import type { AngleId } from '../../astrology/ids.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import { Glyph } from './glyphs.tsx';
import { SignPlaceText } from './sign-place.tsx';

/** The astrologers' names that the table says. */
export type PositionsTableWords = Pick<AstroWords, 'bodies' | 'angles' | 'signs' | 'retrograde'>;

/** Its own headings. */
export interface PositionsTableMessages {
  caption: string;
  body: string;
  position: string;
  house: string;
}

export interface PositionsTableProps {
  chart: Pick<ChartFigure, 'bodies' | 'angles'>;
  words: PositionsTableWords;
  messages: PositionsTableMessages;
  /** Prefix of the rows' ids: texts link to `#position-sun`. */
  idPrefix?: string;
}

const LISTED_ANGLE_IDS = ['ascendant', 'midheaven', 'vertex'] as const satisfies readonly AngleId[];

/** Where every body and angle stands. Without a birth time there is no column of houses and no angle. */
export function PositionsTable({ chart, words, messages, idPrefix = 'position' }: PositionsTableProps) {
  const { angles } = chart;
  return (
    <table className="sky-table">
      <caption className="sr">{messages.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.body}</th>
          <th scope="col">{messages.position}</th>
          {angles && <th scope="col">{messages.house}</th>}
        </tr>
      </thead>
      <tbody>
        {chart.bodies.map((body) => (
          <BodyRow key={body.id} body={body} words={words} idPrefix={idPrefix} />
        ))}
        {angles &&
          LISTED_ANGLE_IDS.map((angle) => (
            <tr key={angle} id={`${idPrefix}-${angle}`}>
              <th scope="row">
                <Glyph glyph={angle} />
                {words.angles[angle]}
              </th>
              <td>
                <SignPlaceText longitudeDeg={angles[angle]} signs={words.signs} />
              </td>
              <td />
            </tr>
          ))}
      </tbody>
    </table>
  );
}

interface BodyRowProps {
  body: BodyPosition;
  words: PositionsTableWords;
  idPrefix: string;
}

function BodyRow({ body, words, idPrefix }: BodyRowProps) {
  return (
    <tr id={`${idPrefix}-${body.id}`}>
      <th scope="row">
        <Glyph glyph={body.id} />
        {words.bodies[body.id]}
      </th>
      <td>
        <SignPlaceText longitudeDeg={body.longitude} signs={words.signs} />
        {body.retrograde && (
          <span className="sky-table__mark" title={words.retrograde}>
            <Glyph glyph="retrograde" label={words.retrograde} />
          </span>
        )}
      </td>
      {body.house !== null && <td>{body.house}</td>}
    </tr>
  );
}
