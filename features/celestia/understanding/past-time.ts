import type { TimeFrame } from '../../../locales/celestia-lexicon.ts';
import type { Language } from '../../../locales/locales.ts';
import type { About } from './asked.ts';
import { BEHIND } from './behind-words.ts';
import { isLifeTopic } from './heard-kinds.ts';
import type { Named } from './named.ts';

/** Words that look on from it: "we broke up in March, will it mend?" */
const AHEAD =
  /\b(?:will|gonna|going|should|next|\w*[ae]ca[gk]\w*|\w*ece[gk]\w*|va|voy|vais?|van|vamos|vont|volvera\w*|reviendra|sera|debo|deberia|dois|vai|vou|vao|voltara?|devo|proxim[oa]|prochaine?|\w+(?:[aeiu]r|m[ae]z) m[iu])\b/;

/** Whether a question looks on, whatever it says of what is over: "will this year be better than last year?" */
export function looksAhead(words: readonly string[]): boolean {
  return AHEAD.test(words.join(' '));
}

/** "What happened?", where it begins so. */
const ASKS = /^(?:\w+ )?(?:\w+ )?(?:what|ne|neler|que|qu)(?: |$)/;

/** How long ago a phrase for what is over puts it. */
const STRETCHES: readonly (readonly [RegExp, TimeFrame])[] = [
  [/\b(?:hafta\w*|week|semana|semaine)\b/, 'week'],
  [/\b(?:ay|ayki|month|mes|mois)\b/, 'month'],
  [/\b(?:yil\w*|sene\w*|year|ano|an|annee)\b/, 'year'],
];

/** What lies behind and is asked about: how far, by a frame, where no month and no year tells it; null where nothing does. */
export function pastOf(about: About, named: Named, language: Language): { frame: TimeFrame | null } | null {
  if (about !== 'period' && !isLifeTopic(about)) return null;
  if (named.wants.includes('when') || named.tellsBirth) return null;
  const text = named.words.join(' ');
  // "I quit last month" only tells it.
  const isAsked = named.isAsked || named.wants.length > 0 || named.leans('how') || ASKS.test(text);
  if (!isAsked) return null;
  const isDated = named.month !== null || named.year !== null;
  if (AHEAD.test(text)) return null;
  if (isDated) return BEHIND[language].test(text) ? { frame: null } : null;
  const said = named.hits.find(({ group, key }) => group === 'moods' && key === 'past');
  // "Last week" names a week, and is no time of its own.
  const isBare = named.hits
    .filter(({ group }) => group === 'frames' || group === 'weekdays')
    .every(({ key, start, end }) => key === 'now' || (said && start >= said.start && end <= said.end));
  if (!said || !isBare) return null;
  const phrase = named.words.slice(said.start, said.end).join(' ');
  return { frame: STRETCHES.find(([way]) => way.test(phrase))?.[1] ?? 'today' };
}

/** What is said of now or of what is to come, in the words that ask when. */
const PRESENT =
  /(?:^| )(?:does|do|is|are|entra|entran|pasa|pasan|toca|tocan|sale|salen|llega|llegan|entre|entrent|passe|passent|touche|quitte|sort|arrive|passa|passam|tocam|sai|saem|chega|chegam)(?: |$)/;
/** Turkish says it by the ending of its last word; two planets end so by chance. */
const TURKISH_PRESENT = /(?:^| )(?!jupiter$|merkur$)[a-z]+(?:[aeiu]r|yor)(?:lar|ler)?$/;
/** Words behind the one that asks when, and behind the planet, in which a deed of it is told. */
const DEED_WORDS = 9;

/** The words about "when" and the planet that is asked about: what is told before or after is no deed of it. */
function deedOf({ words, hits }: Named): string {
  const asks = hits.filter(({ group, key }) => group === 'wants' && key === 'when');
  const points = hits.filter(({ group }) => group === 'points');
  const start = Math.min(...[...asks, ...points].map((hit) => hit.start));
  return words.slice(start, start + DEED_WORDS).join(' ');
}

/** "When was Saturn in my 7th house?", "when did Pluto last pass over my Sun?": what a planet did to a chart is looked for behind. */
export function isEventBehind(about: About, named: Named, language: Language): boolean {
  if (about !== 'event' || named.points.length === 0 || !named.wants.includes('when')) return false;
  const deed = deedOf(named);
  const isNow = PRESENT.test(deed) || (language === 'tr' && TURKISH_PRESENT.test(named.words.join(' ')));
  return BEHIND[language].test(deed) && !isNow && !looksAhead(named.words);
}
