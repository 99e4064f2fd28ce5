import type { HarmSigns } from '../harm-signs.ts';
import type { LifeSigns } from '../life-signs.ts';
import type { Sound } from './ear.ts';

/** What the patterns and the ear hear together. The log odds were chosen by `npm run care`, for calls heard first. */

/** From here on words without a pattern may mean it, and a question is asked. */
const MAY_MEAN_IT = -1.45;
/** Where a chart's boundary is touched (a death, an illness), so many of the same words are grief or worry. */
const MAY_MEAN_IT_AT_BOUNDARY = 1;
/** So sure, and in plain words: the card at once. */
const MEANS_IT = 2;
/** Below this a weak pattern has found a look-alike. Plain words are never taken back. */
const ONLY_SOUNDS_SO = -2.5;
const TELLS_OF_VIOLENCE = -1.8;

/** @param isAtBoundary the message asks for what no chart may answer. */
export function lifeHeard(signs: LifeSigns, sound: Sound | null, isAtBoundary: boolean): LifeSigns {
  if (!sound || signs.level === 'danger') return signs;
  if (signs.level === 'hint') return sound.life < ONLY_SOUNDS_SO ? { ...signs, level: 'none' } : signs;
  const least = isAtBoundary ? MAY_MEAN_IT_AT_BOUNDARY : MAY_MEAN_IT;
  if (sound.life < least) return signs;
  return { ...signs, level: sound.life >= MEANS_IT && sound.danger >= 0.5 ? 'danger' : 'hint' };
}

export function harmHeard(signs: HarmSigns, sound: Sound | null): HarmSigns {
  if (!sound || signs.violence || sound.violence < TELLS_OF_VIOLENCE) return signs;
  return { ...signs, violence: true };
}
