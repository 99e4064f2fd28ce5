import { MOODS, type Want } from '../../../locales/celestia-lexicon.ts';
import type { Language } from '../../../locales/locales.ts';
import type { About, Asked } from './asked.ts';
import { isLifeTopic } from './heard-kinds.ts';
import type { Named } from './named.ts';
import { looksAhead } from './past-time.ts';
import type { Hit } from './phrases.ts';
import { figureTerm, plainTerm } from './plain-term.ts';
import { TURKISH_ASKS } from './turkish-asks.ts';
import { asksWhichHouse } from './which-house.ts';

/** How something is asked: of whose chart, by which word of the craft, for what, in what spirit. */

/** "Mercury is retrograde, does it affect me?" asks of the sky, and so does "when does it end?": at birth it stands. */
export function isOfEffect(named: Named): boolean {
  const { events, wants, leans, tellsBirthday, words, grammar } = named;
  const goesBackNow = grammar.goesBackNow.test(words.join(' ')) && !isOwnPoint(named);
  // "Is it still retrograde?" is of no birth.
  const isOfNow = (leans('again') || goesBackNow) && !leans('atBirth') && !tellsBirthday;
  const isOfSky = events.includes('transit') || wants.includes('untilWhen') || leans('toMe') || isOfNow;
  return events.includes('retrograde') && isOfSky;
}

/** "What sign is Mars in next month?" asks where it is, and not what it does. */
export function asksForSign({ points, wants, has }: Named): boolean {
  return points.length === 1 && has('sign') && wants.includes('which');
}

function firstPoint({ hits }: Pick<Named, 'hits'>): Hit | undefined {
  return hits.find(({ group }) => group === 'points');
}

/** Turkish ends so what is one's own: "Merkür'üm". */
const ENDS_AS_OWN = /[iu]m$/;

/** Whether the word before the first point, or its ending, calls it one's own: "my Pluto". */
export function isOwnPoint({ hits, words }: Pick<Named, 'hits' | 'words'>): boolean {
  const point = firstPoint({ hits });
  if (!point) return false;
  const isEnded = ENDS_AS_OWN.test(words[point.end - 1] ?? '');
  return isEnded || hits.some(({ group, end }) => group === 'own' && end === point.start);
}

/** The first point that is named, unless it is one's own. */
function pointOfNobody(named: Named): Hit | null {
  return isOwnPoint(named) ? null : (firstPoint(named) ?? null);
}

/** "Pluto is in Pisces now, what does that mean for me?" is of the sky, be it right or wrong; "my Pluto" is of the birth. */
function isOfSkyNow(named: Named): boolean {
  const { points, signs, frames } = named;
  const isOfOne = points.length === 1 && signs.length === 1;
  return frames.includes('now') && isOfOne && pointOfNobody(named) !== null;
}

/** "Which of my houses is Jupiter in now?" calls the house one's own, and not the planet. */
function isOfItsHouse(named: Named): boolean {
  const point = pointOfNobody(named);
  return point !== null && named.points.length === 1 && named.has('house');
}

/** In a sign for a year or more. */
const SLOW: ReadonlySet<string> = new Set(['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']);

export function whoseOf(named: Named, own: boolean, about: About): Asked['whose'] {
  if (about === 'partner') return 'partner';
  const isNow = named.frames.some((frame) => frame === 'now' || frame === 'today');
  if (about === 'event' && own && named.points.length === 2 && !named.has('birthday')) return 'self';
  if (about === 'event')
    return own && named.events[0] === 'retrograde' && named.frames.length === 0 && !isOfEffect(named)
      ? 'self'
      : 'sky';
  if (about === 'placement' && named.has('others') && !own) return 'partner';
  if (about === 'placement' && isNow && isOfItsHouse(named)) return 'sky';
  // How long a planet is in a sign is asked of the sky: at birth it stands.
  const isOfSign = asksForSign(named) && named.frames.length > 0;
  // "Is a Virgo Moon that bad? Everyone says so" is asked of whoever has one, and "Saturn in Pisces for everyone" of the sky.
  const isOfYears = named.points.some((point) => SLOW.has(point));
  const isForAll = named.has('everyone') && (named.signs.length === 0 || isOfYears);
  const passes = isNow || isOfSign || named.wants.includes('untilWhen') || isForAll;
  return about === 'placement' && ((passes && !own) || isOfSkyNow(named)) ? 'sky' : 'self';
}

