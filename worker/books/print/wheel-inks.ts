import { INKS, type Ink } from './page-form.ts';

/** The colours of a wheel on paper and on the cover. */
export interface WheelInks {
  line: Ink;
  fine: Ink;
  glyph: Ink;
  accent: Ink;
  text: Ink;
  ground: Ink;
  /** Aspects by how they feel. */
  joined: Ink;
  flowing: Ink;
  tense: Ink;
  odd: Ink;
}

export const PAPER_INKS: WheelInks = {
  line: INKS.soft,
  fine: INKS.faint,
  glyph: INKS.text,
  accent: INKS.gold,
  text: INKS.soft,
  ground: INKS.white,
  joined: INKS.gold,
  flowing: [0.27, 0.47, 0.66],
  tense: [0.68, 0.3, 0.3],
  odd: INKS.soft,
};

export const NIGHT_INKS: WheelInks = {
  line: INKS.brass,
  fine: INKS.dusk,
  glyph: INKS.ivory,
  accent: INKS.brass,
  text: INKS.dusk,
  ground: INKS.night,
  joined: INKS.brass,
  flowing: INKS.dusk,
  tense: INKS.brass,
  odd: INKS.dusk,
};
