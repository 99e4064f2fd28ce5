import { SIGN_IDS } from '../../../astrology/ids.ts';
import type { Language } from '../../../locales/locales.ts';
import type { Premise } from './asked.ts';
import { isOfHouseStay } from './event-questions.ts';
import type { Named } from './named.ts';
import type { Hit } from './phrases.ts';

/** A point and its sign or house are said in one breath: so many words between them at most. */
const BREATH = 4;

/** "Akrebim", "İkizler'im": in Turkish the sign itself says that it is one's own. */
const TURKISH_I_AM = /[iu]m$/;
/** "Venüs'üm", "Ay'ım". */
const TURKISH_MINE = /^(?:[iu]m|[iu]m[iu]n|m)$/;

function hitsOf(named: Named, group: Hit['group']): Hit[] {
  return named.hits.filter((hit) => hit.group === group);
}

/** Whether a question speaks of what is the asker's own. */
export function isOwn(named: Named, language: Language): boolean {
  if (named.has('own')) return true;
  if (language !== 'tr') return false;
  return (
    named.words.some((word) => TURKISH_MINE.test(word)) ||
    // "Elementim" as "Venüs'üm".
    [...hitsOf(named, 'points'), ...hitsOf(named, 'balance')].some((hit) =>
      // "Düğümü" is the node's own.
      /(?:[iu]m|[iu]m[iu]n?|[iu]m[dt][ea](?:ki)?|[iu]m[ea])$/.test(
        (named.words[hit.end - 1] ?? '').replace(/^dugum/, ''),
      ),
    )
  );
}

/** "Çekiliyorum", "ederim", "miyim": in Turkish the verb says who. */
const TURKISH_FIRST_PERSON =
  /(?:[iu]yorum|[aeiu]r[iu]m|[mn][iu]yum|[aei]yim|m[iu]y[iu]m|[ae]c[ae](?:g[iu]m|m)|icam|icem|[aeiu][dt][iu]m|[ae]m[iu]yom|s[ae]m|meliyim|maliyim)$/;

/** Whether somebody speaks of themselves, be it only by the verb. */
export function isOfOneself(named: Named, language: Language): boolean {
  return (
    isOwn(named, language) ||
    (language === 'tr' && named.words.some((word) => TURKISH_FIRST_PERSON.test(word)))
  );
}

/** Whether a sign is denied, of oneself or of a point of one's own. */
function isDenied(
  hit: Hit,
  named: Named,
  { language, of }: { language: Language; of: 'deniesMe' | 'deniesPoint' },
) {
  // Turkish denies behind the sign.
  const beside =
    language === 'tr'
      ? named.words.slice(hit.end).join(' ')
      : ` ${named.words.slice(0, hit.start).join(' ')} `;
  return named.grammar[of].test(beside);
}

const OF_GENERATIONS: ReadonlySet<string> = new Set(['uranus', 'neptune', 'pluto']);

/** Whether a point is called one's own by the word before it, or in Turkish by its own ending. */
function isMine(point: Hit, named: Named, language: Language): boolean {
  if (hitsOf(named, 'own').some(({ end }) => end === point.start)) return true;
  if (language !== 'tr') return false;
  const [last = '', next = ''] = named.words.slice(point.end - 1, point.end + 1);
  return TURKISH_MINE.test(next) || /[iu]m(?:[iu]n)?$/.test(last);
}

/** "My Venus in Aries", "Ay'ım Aslan'da", "ma Lune en maison 8". */
function placementPremise(named: Named, language: Language): Premise | null {
  const point = named.points[0];
  const pointHit = hitsOf(named, 'points').find(({ key }) => key === point);
  if (!point || !pointHit || named.points.length > 1) return null;
  // "A Taurus with Cancer rising": what is said of the Sun is not said of the point.
  const ofSun = named.signs.length > 1 ? sunPremise(named, language)?.sign : null;
  const near = hitsOf(named, 'signs').find(
    (hit) =>
      hit.key !== ofSun &&
      Math.min(Math.abs(hit.start - pointHit.end), Math.abs(pointHit.start - hit.end)) <= BREATH,
  );
  const sign = SIGN_IDS.find((id) => id === near?.key) ?? null;
  const house = named.houses.length === 1 ? (named.houses[0] ?? null) : null;
  if (sign === null && house === null) return null;
  // "My mom has a Leo Moon" says it of her.
  const others = hitsOf(named, 'topics').filter(({ key }) => key === 'family' || key === 'friends');
  const isOfAnother = [...others, ...hitsOf(named, 'partner')].some(({ end }) => end <= pointHit.start);
  if (isOfAnother && !isMine(pointHit, named, language)) return null;
  // "What does Pluto in Aquarius mean for me?" is no claim on it: a whole generation was born to it, or another.
  if (OF_GENERATIONS.has(point) && house === null && !isMine(pointHit, named, language)) return null;
  const denied = near !== undefined && isDenied(near, named, { language, of: 'deniesPoint' });
  return { point, sign, house, isDenied: denied };
}

