import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import { skyOfPeriod } from '../../astrology/transits/period-sky.ts';
import { factsForSign } from '../../astrology/transits/solar-houses.ts';
import type { MoonHouseTexts } from '../../locales/interpretation-types.ts';
import { type DayTexts, dayOpening, mainMoonStay } from './day.ts';
import { sentencesWithin, splitFirstSentence } from './passage-opening.ts';
import { dayIndexOf, type Period } from './period.ts';

/** What a day's opening is told in: that of its horoscope, or what the library says of the Moon's house. */
type OpeningTexts = Pick<DayTexts, 'dayOpenings'> | { moonHouses: MoonHouseTexts };

/** A few words that want the next sentence: "Ay oyun odasında." */
const TOO_SHORT = 30;
const MAX_LENGTH = 110;

function beginningOf(text: string): string {
  const { first } = splitFirstSentence(text);
  return first.length < TOO_SHORT ? (sentencesWithin(text, MAX_LENGTH) ?? first) : first;
}

/** What the Moon's house makes of a sign's day, another of its texts each day; null where the Moon has no stay. */
function openingOf(
  sign: SignId,
  period: Period,
  facts: readonly HoroscopeFact[],
  texts: OpeningTexts,
): string | null {
  if ('dayOpenings' in texts) return dayOpening(period, facts, texts)?.text ?? null;
  const stay = mainMoonStay(facts, period);
  if (!stay) return null;
  const variants = texts.moonHouses[stay.house as keyof MoonHouseTexts];
  const turn = dayIndexOf(period.fromMs) + SIGN_IDS.indexOf(sign);
  return variants.at(turn % variants.length) ?? variants[0];
}

/**
 * A day in one sentence for each sign: how its horoscope begins to speak of the Moon. The Moon is in another house of each,
 * so that no two have the same. One sky serves all twelve.
 */
export function dayLines(period: Period, texts: OpeningTexts): ReadonlyMap<SignId, string> {
  const sky = skyOfPeriod(period.fromMs, period.toMs);
  return new Map(
    SIGN_IDS.flatMap((sign) => {
      const opening = openingOf(sign, period, factsForSign(sign, sky), texts);
      return opening === null ? [] : [[sign, beginningOf(opening)] as const];
    }),
  );
}
