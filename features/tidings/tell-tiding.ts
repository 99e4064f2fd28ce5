import { textInOrder } from '../../locales/aspect-texts.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import type { TidingsWords } from '../../locales/en/tidings.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { Interpretations } from '../../locales/interpretation-types.ts';
import { sentencesWithin } from '../horoscopes/passage-opening.ts';
import type { Tiding } from './tiding.ts';

/** A tiding in words. */
export interface ToldTiding {
  title: string;
  body: string;
}

/** What a short piece, which is read on a locked screen, has room for. */
export const MAX_TITLE_LENGTH = 50;
export const MAX_BODY_LENGTH = 160;

/** What tidings are told in. */
export interface TidingTexts {
  words: TidingsWords;
  astro: Pick<AstroWords, 'bodies' | 'signs' | 'inSign' | 'moonPhases'>;
  natalTransits: Interpretations['natalTransits'];
}

function pointName(point: string, { yours }: TidingsWords): string {
  const names: Readonly<Record<string, string>> = yours;
  return names[point] ?? point;
}

/** A tiding in its own words, as long as they are. */
export function tellTiding(tiding: Tiding, { words, astro, natalTransits }: TidingTexts): ToldTiding {
  switch (tiding.kind) {
    case 'transit': {
      const { mover, aspect, point } = tiding;
      const names = { mover: astro.bodies[mover], point: pointName(point, words) };
      const text = textInOrder(natalTransits, { first: mover, second: point, aspect });
      return { title: fillText(words.transits[aspect], names), body: text ?? words.transitNote };
    }
    case 'eclipse': {
      const { eclipse, aspect, point } = tiding;
      const title = fillText(words.eclipses[eclipse][aspect], { point: pointName(point, words) });
      return { title, body: words.eclipseNotes[eclipse] };
    }
    case 'moon': {
      const { phase, sign } = tiding;
      const title = fillText(words.moon, { phase: astro.moonPhases[phase], inSign: astro.inSign[sign] });
      return { title, body: words.moonNotes[phase] };
    }
    case 'horoscope':
      return { title: fillText(words.horoscope, { sign: astro.signs[tiding.sign] }), body: tiding.text };
    case 'report':
    case 'answer':
      return words[tiding.kind];
  }
}

/** The same for a locked screen: whole sentences, as many as fit. */
export function tellBriefly(tiding: Tiding, texts: TidingTexts): ToldTiding {
  const { title, body } = tellTiding(tiding, texts);
  const brief = sentencesWithin(body, MAX_BODY_LENGTH);
  return {
    title,
    body: brief ?? (tiding.kind === 'transit' ? texts.words.transitNote : texts.words.tapNote),
  };
}
