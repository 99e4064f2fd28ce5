import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import { skyOfPeriod } from '../../astrology/transits/period-sky.ts';
import { factsForSign } from '../../astrology/transits/solar-houses.ts';
import { moonPassage, type OpeningTexts } from './compose.ts';
import { sentencesWithin, splitFirstSentence } from './passage-opening.ts';
import type { Period } from './period.ts';

/** A few words that want the next sentence: "Ay oyun odasında." */
const TOO_SHORT = 30;
const MAX_LENGTH = 110;

function beginningOf(text: string): string {
  const { first } = splitFirstSentence(text);
  return first.length < TOO_SHORT ? (sentencesWithin(text, MAX_LENGTH) ?? first) : first;
}

/**
 * A day in one sentence for each sign: how its horoscope begins to speak of the Moon. The Moon is in another house of each,
 * so that no two have the same. One sky serves all twelve.
 */
export function dayLines(period: Period, texts: OpeningTexts): ReadonlyMap<SignId, string> {
  const sky = skyOfPeriod(period.fromMs, period.toMs);
  return new Map(
    SIGN_IDS.flatMap((sign) => {
      const passage = moonPassage(sign, period, factsForSign(sign, sky), texts);
      return passage ? [[sign, beginningOf(passage.text)] as const] : [];
    }),
  );
}
