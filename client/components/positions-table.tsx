import type { BodyPosition, ChartFigure } from '../../astrology/chart-types.ts';
import type { SignChange } from '../../astrology/day-facts.ts';
import type { AngleId } from '../../astrology/ids.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import { Glyph } from './glyphs.tsx';
import { openSigns } from './open-signs.ts';
import { SignPlaceText } from './sign-place.tsx';
import './chart-tables.css';

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
  /** Bodies whose sign the day of birth leaves open: their rows name none. */
  open?: ReadonlySet<string>;
  /** The signs that such a body passed through, where that is known. */
  signChanges?: readonly SignChange[];
  words: PositionsTableWords;
  messages: PositionsTableMessages;
  /** Prefix of the rows' ids: texts link to `#position-sun`. */
  idPrefix?: string;
}

const LISTED_ANGLE_IDS = ['ascendant', 'midheaven', 'vertex'] as const satisfies readonly AngleId[];

/** Where every body and angle stands. Without a birth time there is no column of houses and no angle. */
export function PositionsTable(props: PositionsTableProps) {
  const { chart, open, signChanges = [], words, messages, idPrefix = 'position' } = props;
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
        {chart.bodies.map((body) =>
          open?.has(body.id) ? (
            <OpenRow key={body.id} body={body} {...{ signChanges, words, idPrefix }} />
          ) : (
            <BodyRow key={body.id} body={body} words={words} idPrefix={idPrefix} />
          ),
        )}
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

/** A body that stood in two signs that day, and in which of them no one can tell. */
function OpenRow({
  body,
  signChanges,
  words,
  idPrefix,
}: BodyRowProps & { signChanges: readonly SignChange[] }) {
  return (
    <tr id={`${idPrefix}-${body.id}`}>
      <th scope="row">
        <Glyph glyph={body.id} />
        {words.bodies[body.id]}
      </th>
      <td>{openSigns(body.id, signChanges, words)}</td>
    </tr>
  );
}
