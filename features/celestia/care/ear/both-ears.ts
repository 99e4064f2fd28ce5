import type { Language } from '../../../../locales/locales.ts';
import type { HarmSigns } from '../harm-signs.ts';
import type { LifeSigns } from '../life-signs.ts';
import type { Sound } from './ear.ts';

/** What the patterns and the ear hear together. The log odds were chosen by messages that an ear had not learned, for calls heard first. */

/** From here on words without a pattern may mean it, and a question is asked. Each language has its own ear. */
const MAY_MEAN_IT: Readonly<Record<Language, number>> = { tr: -0.5, en: -1, es: -1, fr: -0.5, pt: -1 };
/** From here on it is not to be ruled out: every second message between the two is a scene of everyday life. */
const HARDLY_MEANS_IT: Readonly<Record<Language, number>> = {
  tr: -1.5,
  en: -1.5,
  es: -1.6,
  fr: -1.5,
  pt: -1.7,
};
/** Where a chart's boundary is touched (a death, an illness), so many of the same words are grief or worry. */
const MAY_MEAN_IT_AT_BOUNDARY = 1;
/** Where the craft is named, a chart is asked for much that sounds alike. */
const MAY_MEAN_IT_IN_THE_CRAFT = 0.2;
/** In so few words a life is spoken of plainly: of all that care is held to, in any language, the ear was this sure of each that it heard alone. */
const MAY_MEAN_IT_IN_FEW_WORDS = 0.5;
/** So sure, and in plain words: the card at once. The English ear's odds lie nearer together. */
const MEANS_IT: Readonly<Record<Language, number>> = { tr: 1.5, en: 0.3, es: 1.5, fr: 1.5, pt: 1.5 };
/** Below this a weak pattern has found a look-alike. Plain words are never taken back. */
const ONLY_SOUNDS_SO = -2.5;
const TELLS_OF_VIOLENCE = -0.9;
const TELLS_OF_IT_IN_THE_CRAFT = 0;
/** In so few words violence is told plainly, which the patterns hear: of all the kept messages the ear alone heard none of those. */
const TELLS_OF_IT_IN_FEW_WORDS = 1;

/** What the ear of a language has heard. */
export interface HeardSound {
  language: Language;
  sound: Sound;
  /** Whether something is asked by the names of the craft. */
  isOfCraft: boolean;
}

/** What else a message asks for. */
export interface Asking {
  /** What no chart may answer. */
  isAtBoundary: boolean;
  /** Of very few words. */
  isShort: boolean;
}

function leastToAsk({ language, isOfCraft }: HeardSound, { isAtBoundary, isShort }: Asking): number {
  if (isAtBoundary) return MAY_MEAN_IT_AT_BOUNDARY;
  if (isShort) return MAY_MEAN_IT_IN_FEW_WORDS;
  return isOfCraft ? MAY_MEAN_IT_IN_THE_CRAFT : MAY_MEAN_IT[language];
}

/** What is short, of the craft or for no chart to answer is heard or it is not. */
function isInDoubt({ language, sound, isOfCraft }: HeardSound, { isAtBoundary, isShort }: Asking): boolean {
  return !isAtBoundary && !isShort && !isOfCraft && sound.life >= HARDLY_MEANS_IT[language];
}

export function lifeHeard(signs: LifeSigns, heard: HeardSound | null, asking: Asking): LifeSigns {
  if (!heard || signs.level === 'danger') return signs;
  const { language, sound } = heard;
  if (signs.level === 'hint') {
    // In a few words there is too little to tell a look-alike by: "i give up".
    return sound.life < ONLY_SOUNDS_SO && !asking.isShort ? { ...signs, level: 'none' } : signs;
  }
  if (sound.life < leastToAsk(heard, asking))
    return isInDoubt(heard, asking) ? { ...signs, level: 'doubt' } : signs;
  return { ...signs, level: sound.life >= MEANS_IT[language] && sound.danger >= 0.5 ? 'danger' : 'hint' };
}

function leastToTell({ isOfCraft }: HeardSound, { isShort }: Asking): number {
  if (isShort) return TELLS_OF_IT_IN_FEW_WORDS;
  return isOfCraft ? TELLS_OF_IT_IN_THE_CRAFT : TELLS_OF_VIOLENCE;
}

export function harmHeard(signs: HarmSigns, heard: HeardSound | null, asking: Asking): HarmSigns {
  if (!heard || signs.violence || heard.sound.violence < leastToTell(heard, asking)) return signs;
  return { ...signs, violence: true };
}
