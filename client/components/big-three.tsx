import type { ChartFigure } from '../../astrology/chart-types.ts';
import type { SignId } from '../../astrology/ids.ts';
import { SIGNS } from '../../astrology/signs.ts';
import { formatPlace, signPlaceOf } from '../../features/degrees.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import { Glyph } from './glyphs.tsx';
import { TermLink } from './term-link.tsx';
import '../styles/element-colours.css';
import './big-three.css';

/** The words of the cards: what each of the three stands for, and why one may be missing. */
export interface BigThreeMessages {
  sun: string;
  moon: string;
  ascendant: string;
  /** In place of the Ascendant, and of a sign that the day leaves open, when the time of birth is unknown. */
  needsTime: string;
}

export interface BigThreeProps {
  chart: Pick<ChartFigure, 'bodies' | 'angles'>;
  /** Bodies whose sign the day of birth leaves open. */
  unsteady: ReadonlySet<string>;
  /** The rising sign where it is certain though the Ascendant's degree is not; absent or null: it follows from the chart alone. */
  rising?: SignId | null;
  words: Pick<AstroWords, 'bodies' | 'angles' | 'signs'>;
  messages: BigThreeMessages;
  /** Where a rising sign that is not known may be looked for; absent or null: nowhere on the page. */
  door?: { path: string; text: string } | null;
  /** Path of the glossary; absent: nothing leads there. */
  glossary?: string;
}

/** Sun, Moon and Ascendant as three cards. */
export function BigThree(props: BigThreeProps) {
  const { chart, unsteady, rising = null, words, messages, door = null, glossary } = props;
  const placeOf = (id: 'sun' | 'moon') =>
    unsteady.has(id) ? null : placeAt(chart.bodies.find((body) => body.id === id)?.longitude);
  const sureRising = rising && { sign: rising, degrees: null };
  const cards = [
    { id: 'sun', term: 'sun-sign', name: words.bodies.sun, place: placeOf('sun') },
    { id: 'moon', term: 'moon-sign', name: words.bodies.moon, place: placeOf('moon') },
    {
      id: 'ascendant',
      term: 'rising-sign',
      name: words.angles.ascendant,
      place: placeAt(chart.angles?.ascendant) ?? sureRising,
    },
  ] as const;
  return (
    <ul className="big-three">
      {cards.map(({ id, term, name, place }) => (
        <li key={id} className="big-three__card">
          <p className="big-three__name">
            {place && <Glyph glyph={id} />}
            <TermLink term={term} glossary={glossary}>
              {name}
            </TermLink>
          </p>
          {place ? (
            <Placed {...place} signs={words.signs} />
          ) : (
            <p className="big-three__missing">
              {messages.needsTime}
              {id === 'ascendant' && door && (
                <>
                  {' '}
                  <a href={door.path}>{door.text}</a>
                </>
              )}
            </p>
          )}
          <p className="big-three__meaning">{messages[id]}</p>
        </li>
      ))}
    </ul>
  );
}

interface CardPlace {
  sign: SignId;
  /** `10°42′`; null where the sign alone is certain. */
  degrees: string | null;
}

function placeAt(longitudeDeg: number | undefined): CardPlace | null {
  if (longitudeDeg === undefined) return null;
  return { sign: signPlaceOf(longitudeDeg).sign, degrees: formatPlace(longitudeDeg) };
}

function Placed({ sign, degrees, signs }: CardPlace & { signs: AstroWords['signs'] }) {
  return (
    <p className={`big-three__sign big-three__sign--${SIGNS[sign].element}`}>
      <Glyph glyph={sign} />
      <b>{signs[sign]}</b>
      {degrees !== null && <span className="big-three__degrees">{degrees}</span>}
    </p>
  );
}
