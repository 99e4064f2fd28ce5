import { LIFE_TOPICS, type LifeTopic } from '../../../locales/celestia-lexicon.ts';
import type { QuestionKind } from '../../../locales/listener-weights.ts';
import type { About } from './asked.ts';

/** What a question may be about, as the listener heard it. */
export interface Heard {
  about: About;
  /** 0 to 1: of love and of a partner what both have, for they are two sides of one thing. */
  chance: number;
  /** The likeliest kind of those that are about it. */
  kind: QuestionKind;
}

const OF_THE_HEART: ReadonlySet<About> = new Set(['love', 'partner']);

export function isLifeTopic(about: string): about is LifeTopic {
  return (LIFE_TOPICS as readonly string[]).includes(about);
}

function aboutOfKind(kind: QuestionKind): About {
  const [about = ''] = kind.split(' ');
  // A kind begins with what it is about.
  return about as About;
}

/** What a question is about, all kinds of it together, the likeliest first; one of the heart's two has its place by itself. */
export function heardIn(kinds: readonly { kind: QuestionKind; chance: number }[]): Heard[] {
  const heard = new Map<About, Heard>();
  for (const { kind, chance } of kinds) {
    const about = aboutOfKind(kind);
    const known = heard.get(about);
    heard.set(about, known ? { ...known, chance: known.chance + chance } : { about, kind, chance });
  }
  const apart = [...heard.values()].toSorted((one, other) => other.chance - one.chance);
  const hearts = apart.filter(({ about }) => OF_THE_HEART.has(about));
  const heart = hearts.reduce((sum, { chance }) => sum + chance, 0);
  const [foremost] = hearts;
  return apart
    .filter((each) => each === foremost || !OF_THE_HEART.has(each.about))
    .map((each) => (each === foremost ? { ...each, chance: heart } : each));
}
