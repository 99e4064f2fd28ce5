import type { SignId } from '../../../astrology/ids.ts';
import type { NamedPoint, Quality } from '../../../locales/celestia-lexicon.ts';
import type { About } from '../understanding/asked.ts';
import { type Place, placesOf } from './chart-parts.ts';
import { pointOf } from './natal-parts.ts';
import { must, type Part, plain } from './part.ts';
import type { Turn } from './turn.ts';

/** "Am I cold?" is answered first by how many of the points that tell of it stand in a sign that is said to be so. */

interface Tellers {
  /** The weightiest first. */
  points: readonly NamedPoint[];
  /** The signs that are said to be so. */
  signs: readonly SignId[];
}

/** As the signs are commonly described; of no other consequence than which sentence an answer begins with. */
const TELLERS: Readonly<Record<Quality, Tellers>> = {
  cold: { points: ['moon', 'venus', 'ascendant', 'sun'], signs: ['capricorn', 'aquarius', 'virgo'] },
  arrogant: { points: ['ascendant', 'sun', 'mars', 'moon'], signs: ['leo', 'aries', 'capricorn'] },
  jealous: { points: ['venus', 'moon', 'mars', 'sun'], signs: ['scorpio', 'taurus', 'cancer', 'leo'] },
  stubborn: { points: ['sun', 'moon', 'mercury', 'mars'], signs: ['taurus', 'leo', 'scorpio', 'aquarius'] },
  lazy: { points: ['mars', 'sun', 'moon'], signs: ['taurus', 'libra', 'pisces'] },
  patient: { points: ['mars', 'moon', 'sun'], signs: ['taurus', 'capricorn', 'virgo', 'cancer'] },
  brave: { points: ['mars', 'sun', 'ascendant'], signs: ['aries', 'leo', 'scorpio', 'sagittarius'] },
  shy: { points: ['ascendant', 'moon', 'sun', 'mercury'], signs: ['cancer', 'virgo', 'pisces', 'capricorn'] },
  bossy: { points: ['sun', 'ascendant', 'mars', 'moon'], signs: ['aries', 'leo', 'capricorn', 'scorpio'] },
  sensitive: { points: ['moon', 'ascendant', 'sun', 'venus'], signs: ['cancer', 'pisces', 'scorpio'] },
  romantic: { points: ['venus', 'moon', 'sun'], signs: ['libra', 'pisces', 'leo', 'cancer', 'taurus'] },
  loyal: { points: ['venus', 'moon', 'sun'], signs: ['taurus', 'leo', 'scorpio', 'capricorn', 'cancer'] },
  generous: { points: ['sun', 'venus', 'moon'], signs: ['leo', 'sagittarius', 'pisces'] },
  practical: { points: ['sun', 'moon', 'mercury', 'ascendant'], signs: ['taurus', 'virgo', 'capricorn'] },
  creative: { points: ['sun', 'venus', 'moon', 'ascendant'], signs: ['leo', 'pisces', 'libra', 'aquarius'] },
  independent: { points: ['sun', 'moon', 'venus', 'ascendant'], signs: ['aquarius', 'aries', 'sagittarius'] },
  anxious: {
    points: ['moon', 'mercury', 'ascendant', 'sun'],
    signs: ['virgo', 'cancer', 'gemini', 'pisces'],
  },
  hotTempered: {
    points: ['mars', 'moon', 'ascendant', 'sun'],
    signs: ['aries', 'leo', 'scorpio', 'sagittarius'],
  },
  homebody: { points: ['moon', 'ascendant', 'sun', 'venus'], signs: ['cancer', 'taurus', 'pisces', 'virgo'] },
  needy: { points: ['moon', 'venus', 'ascendant'], signs: ['cancer', 'libra', 'pisces'] },
  selfish: { points: ['sun', 'mars', 'ascendant'], signs: ['aries', 'leo'] },
  ambitious: {
    points: ['sun', 'mars', 'midheaven', 'moon'],
    signs: ['capricorn', 'leo', 'aries', 'scorpio'],
  },
  talkative: {
    points: ['mercury', 'ascendant', 'moon', 'sun'],
    signs: ['gemini', 'sagittarius', 'leo', 'libra'],
  },
  dramatic: { points: ['moon', 'ascendant', 'sun', 'venus'], signs: ['leo', 'scorpio', 'aries'] },
  intense: { points: ['moon', 'sun', 'venus', 'mars'], signs: ['scorpio', 'aries', 'leo'] },
  honest: {
    points: ['mercury', 'sun', 'moon', 'ascendant'],
    signs: ['sagittarius', 'aries', 'capricorn', 'taurus'],
  },
  funny: {
    points: ['mercury', 'ascendant', 'sun', 'moon'],
    signs: ['gemini', 'sagittarius', 'leo', 'aquarius'],
  },
  messy: {
    points: ['moon', 'mercury', 'sun', 'ascendant'],
    signs: ['pisces', 'sagittarius', 'aries', 'gemini'],
  },
  impulsive: {
    points: ['mars', 'moon', 'ascendant', 'sun'],
    signs: ['aries', 'sagittarius', 'gemini', 'leo'],
  },
};

/** So many of the points make a yes. */
const ENOUGH = 2;

interface Judged {
  /** Null where a point that may say so is not known: the Ascendant, a Moon in two signs. */
  verdict: 'yes' | 'partly' | 'hardly' | null;
  /** Those that say so first. */
  places: readonly Place[];
}

function judged(quality: Quality, turn: Turn): Judged {
  const { points, signs } = TELLERS[quality];
  const places = placesOf(points, turn);
  const saySo = places.filter(({ sign }) => signs.includes(sign));
  const none = places.length < points.length ? null : 'hardly';
  const verdict = saySo.length >= ENOUGH ? 'yes' : saySo.length > 0 ? 'partly' : none;
  return { verdict, places: [...saySo, ...places.filter((place) => !saySo.includes(place))] };
}

const OF_BIRTH: ReadonlySet<About> = new Set(['self', 'placement', 'love', 'work']);

function qualityOf({ asked, known }: Turn): Quality | null {
  const isOfBirth = OF_BIRTH.has(asked.about);
  return known.hasBirth && isOfBirth && asked.whose === 'self' && !asked.follows ? asked.quality : null;
}

/** What is said first to whoever asks whether they are so; nothing where nobody asks it. */
export function qualityPart(turn: Turn): Part[] {
  const quality = qualityOf(turn);
  // Why one is so takes for granted that one is.
  const verdict = quality && turn.asked.want !== 'why' ? judged(quality, turn).verdict : null;
  return verdict ? [must(plain(turn.teller.words.talk.verdicts[verdict]))] : [];
}

/** The points by which that is told, in the order in which they tell it. */
export function pointsOfQuality(turn: Turn): NamedPoint[] {
  const quality = qualityOf(turn);
  return quality ? judged(quality, turn).places.map(pointOf) : [];
}
