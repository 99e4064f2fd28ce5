import { SIGN_IDS } from '../../../astrology/ids.ts';
import { Glyph } from '../../../client/components/glyphs.tsx';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { Language } from '../../../locales/locales.ts';
import { href } from '../../href.ts';
import './home.css';

interface SignRowProps {
  heading: string;
  astro: Pick<AstroWords, 'signs'>;
  language: Language;
}

/** The twelve signs, each leading to its horoscope of the day. */
export function SignRow({ heading, astro, language }: SignRowProps) {
  return (
    <nav className="wrap signs" aria-labelledby="signs-heading">
      <h2 id="signs-heading">{heading}</h2>
      <ul>
        {SIGN_IDS.map((sign) => (
          <li key={sign}>
            <a href={href('horoscope', language, { sign })}>
              <Glyph glyph={sign} />
              {` ${astro.signs[sign]}`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