/** Whether somebody else is named right before a sign, with at most a word between. */
function isOfKin(sign: Hit, named: Named): boolean {
  return hitsOf(named, 'topics').some(
    ({ key, end }) => (key === 'family' || key === 'friends') && sign.start >= end && sign.start - end <= 2,
  );
}

/** Turkish claims stand behind their sign, all but "I" itself: "Oğlak kadını olarak". */
function isBehindOnly(claim: Hit, named: Named, language: Language): boolean {
  return language === 'tr' && named.words[claim.start] !== 'ben';
}

/** "He's a Capricorn, I'm a Pisces": the claim is of the sign behind it. */
function isOfNext(claim: Hit, named: Named): boolean {
  return hitsOf(named, 'signs').some(({ start }) => start === claim.end);
}

/** "I'm a Scorpio", "ben akrep burcuyum", "soy de Escorpio": the claim stands right beside the sign. */
function sunPremise(named: Named, language: Language): Premise | null {
  for (const hit of hitsOf(named, 'signs').toSorted((one, other) => one.start - other.start)) {
    const sign = SIGN_IDS.find((id) => id === hit.key);
    if (!sign) continue;
    // "My partner Taurus, I Gemini": a sign may be the other's.
    if (hitsOf(named, 'partner').some(({ end }) => end === hit.start)) continue;
    // "Mi bebé es leo" says it of the child.
    if (isOfKin(hit, named)) continue;
    if (isDenied(hit, named, { language, of: 'deniesMe' }))
      return { point: 'sun', sign, house: null, isDenied: true };
    const isBeside = hitsOf(named, 'claims').some((claim) => {
      if (isBehindOnly(claim, named, language)) return claim.start === hit.end;
      // "Je suis avec un Bélier" says it of somebody else.
      const isWith = named.grammar.with.test(named.words[claim.end] ?? '');
      const isNear = claim.end + 1 === hit.start && claim.end - claim.start > 1 && !isWith;
      const isBefore = claim.end === hit.start || isNear;
      // "Mi jefe es Aries, ¿cómo lo trato?": in other languages than Turkish a claim behind its sign ends what is said.
      const isBehind = claim.start === hit.end && (language === 'en' || claim.end === named.words.length);
      return isBefore || (isBehind && !isOfNext(claim, named));
    });
    const saysSo = language === 'tr' && TURKISH_I_AM.test(named.words[hit.end - 1] ?? '');
    const saysAfter =
      language === 'tr' &&
      TURKISH_I_AM.test(named.words[hit.end] ?? '') &&
      (named.words[hit.end]?.length ?? 9) < 4;
    if (isBeside || saysSo || saysAfter) return { point: 'sun', sign, house: null, isDenied: false };
  }
  return null;
}

/** What a question takes for true of the asker's chart; null where it takes nothing so. */
export function premiseOf(named: Named, language: Language): Premise | null {
  if (named.signs.length === 0 && named.houses.length === 0) return null;
  // "Is whoever has the Sun in Leo vain?" says nothing of the asker.
  if (named.has('anybody')) return null;
  // "When was Jupiter in my 7th house?" takes nothing for so.
  const isOfSky =
    named.frames.length > 0 || named.events.some((event) => event !== 'retrograde') || isOfHouseStay(named);
  const isOfAngle = named.points[0] === 'ascendant' || named.points[0] === 'midheaven';
  if (named.points.length > 0) {
    // The rising sign is nobody's but one's own, whatever time is asked about.
    return isOwn(named, language) && (!isOfSky || isOfAngle) ? placementPremise(named, language) : null;
  }
  return sunPremise(named, language);
}
