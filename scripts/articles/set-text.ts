import type { Language } from '../../locales/locales.ts';

/** Blanks that no line ends at: the narrow one before ; ? !, the whole one before : and inside « ». */
const NARROW = '\u202f';
const WHOLE = '\u00a0';

/** Sets French as its printers do. */
function setFrench(text: string): string {
  return text
    .replace(/[ \u00a0\u202f]*([;?!])(?!\])/g, (_, sign: string, at: number) =>
      at === 0 || /[?!]/.test(text[at - 1] ?? '') ? sign : NARROW + sign,
    )
    .replace(/[ \u00a0\u202f]*:(?=\s|$)/g, `${WHOLE}:`)
    .replace(/«[ \u00a0\u202f]*/g, `«${WHOLE}`)
    .replace(/[ \u00a0\u202f]*»/g, `${WHOLE}»`);
}

/** Sets a text as its language is printed: apostrophes, ellipses, and in French the blanks before high signs. */
export function setText(text: string, language: Language): string {
  const plain = text.replaceAll("'", '’').replaceAll('...', '…');
  return language === 'fr' ? setFrench(plain) : plain;
}
