import type { ReactNode } from 'react';
import type { SignId } from '../../../astrology/ids.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { Glyph } from '../glyphs.tsx';
import { Island } from '../island.tsx';
import './sign-links.css';

export interface SignLink {
  sign: SignId;
  path: string;
  /** Beside the name: the Sun's dates. */
  note: ReactNode;
  /** The sign's day in a sentence. */
  line: string;
}

/** The twelve signs as cards, each leading to its horoscope; that of the visitor, where the page's first script knows it, comes first. */
export function SignLinks({
  links,
  astro,
  yours,
}: {
  links: readonly SignLink[];
  astro: Pick<AstroWords, 'signs'>;
  /** On the visitor's own. */
  yours: string;
}) {
  return (
    <Island name="settle-sign" strategy="interaction" props={null}>
      <ul className="horoscope__signs">
        {links.map(({ sign, path, note, line }) => (
          <li key={sign} data-sign={sign}>
            <Glyph glyph={sign} />
            <a href={path}>{astro.signs[sign]}</a>
            <span>{note}</span>
            <p>{line}</p>
            <strong className="horoscope__yours">{yours}</strong>
          </li>
        ))}
      </ul>
    </Island>
  );
}