/** The word that is asked about; who rules a chart is asked as a question about the chart. */
export function termOf(about: About, named: Named): Asked['term'] {
  const { terms, points } = named;
  if (isLifeTopic(about) && asksWhichHouse(named)) return 'house';
  const isOfAngle = about === 'placement' && (points[0] === 'ascendant' || points[0] === 'midheaven');
  if (about === 'overview' || about === 'house' || isOfAngle)
    return terms.find((term) => term === 'ruler') ?? null;
  if (about === 'balance') return terms.find((term) => term === 'mode' || term === 'stellium') ?? null;
  if (about !== 'term') return null;
  return plainTerm(named) ?? figureTerm(named) ?? terms[0] ?? null;
}

/** Where both a time and a reason are asked for, what comes first is wanted. */
export function wantOf({ wants, hits, tellsBirth, has }: Named): Asked['want'] {
  // "What time, I don't know" is said of their birth.
  if (tellsBirth) return null;
  const starts = (want: Want) =>
    Math.min(...hits.filter(({ group, key }) => group === 'wants' && key === want).map(({ start }) => start));
  if (starts('why') < Math.min(starts('when'), starts('untilWhen'))) return 'why';
  // "And when is the one after?" wants another, with its date.
  if (wants.includes('more') && wants.includes('when')) return 'more';
  const order = ['untilWhen', 'when', 'why', 'more', 'should', 'where', 'which', 'meaning', 'isIt'] as const;
  const said = order.find((want) => wants.includes(want)) ?? null;
  // "Is this a good time to buy?" is answered by a date.
  return has('timing') && (said === null || said === 'isIt' || said === 'which') ? 'when' : said;
}

/** "Should I" asks for a decision and "will I" for a promise; "when should I" and "what will I" do not. */
function isAskedOpenly(hit: Hit, { hits }: Named): boolean {
  return !hits.some(
    ({ group, start, end }) => group === 'wants' && start < hit.start && end >= hit.start && end - start < 4,
  );
}

const AM_I = /^m[iu]y[iu]m$/;

/** "Hukuk mu psikoloji mi": Turkish asks which of two by asking twice. */
function isOfTwoWays({ words, frames, month }: Named): boolean {
  return (
    frames.length === 0 && month === null && words.filter((word) => TURKISH_ASKS.test(word)).length === 2
  );
}

export function moodOf(about: About, named: Named, language: Language): Asked['mood'] {
  // Whose partner is a Leo asks of two signs, too.
  if (named.signs.length > (about === 'partner' ? 0 : 1) && (about === 'sign' || about === 'partner'))
    return 'signPair';
  // "Should I be dreading it?" asks for no decision.
  const isOfVerdict = named.slants.includes('verdict');
  const open = named.hits.filter(
    (hit) =>
      hit.group === 'moods' &&
      (hit.key === 'past' || isAskedOpenly(hit, named)) &&
      !(isOfVerdict && hit.key === 'deciding'),
  );
  const said =
    MOODS.find(
      (mood) =>
        open.some(({ key }) => key === mood) &&
        (mood !== 'past' || (about === 'period' && !looksAhead(named))),
    ) ?? null;
  // "İçe dönük müyüm, dışa dönük mü" asks of oneself, and of no decision.
  const isOfOneself = named.words.some((word) => AM_I.test(word));
  if (!said && language === 'tr' && isLifeTopic(about) && isOfTwoWays(named) && !isOfOneself)
    return 'deciding';
  const namesNothing = named.topics.length + named.traits.length + named.signs.length === 0;
  return said ?? (about === 'self' && namesNothing ? 'unsure' : null);
}
