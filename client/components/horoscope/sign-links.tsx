import type { ReactNode } from 'react';
import type { SignId } from '../../../astrology/ids.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { Glyph } from '../glyphs.tsx';
import { Island } from '../island.tsx';
import './horoscope.css';

export interface SignLink {
  sign: SignId;
  path: string;
  /** A line under the name, such as the Sun's dates. */
  note: ReactNode;
}

/** The twelve signs as cards, each leading to its horoscope; whoever is signed in sees which is theirs. */
export function SignLinks({
  links,
  astro,
  yours,
}: {
  links: readonly SignLink[];
  astro: Pick<AstroWords, 'signs'>;
  /** Beside the sign of whoever is signed in. */
  yours: string;
}) {
  return (
    <Island name="own-sign" strategy="interaction" props={{ yours }}>
      <ul className="horoscope__signs">
        {links.map(({ sign, path, note }) => (
          <li key={sign} data-sign={sign}>
            <Glyph glyph={sign} />
            <a href={path}>{astro.signs[sign]}</a>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </Island>
  );
}
