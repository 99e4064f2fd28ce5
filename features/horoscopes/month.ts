import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { factOrderMs, type HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import type {
  HoroscopeInterpretations,
  MonthHouseTexts,
  PERIOD_SUBJECTS,
} from '../../locales/horoscope-text-types.ts';
import type { Interpretations } from '../../locales/interpretation-types.ts';
import type { Passage } from './passage.ts';
import type { Period } from './period.ts';
import { isToldInWords, mainStay, type PlacementFact, partWithin, withinMs } from './told-stays.ts';

export type MonthTexts = Pick<HoroscopeInterpretations, (typeof PERIOD_SUBJECTS)['month'][number]> &
  Pick<Interpretations, 'transitHouses' | 'lunationHouses'>;

type House = keyof MonthHouseTexts;

const TOLD = ['sun', 'mercury', 'venus', 'mars'] as const;
type ToldId = (typeof TOLD)[number];

/** A stay that the month only brushes has a date and no words. */
const LEAST_MS = 4 * MS_PER_DAY;

/** Between opening and closing; of a month with more to tell, the shortest stays of planets have their dates alone. */
const MOST_PARTS = 9;

/** Steps on by one from month to month and by two over New Year, so that of three texts a month has not that of a year before. */
function turnOf({ fromMs }: Period): number {
  const date = new Date(fromMs);
  return date.getUTCFullYear() * 13 + date.getUTCMonth();
}

/** Steps on by one from month to month. */
function monthIndex({ fromMs }: Period): number {
  const date = new Date(fromMs);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/**
 * A sign's place in the zodiac turns the variant too: a body that passes from one sign into the next in a month does so through
 * the same house for two signs of readers.
 */
function placeOf({ sign }: { sign: SignId }): number {
  return SIGN_IDS.indexOf(sign);
}

function at(variants: readonly string[], index: number): string {
  return variants[index % variants.length] ?? '';
}

type StationFact = Extract<HoroscopeFact, { kind: 'station' }>;

/** Whether a stay goes backwards for the greater part of what the month has of it. */
function goesBack(stay: PlacementFact, { facts, period }: Pick<Sources, 'facts' | 'period'>): boolean {
  const { body, sign, direction } = stay;
  if (direction !== null) return direction === 'retrograde';
  const { fromMs, toMs } = partWithin(stay, period);
  const turns = facts
    .filter(
      (fact): fact is StationFact => fact.kind === 'station' && fact.body === body && fact.sign === sign,
    )
    .filter(({ instantMs }) => instantMs > fromMs && instantMs < toMs)
    .toSorted((a, b) => a.instantMs - b.instantMs);
  // What ends in a turn forward went back until then, and what begins with a turn back goes back from there.
  const backMs = turns.reduce((sum, turn, place) => {
    if (turn.direction === 'retrograde') return sum + (turns[place + 1]?.instantMs ?? toMs) - turn.instantMs;
    return place === 0 ? sum + turn.instantMs - fromMs : sum;
  }, 0);
  return backMs > (toMs - fromMs) / 2;
}

/** A sign's facts for a month, and its words. */
interface Sources {
  period: Period;
  facts: readonly HoroscopeFact[];
  texts: MonthTexts;
}

function stayPassage(stay: PlacementFact, { period, facts, texts }: Sources): Passage {
  const [body, house, fact] = [stay.body as ToldId, stay.house as House, stay as HoroscopeFact];
  if (body !== 'sun' && goesBack(stay, { facts, period })) {
    const text = at(texts.monthRetrogrades[body][house], monthIndex(period) + placeOf(stay));
    return { fact, text, goesBack: true };
  }
  return { fact, text: at(texts.transitHouses[body][house], turnOf(period) + placeOf(stay)) };
}

/** The stays of a body that are told: each that lasts a while in the month, a house once. */
function staysOf(body: ToldId, { facts, period }: Sources): PlacementFact[] {
  const stays = facts.filter(
    (fact): fact is PlacementFact & HoroscopeFact =>
      fact.kind === 'placement' &&
      fact.body === body &&
      withinMs(fact, period) >= LEAST_MS &&
      isToldInWords(fact, period),
  );
  return stays.filter(({ house }, place) => stays.findIndex((other) => other.house === house) === place);
}

/** How a sign's month begins: by the house in which the Sun spends most of it, which no other sign has. */
function opening({ period, facts, texts }: Sources): Passage[] {
  const fact = mainStay('sun', facts, period);
  if (!fact) return [];
  return [{ fact, text: at(texts.monthOpenings[fact.house as House], turnOf(period)), section: 'opening' }];
}

/** What it leads to: by the house in which the Sun is as it ends. */
function closing({ period, facts, texts }: Sources): Passage[] {
  const fact = facts.find(
    (each) => each.kind === 'placement' && each.body === 'sun' && (each.toMs ?? period.toMs) >= period.toMs,
  );
  if (fact?.kind !== 'placement') return [];
  return [{ fact, text: at(texts.monthClosings[fact.house as House], turnOf(period)), section: 'closing' }];
}

function moons({ period, facts, texts }: Sources): Passage[] {
  return facts.flatMap((fact) => {
    if (fact.kind !== 'lunation' || (fact.phase !== 'newMoon' && fact.phase !== 'fullMoon')) return [];
    const variants = texts.lunationHouses[fact.phase][fact.house as House];
    return [{ fact, text: at(variants, turnOf(period) + placeOf(fact)) }];
  });
}

/** The stays that there is room for beside the other parts: the shortest is left out first, the Sun's never. */
function withinRoom(stays: readonly PlacementFact[], room: number, period: Period): PlacementFact[] {
  const shortest = stays
    .filter(({ body }) => body !== 'sun')
    .toSorted((a, b) => withinMs(a, period) - withinMs(b, period))
    .slice(0, Math.max(0, stays.length - room));
  return stays.filter((stay) => !shortest.includes(stay));
}

/**
 * A sign's month: between its opening and its closing, in order of time, the stays of the Sun, Mercury, Venus and Mars, going back apart, and
 * the new and full Moons, each by its solar house.
 */
export function composeMonth(period: Period, facts: readonly HoroscopeFact[], texts: MonthTexts): Passage[] {
  const sources = { period, facts, texts };
  const lunations = moons(sources);
  const all = TOLD.flatMap((body) => staysOf(body, sources));
  const stays = withinRoom(all, MOST_PARTS - lunations.length, period).map((stay) =>
    stayPassage(stay, sources),
  );
  const inOrder = [...stays, ...lunations].toSorted((a, b) => factOrderMs(a.fact) - factOrderMs(b.fact));
  return [...opening(sources), ...inOrder, ...closing(sources)];
}
