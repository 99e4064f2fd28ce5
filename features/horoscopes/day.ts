import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import { ASPECT_KINDS } from '../../locales/aspect-texts.ts';
import type {
  DayHouseTexts,
  HoroscopeInterpretations,
  PERIOD_SUBJECTS,
} from '../../locales/horoscope-text-types.ts';
import { dayVariant } from './moon-passes.ts';
import { DAY_SECTIONS, type Passage } from './passage.ts';
import { dayIndexOf, type Period } from './period.ts';
import { withinMs } from './told-stays.ts';

export type DayTexts = Pick<HoroscopeInterpretations, (typeof PERIOD_SUBJECTS)['day'][number]>;

type House = keyof DayHouseTexts;
type MoonStay = Extract<HoroscopeFact, { kind: 'moonHouse' }>;

/** A second thing that a day's opening tells. */
interface Event {
  fact: HoroscopeFact;
  text: string;
}

const SECTION_TEXTS = {
  love: 'dayLove',
  work: 'dayWork',
  energy: 'dayEnergy',
  keep: 'dayKeep',
} as const;

/** The Moon's stay that has the greater part of a day. */
export function mainMoonStay(facts: readonly HoroscopeFact[], period: Period): MoonStay | undefined {
  return facts
    .filter((fact): fact is MoonStay => fact.kind === 'moonHouse')
    .toSorted((a, b) => withinMs(b, period) - withinMs(a, period))[0];
}

function lunationOf(facts: readonly HoroscopeFact[], texts: DayTexts): Event | undefined {
  for (const fact of facts) {
    if (fact.kind !== 'lunation' || (fact.phase !== 'newMoon' && fact.phase !== 'fullMoon')) continue;
    const variants = texts.dayLunations[fact.phase][fact.house as House];
    // Two in one sign are a month apart, and then a year.
    return { fact, text: variants[new Date(fact.instantMs).getUTCMonth() % 2] ?? variants[0] };
  }
  return undefined;
}

/** Whom the Moon meets is worth the more words, the rarer it comes round: the first of these that it meets is told. */
const MET = ['saturn', 'jupiter', 'mars', 'venus', 'pluto', 'neptune', 'uranus', 'mercury', 'sun'] as const;

/** The day's meeting of the Moon, of all signs the same: each has it in another house. */
function meetingOf(facts: readonly HoroscopeFact[], texts: DayTexts, period: Period): Event | undefined {
  const turn = dayIndexOf(period.fromMs);
  const found = MET.flatMap((body) =>
    facts.flatMap((fact) => {
      if (fact.kind !== 'aspect' || fact.first !== 'moon' || fact.second !== body) return [];
      const tone = ASPECT_KINDS[fact.aspect];
      return tone === null ? [] : [{ fact, variants: texts.dayMeetings[tone][fact.secondHouse as House] }];
    }),
  );
  const [chosen] = found;
  return chosen && { fact: chosen.fact, text: chosen.variants[turn % 3] ?? chosen.variants[0] };
}

/** How a sign's day begins: its tone, by the house that the Moon passes. Null where the Moon has no stay. */
export function dayOpening(
  period: Period,
  facts: readonly HoroscopeFact[],
  { dayOpenings }: Pick<DayTexts, 'dayOpenings'>,
): Passage | null {
  const fact = mainMoonStay(facts, period);
  if (!fact) return null;
  const texts = dayOpenings[fact.house as House];
  return { fact, text: texts[dayVariant(fact, period.fromMs, 0)] ?? texts[0], section: 'opening' };
}

/**
 * A sign's day in five parts: its tone, with what the Moon does or meets; love; work and money; energy; one line to keep. All turn
 * on the house that the Moon passes, which differs from sign to sign.
 */
export function composeDay(period: Period, facts: readonly HoroscopeFact[], texts: DayTexts): Passage[] {
  const opening = dayOpening(period, facts, texts);
  if (opening?.fact.kind !== 'moonHouse') return [];
  const { fact } = opening;
  const event = lunationOf(facts, texts) ?? meetingOf(facts, texts, period);
  const first = event ? { ...opening, also: event.fact, text: `${opening.text} ${event.text}` } : opening;
  const rest = DAY_SECTIONS.map((section, index) => {
    const variants = texts[SECTION_TEXTS[section]][fact.house as House];
    return { fact, text: variants[dayVariant(fact, period.fromMs, index + 1)] ?? variants[0], section };
  });
  return [first, ...rest];
}
