import type { ChartFigure } from '../../astrology/chart-types.ts';
import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import { signOf } from '../../astrology/signs.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import type { SignPairTexts } from '../../locales/pair-text-types.ts';
import { placesOf } from './places-of.ts';

type SignPoint = 'sun' | 'moon' | 'venus' | 'mars';

/** A point of each of two people, its sign, and what is written on the two signs. */
export interface SignPairReading {
  points: readonly [first: SignPoint, second: SignPoint];
  signs: readonly [first: SignId, second: SignId];
  text: string;
}

/** One of the two, as far as signs go. */
export interface SignedPerson {
  figure: Pick<ChartFigure, 'bodies' | 'angles'>;
  /** Bodies whose sign the day of birth leaves open. */
  open: ReadonlySet<string>;
}

/** Sun to Sun, Moon to Moon, and what each one's Venus is to the other's Mars. */
const POINTS = [
  ['sun', 'sun'],
  ['moon', 'moon'],
  ['venus', 'mars'],
  ['mars', 'venus'],
] as const satisfies readonly SignPairReading['points'][];

/** What is written on two signs, whoever has which. */
export function textOfSigns(texts: SignPairTexts, one: SignId, other: SignId): string {
  const isInOrder = SIGN_IDS.indexOf(one) <= SIGN_IDS.indexOf(other);
  const [first, second] = isInOrder ? [one, other] : [other, one];
  const rows: Readonly<Record<SignId, Readonly<Partial<Record<SignId, string>>>>> = texts;
  const text = rows[first][second];
  if (text === undefined) throw new Error(`nothing is written on ${first} and ${second}`);
  return text;
}

function signIn({ figure, open }: SignedPerson, point: SignPoint): SignId | null {
  const place = open.has(point) ? null : placesOf(figure)(point);
  return place && signOf(place.longitudeDeg);
}

async function textOn(
  [point]: SignPairReading['points'],
  [first, second]: SignPairReading['signs'],
  language: Language,
): Promise<string> {
  if (point === 'sun') return textOfSigns(await loadTexts(language, 'sunPairs'), first, second);
  if (point === 'moon') return textOfSigns(await loadTexts(language, 'moonPairs'), first, second);
  const texts = await loadTexts(language, 'venusMarsPairs');
  return point === 'venus' ? texts[first][second] : texts[second][first];
}

/** What is written on the signs of two people's lights, Venus and Mars, as far as both births tell them. */
export async function readSignPairs(
  first: SignedPerson,
  second: SignedPerson,
  language: Language,
): Promise<SignPairReading[]> {
  const read = POINTS.map(async (points): Promise<SignPairReading[]> => {
    const [one, other] = [signIn(first, points[0]), signIn(second, points[1])];
    if (one === null || other === null) return [];
    const signs = [one, other] as const;
    return [{ points, signs, text: await textOn(points, signs, language) }];
  });
  return (await Promise.all(read)).flat();
}
