import { MAIN_BODY_IDS, SIGN_IDS, type SignId } from '../../../astrology/ids.ts';
import { rulerOf } from '../../../astrology/patterns/rulers.ts';
import type { LifeTopic } from '../../../locales/celestia-lexicon.ts';
import type { Part } from './part.ts';
import { signPart } from './plan-general.ts';
import { planBalance, planSign } from './plan-signs.ts';
import type { Turn } from './turn.ts';

/** The sign that tradition gives a part of life to, by the house that is like it. */
const SIGN_OF_TOPIC: Readonly<Partial<Record<LifeTopic, SignId>>> = {
  love: 'libra',
  work: 'capricorn',
  money: 'taurus',
  family: 'cancer',
  home: 'cancer',
  friends: 'aquarius',
  learning: 'gemini',
};

/** The sign of the planet that stands for the trait that is asked about; of two that it rules the one that acts. */
function signSought({ asked: { trait, topic } }: Turn): SignId | undefined {
  const planet = MAIN_BODY_IDS.find((body) => body === trait);
  const ruled = SIGN_IDS.filter((sign) => rulerOf(sign, 'modern') === planet);
  return planet ? ruled.at(planet === 'venus' ? -1 : 0) : SIGN_OF_TOPIC[topic ?? 'self'];
}

/** Which sign comes first by tradition and what it is like, then what the asker has of it; their own elements where none is meant. */
export function topSign(turn: Turn): Part[] {
  const sign = signSought(turn);
  if (!sign) return planBalance(turn);
  const ofSign: Turn = { ...turn, asked: { ...turn.asked, about: 'sign', signs: [sign], isGeneral: true } };
  return [signPart(sign, ofSign), ...planSign(ofSign)];
}
