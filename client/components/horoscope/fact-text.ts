import type { BodyId } from '../../../astrology/ids.ts';
import type { HoroscopeFact } from '../../../astrology/transits/horoscope-facts.ts';
import { contracted } from '../../../features/contracted.ts';
import { eventTitle } from '../../../features/events/event-text.ts';
import type { DatedFact } from '../../../features/horoscopes/period-dates.ts';
import type { InstantForm } from '../../../features/local-time/instant-format.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { EventsWords } from '../../../locales/en/events.ts';
import type { HoroscopeWords } from '../../../locales/en/horoscope.ts';
import { fillText } from '../../../locales/fill-text.ts';

export interface FactWords {
  astro: AstroWords;
  words: Pick<HoroscopeWords, 'since' | 'until'>;
  events: EventsWords;
}

/** What a fact says, and when: each time is a line of its own, for another zone's may be longer. */
export interface FactText {
  what: string;
  /** A phrase with a `{{when}}` for its instant, UTC ms. */
  times: readonly { text: string; instantMs: number }[];
  as: InstantForm;
}

type Placement = Extract<HoroscopeFact, { kind: 'placement' }>;
type Aspect = Extract<HoroscopeFact, { kind: 'aspect' }>;
type Turn = Extract<HoroscopeFact, { kind: 'ingress' | 'station' }>;

type HouseNumber = keyof AstroWords['inHouse'];

const WHEN = '{{when}}';

/**
 * From when to when a stay in a sign lasts; an end beyond the tables of positions is left out. Of a body that goes back, the sign is said
 * once more, for it goes back for a part of its stay alone.
 */
function spanOf({ fromMs, toMs, sign }: Placement, { words, astro }: FactWords, goesBack: boolean) {
  const ends = [
    { text: words.since, instantMs: fromMs },
    { text: words.until, instantMs: toMs },
  ].flatMap(({ text, instantMs }) => (instantMs === null ? [] : [{ text, instantMs }]));
  return ends.map(({ text, instantMs }, index) => ({
    text: goesBack && index === 0 ? `${astro.inSign[sign]}, ${text}` : text,
    instantMs,
  }));
}

/** A body as a sentence begins with it: the lights have an article in most languages. */
function subjectOf(body: BodyId, { astro, events }: FactWords): string {
  return body === 'sun' || body === 'moon' ? events.subjects[body] : astro.bodies[body];
}

/** What a body does as it enters a sign or turns: "Mercury moves back into Libra". */
function turnText(fact: Turn, words: FactWords): string {
  const { body, sign, direction } = fact;
  const { astro, events } = words;
  const subject = subjectOf(body, words);
  const { ingress, ingressBack, stationDirect, stationRetrograde } = events.happens;
  if (fact.kind === 'ingress') {
    return fillText(direction === 'direct' ? ingress : ingressBack, {
      subject,
      intoSign: events.intoSign[sign],
    });
  }
  return fillText(direction === 'direct' ? stationDirect : stationRetrograde, {
    subject,
    inSign: astro.inSign[sign],
  });
}

/** A body within a sentence: "the Sun", "Venus". */
function objectOf(body: BodyId, words: FactWords): string {
  const name = subjectOf(body, words);
  // A name without an article keeps its capital.
  return name.includes(' ') && name !== words.astro.bodies[body]
    ? name[0]?.toLowerCase() + name.slice(1)
    : name;
}

/** "The Moon trine Venus", "Venus square the Moon"; "Marte en oposición al Sol". */
function aspectPhrase(
  { first, second, aspect }: Pick<Aspect, 'first' | 'second' | 'aspect'>,
  words: FactWords,
): string {
  const { happens, contractions } = words.events;
  const phrase = fillText(happens.aspect[aspect], {
    first: subjectOf(first, words),
    second: objectOf(second, words),
  });
  return contracted(phrase, contractions);
}

/** A body in a sign and a house: "Mercury in Scorpio, in the 3rd house, retrograde". */
function placeText({ body, sign, house }: Placement | Turn, { astro }: FactWords, goesBack: boolean): string {
  const place = `${astro.bodies[body]} ${astro.inSign[sign]}, ${astro.inHouse[house as HouseNumber]}`;
  return goesBack ? `${place}, ${astro.retrograde}` : place;
}

/** With the year: a stay may begin or end in another one than the period does. */
function stayText(fact: Placement, words: FactWords, goesBack: boolean): FactText {
  return { what: placeText(fact, words, goesBack), times: spanOf(fact, words, goesBack), as: 'moment' };
}

/**
 * What a passage on a planet's going back stands under: its stay, though it may turn in it; the station by which this begins, or
 * where it began before the period, the place and until when.
 */
export function goingBackText(fact: DatedFact, dictionaries: FactWords): FactText {
  if (fact.kind === 'placement') return stayText(fact, dictionaries, true);
  if (fact.kind === 'station' && fact.direction === 'direct') {
    return dayTime(placeText(fact, dictionaries, true), dictionaries.words.until, fact.instantMs);
  }
  return factText(fact, dictionaries);
}

/** A fact of the sky: what, in which sign and solar house, and when. */
export function factText(fact: DatedFact, dictionaries: FactWords): FactText {
  const { astro, words } = dictionaries;
  const inHouse = (house: number) => astro.inHouse[house as HouseNumber];
  switch (fact.kind) {
    case 'placement':
      return stayText(fact, dictionaries, fact.direction === 'retrograde');
    case 'ingress':
    case 'station':
      return dayTime(`${turnText(fact, dictionaries)}, ${inHouse(fact.house)}`, WHEN, fact.instantMs);
    case 'lunation': {
      const what = `${astro.moonPhases[fact.phase]} ${astro.inSign[fact.sign]}, ${inHouse(fact.house)}`;
      return dayTime(what, WHEN, fact.instantMs);
    }
    case 'eclipse': {
      const title = eventTitle(fact, { words: dictionaries.events, astro });
      return dayTime(`${title}, ${inHouse(fact.house)}`, WHEN, fact.instantMs);
    }
    case 'aspect': {
      return dayTime(aspectPhrase(fact, dictionaries), WHEN, fact.instantMs);
    }
    case 'rulerAspect': {
      const { ruler: first, other: second, aspect } = fact;
      return { what: aspectPhrase({ first, second, aspect }, dictionaries), times: [], as: 'dayTime' };
    }
    case 'moonHouse': {
      const what = `${astro.bodies.moon} ${astro.inSign[fact.sign]}, ${inHouse(fact.house)}`;
      return dayTime(what, words.until, fact.toMs);
    }
  }
}

function dayTime(what: string, text: string, instantMs: number): FactText {
  return { what, times: [{ text, instantMs }], as: 'dayTime' };
}
