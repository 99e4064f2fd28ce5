import { dignityOf } from '../../astrology/balance.ts';
import type { BodyPosition, ChartFigure } from '../../astrology/chart-types.ts';
import type { SignChange } from '../../astrology/day-facts.ts';
import type { AngleId, DignityId } from '../../astrology/ids.ts';
import type { Lots } from '../../astrology/patterns/lots.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import { Glyph } from './glyphs.tsx';
import { openSigns } from './open-signs.ts';
import { SignPlaceText } from './sign-place.tsx';
import './chart-tables.css';
import './positions-table.css';

/** The astrologers' names that the table says. */
export type PositionsTableWords = Pick<
  AstroWords,
  'bodies' | 'angles' | 'signs' | 'retrograde' | 'points' | 'dignities'
>;

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
  /** The Part of Fortune and the South Node, where the table is to have them; null is left out. */
  lots?: Lots;
  /** Whether a planet's row says how its sign suits it. */
  dignified?: boolean;
  words: PositionsTableWords;
  messages: PositionsTableMessages;
  /** Prefix of the rows' ids: texts link to `#position-sun`. */
  idPrefix?: string;
}

const LOT_IDS = ['southNode', 'partOfFortune'] as const satisfies readonly (keyof Lots)[];
const LISTED_ANGLE_IDS = ['ascendant', 'midheaven', 'vertex'] as const satisfies readonly AngleId[];

/** Where every body and angle stands. Without a birth time there is no column of houses and no angle. */
export function PositionsTable(props: PositionsTableProps) {
  const { chart, open, signChanges = [], lots, words, messages, idPrefix = 'position' } = props;
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
            <BodyRow
              key={body.id}
              body={body}
              dignity={props.dignified ? dignityOf(body.id, body.sign) : null}
              words={words}
              idPrefix={idPrefix}
            />
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
        {LOT_IDS.map((id) => {
          const lot = lots?.[id];
          return (
            lot && (
              <tr key={id} id={`${idPrefix}-${id}`}>
                <th scope="row" className="sky-table__lot">
                  {words.points[id]}
                </th>
                <td>
                  <SignPlaceText longitudeDeg={lot.longitude} signs={words.signs} />
                </td>
                {angles && <td>{lot.house}</td>}
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}

interface BodyRowProps {
  body: BodyPosition;
  words: PositionsTableWords;
  idPrefix: string;
}

function BodyRow({ body, dignity, words, idPrefix }: BodyRowProps & { dignity: DignityId | null }) {
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
        {dignity && <span className="sky-table__dignity">{words.dignities[dignity]}</span>}
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
