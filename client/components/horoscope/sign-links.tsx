import type { ReactNode } from 'react';
import type { SignId } from '../../../astrology/ids.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { Glyph } from '../glyphs.tsx';

export interface SignLink {
  sign: SignId;
  path: string;
  /** A line under the name, such as the Sun's dates. */
  note: ReactNode;
}

/** The twelve signs as cards, each leading to its horoscope. */
export function SignLinks({
  links,
  astro,
}: {
  links: readonly SignLink[];
  astro: Pick<AstroWords, 'signs'>;
}) {
  return (
    <ul className="horoscope__signs">
      {links.map(({ sign, path, note }) => (
        <li key={sign}>
          <Glyph glyph={sign} />
          <a href={path}>{astro.signs[sign]}</a>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
