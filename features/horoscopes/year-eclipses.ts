import type { SignId } from '../../astrology/ids.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import type { HoroscopeInterpretations, YearHouseTexts } from '../../locales/horoscope-text-types.ts';
import type { Interpretations } from '../../locales/interpretation-types.ts';
import type { Passage } from './passage.ts';
import type { Period } from './period.ts';
import { type EclipseFact, isOfEclipse, periodEclipses } from './period-eclipses.ts';

export type YearEclipseTextsOf = Pick<HoroscopeInterpretations, 'yearEclipses'> &
  Pick<Interpretations, 'eclipseHouses'>;

type House = keyof YearHouseTexts;
type Lunation = Extract<HoroscopeFact, { kind: 'lunation' }>;

/** Of a kind, so many are told: there are two ways to tell each. */
const MOST_OF_KIND = 2;

/** The more of the Sun or Moon is covered, the sooner an eclipse is told; of one type by its magnitude. */
const BY_RANK: readonly string[] = ['total', 'hybrid', 'annular', 'partial', 'penumbral'];

function greatest(eclipses: readonly EclipseFact[]): EclipseFact[] {
  const told = eclipses
    .toSorted((a, b) => BY_RANK.indexOf(a.type) - BY_RANK.indexOf(b.type) || b.magnitude - a.magnitude)
    .slice(0, MOST_OF_KIND);
  return eclipses.filter((eclipse) => told.includes(eclipse));
}

/** The two greatest eclipses of the Sun and of the Moon in a year, by their houses, in order of time. */
export function eclipsePassages(
  sign: SignId,
  year: Period,
  facts: readonly HoroscopeFact[],
  { yearEclipses, eclipseHouses }: YearEclipseTextsOf,
): Passage[] {
  const all = periodEclipses(sign, year);
  const years = new Date(year.fromMs).getUTCFullYear();
  const told = (['sun', 'moon'] as const).flatMap((body) => {
    const kind = body === 'sun' ? 'solar' : 'lunar';
    return greatest(all.filter((eclipse) => eclipse.body === body)).flatMap((eclipse, index) => {
      const fact = facts.find(
        (each): each is Lunation & HoroscopeFact => each.kind === 'lunation' && isOfEclipse(eclipse, each),
      );
      const texts = [eclipseHouses, yearEclipses][(index + years) % 2] ?? yearEclipses;
      // Two signs have an eclipse each in the same house half a year apart: one has it told in the other way.
      return fact ? { fact, text: texts[kind][eclipse.house as House], section: 'eclipses' as const } : [];
    });
  });
  return told.toSorted((a, b) => a.fact.instantMs - b.fact.instantMs);
}
