import type { DayFacts } from '../../astrology/day-facts.ts';
import type { SignId } from '../../astrology/ids.ts';
import type { RisingInterval } from '../../astrology/rising-signs.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';

/** When a sign rose, and its share of the stretch that the birth lies in. */
export interface RisingStay {
  /** UTC ms. */
  fromMs: number;
  toMs: number;
  /** Of the whole stretch: where it begins and how much it takes, 0 to 1. */
  start: number;
  share: number;
}

/** A sign that may have been rising: when, and how somebody with it may be known. */
export interface RisingChoice {
  sign: SignId;
  /** In order of time; a day begins and ends with the same sign as a rule, which then has two. */
  stays: readonly RisingStay[];
  /** Of all its stays together, 0 to 1. */
  share: number;
  portrait: string;
}

function staysOf(
  { risingSigns, fromMs, toMs }: Pick<DayFacts, 'risingSigns' | 'fromMs' | 'toMs'>,
  sign: SignId,
): RisingStay[] {
  const place = ({ fromMs: first, toMs: last }: RisingInterval): RisingStay => ({
    fromMs: first,
    toMs: last,
    start: (first - fromMs) / (toMs - fromMs),
    share: (last - first) / (toMs - fromMs),
  });
  return risingSigns.filter((interval) => interval.sign === sign).map(place);
}

/**
 * The signs that may have been rising at a birth whose time is not known, each once, in the order in which they first rose,
 * with a short portrait in the reader's language. Which of them sounds like oneself is a game of likeness, and no proof.
 */
export async function risingChoices(
  day: Pick<DayFacts, 'risingSigns' | 'fromMs' | 'toMs'>,
  language: Language,
): Promise<RisingChoice[]> {
  const portraits = await loadTexts(language, 'risingPortraits');
  const signs = [...new Set(day.risingSigns.map(({ sign }) => sign))];
  return signs.map((sign) => {
    const stays = staysOf(day, sign);
    const share = stays.reduce((sum, stay) => sum + stay.share, 0);
    return { sign, stays, share, portrait: portraits[sign] };
  });
}
