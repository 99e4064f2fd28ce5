import { SOCIAL_ACTS } from '../../../locales/celestia-lexicon.ts';
import type { About } from './asked.ts';
import { type Named, namesTime } from './named.ts';
import { figureTerm } from './plain-term.ts';

/** Wants that make a question even of a short remark. */
const ASKING: ReadonlySet<string> = new Set(['more', 'why', 'untilWhen', 'when', 'meaning']);

/** Words beyond which a greeting, a "no" or a "thank you" is only how a question begins. */
const SOCIAL_LENGTH = 5;

/** "All thought, no action, that's me" tells of oneself. */
const COMPLIMENT_LENGTH = 6;

/** So much is said to take exception. */
const DISAGREEMENT_LENGTH = 9;

/** "But really sure? Another app told me otherwise." */
const DOUBT_LENGTH = 12;

/** "Right" agrees, and in a longer sentence it is a word of the question. */
const AGREEMENT_LENGTH = 3;

/** "Fui" takes leave where it begins or ends, and elsewhere has gone somewhere. */
function isAtAnEnd({ hits, words }: Named): boolean {
  return hits.some(
    ({ group, key, start, end }) =>
      group === 'social' && key === 'farewell' && (start === 0 || end === words.length),
  );
}

/** "How does it work?" asks of no work. */
function topicsBeside({ hits, topics }: Named): Named['topics'] {
  const said = hits.filter(({ group, key }) => group === 'social' && key === 'ability');
  return topics.filter((topic) =>
    hits.some(
      ({ group, key, start, end }) =>
        group === 'topics' &&
        key === topic &&
        !said.some((whole) => whole.start <= start && whole.end >= end),
    ),
  );
}

/** "Are you sure?" with nothing else in it; "seriously, what's my greatest talent?" asks for that. */
function isDoubtAlone(named: Named): boolean {
  const { hits, words, wants, slants, qualities, has } = named;
  const saysMore =
    wants.some((want) => want !== 'isIt' && want !== 'more') || slants.length + qualities.length > 0;
  const doubt = hits.find(({ group, key }) => group === 'social' && key === 'doubt');
  const isFirst = doubt !== undefined && doubt.start <= DOUBT_BEGINS;
  return isFirst && words.length <= DOUBT_LENGTH && !saysMore && !namesTime(named) && !has('partner');
}

/** So many words may stand before a doubt: "but", "hey but". */
const DOUBT_BEGINS = 2;

/** What is said as to anybody, where that is all that is said. */
export function socialOf(named: Named): About | null {
  const { social, words } = named;
  const whole = named.hits.find(
    ({ group, start, end }) => group === 'social' && start === 0 && end === words.length,
  );
  const said = SOCIAL_ACTS.find((act) => act === whole?.key);
  // "Me voy" takes leave, and "¿me voy?" asks whether to.
  const isAskedBack = named.isAsked && (said === 'farewell' || said === 'thanks');
  if (said === 'agreement' && social.includes('disagreement')) return 'disagreement';
  if (said && !isAskedBack) return said;
  // What is asked of the site, and what no chart holds, is so whatever else is named.
  const settled = social.find((act) => act === 'site' || act === 'luck');
  if (settled) return settled;
  // "Which house system do you use?" asks of the craft, and "what does orb mean? You keep saying it" of the word.
  const asksForWord = named.terms.length > 0 && named.wants.includes('meaning');
  if (figureTerm(named) || asksForWord) return null;
  const strong = social.find(
    (act) => act === 'identity' || act === 'belief' || act === 'ability' || act === 'wellbeing',
  );
  const hasSubject =
    named.points.length +
      named.signs.length +
      topicsBeside(named).length +
      named.houses.length +
      named.events.length >
    0;
  // "Is Mercury retrograde, or is my phone just rubbish?" asks of Mercury.
  const isOfCraft = named.points.length + named.events.length + named.houses.length > 0;
  // "Thank you, that was weirdly accurate" doubts nothing.
  if (strong === 'belief' && social.includes('thanks') && !named.isAsked) return 'thanks';
  if (strong === 'identity' || (strong === 'belief' && !isOfCraft)) return strong;
  // "Whats up with my temper" is no question after her.
  const isOfHer = strong !== 'wellbeing' || words.length <= SOCIAL_LENGTH;
  if (strong && isOfHer && !hasSubject && !namesTime(named) && !named.has('outside')) return strong;
  // "That's not me" takes exception to what was said; in more words it tells of something else.
  const isOfLife = named.has('partner') || topicsBeside(named).some((topic) => topic !== 'self');
  const isShortNo = words.length <= DISAGREEMENT_LENGTH && !isOfCraft && !isOfLife && !namesTime(named);
  if (isShortNo && social.includes('disagreement')) return 'disagreement';
  if (social.includes('doubt')) return isDoubtAlone(named) && !hasSubject ? 'doubt' : null;
  // "Thanks, see you tomorrow" asks nothing of tomorrow.
  const parting = social.find((act) => act === 'thanks') ?? social.find((act) => act === 'farewell');
  const isParting = namesTime(named) && !hasSubject && words.length <= SOCIAL_LENGTH;
  if (parting && isParting && named.wants.length === 0) return parting;
  const hasQuestion =
    hasSubject ||
    named.has('elements') ||
    namesTime(named) ||
    named.has('overview') ||
    named.has('balance') ||
    named.has('partner');
  if (hasQuestion) return null;
  const mild =
    social.find((act) => act === 'compliment') ?? social.find((act) => act !== 'agreement') ?? social[0];
  if (!mild) return null;
  const isShort =
    words.length <= (mild === 'agreement' ? AGREEMENT_LENGTH : SOCIAL_LENGTH) ||
    mild === 'thanks' ||
    (mild === 'farewell' && isAtAnEnd(named)) ||
    (mild === 'compliment' && words.length <= COMPLIMENT_LENGTH);
  // "Thanks, should I text him?" thanks for the last answer and asks for the next.
  const isParted = mild === 'thanks' || mild === 'farewell' || mild === 'compliment';
  if (isParted && named.isAsked) return null;
  // Who thanks praises how it was told.
  const asksMore = named.wants.some(
    (want) => ASKING.has(want) && !((mild === 'thanks' || mild === 'compliment') && want === 'meaning'),
  );
  return isShort && !asksMore && !named.has('outside') ? mild : null;
}
