import { dignityOf } from '../../astrology/balance.ts';
import type { BodyPosition, ChartFigure } from '../../astrology/chart-types.ts';
import type { SignChange } from '../../astrology/day-facts.ts';
import type { AngleId, BodyId, DignityId } from '../../astrology/ids.ts';
import type { Lots } from '../../astrology/patterns/lots.ts';
import type { TermId } from '../../features/glossary/terms.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import { Glyph } from './glyphs.tsx';
import { openSigns } from './open-signs.ts';
import { SignPlaceText } from './sign-place.tsx';
import { TermLink } from './term-link.tsx';
import '../styles/element-colours.css';
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
  /** Path of the glossary, to which the words of the craft lead; absent: they do not. */
  glossary?: string | undefined;
}

/** Points whose names say little to who meets them first. */
const POINT_TERMS: Readonly<Partial<Record<BodyId | AngleId | keyof Lots, TermId>>> = {
  ascendant: 'ascendant',
  midheaven: 'midheaven',
  vertex: 'vertex',
  trueNode: 'north-node',
  meanNode: 'north-node',
  southNode: 'south-node',
  meanLilith: 'lilith',
  juno: 'juno',
  chiron: 'chiron',
  partOfFortune: 'part-of-fortune',
};

/** In the order of their rows. */
export const LOT_IDS = ['southNode', 'partOfFortune'] as const satisfies readonly (keyof Lots)[];
const LISTED_ANGLE_IDS = ['ascendant', 'midheaven', 'vertex'] as const satisfies readonly AngleId[];

/** Where every body and angle stands. Without a birth time there is no column of houses and no angle. */
export function PositionsTable(props: PositionsTableProps) {
  const { chart, open, signChanges = [], lots, words, messages, idPrefix = 'position', glossary } = props;
  const { angles } = chart;
  const terms = chart.bodies.map(({ id }) => POINT_TERMS[id]);
  const dignities = chart.bodies.map(({ id, sign }) => (props.dignified ? dignityOf(id, sign) : null));
  return (
    <table className="sky-table">
      <caption className="sr">{messages.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.body}</th>
          <th scope="col">{messages.position}</th>
          {angles && (
            <th scope="col">
              <TermLink term="house" glossary={glossary}>
                {messages.house}
              </TermLink>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {chart.bodies.map((body, index) =>
          open?.has(body.id) ? (
            <OpenRow key={body.id} body={body} {...{ signChanges, words, idPrefix }} />
          ) : (
            <BodyRow
              key={body.id}
              body={body}
              term={terms.indexOf(terms[index]) === index ? terms[index] : undefined}
              dignity={dignities[index] ?? null}
              isFirstSuch={dignities.indexOf(dignities[index] ?? null) === index}
              {...{ words, idPrefix, glossary }}
            />
          ),
        )}
        {angles &&
          LISTED_ANGLE_IDS.map((angle) => (
            <tr key={angle} id={`${idPrefix}-${angle}`}>
              <th scope="row">
                <Glyph glyph={angle} />
                <TermLink term={POINT_TERMS[angle]} glossary={glossary}>
                  {words.angles[angle]}
                </TermLink>
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
                <th scope="row">
                  <Glyph glyph={id} />
                  <TermLink term={POINT_TERMS[id]} glossary={glossary}>
                    {words.points[id]}
                  </TermLink>
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
  glossary?: string | undefined;
}

interface DignifiedProps extends BodyRowProps {
  /** What the glossary has of it, if no row above leads there. */
  term: TermId | undefined;
  dignity: DignityId | null;
  /** Whether no row above says the same dignity. */
  isFirstSuch: boolean;
}

function BodyRow({ body, term, dignity, isFirstSuch, words, idPrefix, glossary }: DignifiedProps) {
  return (
    <tr id={`${idPrefix}-${body.id}`}>
      <th scope="row">
        <Glyph glyph={body.id} />
        <TermLink term={term} glossary={glossary}>
          {words.bodies[body.id]}
        </TermLink>
      </th>
      <td>
        <SignPlaceText longitudeDeg={body.longitude} signs={words.signs} />
        {body.retrograde && (
          <span className="sky-table__mark" title={words.retrograde}>
            <Glyph glyph="retrograde" label={words.retrograde} />
          </span>
        )}
        {dignity && (
          <span className="sky-table__dignity">
            <TermLink term={isFirstSuch ? dignity : undefined} glossary={glossary}>
              {words.dignities[dignity]}
            </TermLink>
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
