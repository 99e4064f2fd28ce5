import { SIGNS } from '../../astrology/signs.ts';
import { formatPlace, signPlaceOf } from '../../features/degrees.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import { Glyph } from './glyphs.tsx';
import '../styles/element-colours.css';
import './chart-tables.css';

export interface SignPlaceTextProps {
  /** Ecliptic longitude in degrees. */
  longitudeDeg: number;
  signs: AstroWords['signs'];
}

/** A place in the zodiac in a line of text: the sign's glyph, degree and minute, the sign's name. */
export function SignPlaceText({ longitudeDeg, signs }: SignPlaceTextProps) {
  const { sign } = signPlaceOf(longitudeDeg);
  return (
    <span className={`place place--${SIGNS[sign].element}`}>
      <Glyph glyph={sign} />
      <span className="place__degrees">{formatPlace(longitudeDeg)}</span>
      {` ${signs[sign]}`}
    </span>
  );
}
