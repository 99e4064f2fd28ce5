import type { ChartFigure } from '../../astrology/chart-types.ts';
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
  words: Pick<AstroWords, 'bodies' | 'angles' | 'signs'>;
  messages: BigThreeMessages;
  /** Where a rising sign that is not known may be looked for; absent or null: nowhere on the page. */
  door?: { path: string; text: string } | null;
  /** Path of the glossary; absent: nothing leads there. */
  glossary?: string;
}

/** Sun, Moon and Ascendant as three cards. */
export function BigThree({ chart, unsteady, words, messages, door = null, glossary }: BigThreeProps) {
  const longitudeOf = (id: 'sun' | 'moon') =>
    unsteady.has(id) ? null : (chart.bodies.find((body) => body.id === id)?.longitude ?? null);
  const cards = [
    { id: 'sun', term: 'sun-sign', name: words.bodies.sun, longitudeDeg: longitudeOf('sun') },
    { id: 'moon', term: 'moon-sign', name: words.bodies.moon, longitudeDeg: longitudeOf('moon') },
    {
      id: 'ascendant',
      term: 'rising-sign',
      name: words.angles.ascendant,
      longitudeDeg: chart.angles?.ascendant ?? null,
    },
  ] as const;
  return (
    <ul className="big-three">
      {cards.map(({ id, term, name, longitudeDeg }) => (
        <li key={id} className="big-three__card">
          <p className="big-three__name">
            {longitudeDeg !== null && <Glyph glyph={id} />}
            <TermLink term={term} glossary={glossary}>
              {name}
            </TermLink>
          </p>
          {longitudeDeg === null ? (
            <p className="big-three__missing">
              {messages.needsTime}
              {id === 'ascendant' && door && (
                <>
                  {' '}
                  <a href={door.path}>{door.text}</a>
                </>
              )}
            </p>
          ) : (
            <Placed longitudeDeg={longitudeDeg} signs={words.signs} />
          )}
          <p className="big-three__meaning">{messages[id]}</p>
        </li>
      ))}
    </ul>
  );
}

function Placed({ longitudeDeg, signs }: { longitudeDeg: number; signs: AstroWords['signs'] }) {
  const { sign } = signPlaceOf(longitudeDeg);
  return (
    <p className={`big-three__sign big-three__sign--${SIGNS[sign].element}`}>
      <Glyph glyph={sign} />
      <b>{signs[sign]}</b>
      <span className="big-three__degrees">{formatPlace(longitudeDeg)}</span>
    </p>
  );
}
