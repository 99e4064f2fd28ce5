import type { HoroscopeFact } from '../../../astrology/transits/horoscope-facts.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { EventsWords } from '../../../locales/en/events.ts';
import type { HoroscopeWords } from '../../../locales/en/horoscope.ts';
import { fillText } from '../../../locales/fill-text.ts';

interface FactWords {
  astro: AstroWords;
  words: Pick<HoroscopeWords, 'since' | 'until'>;
  events: Pick<EventsWords, 'happens' | 'intoSign' | 'subjects'>;
  tag: string;
}

type Placement = Extract<HoroscopeFact, { kind: 'placement' }>;
type Turn = Extract<HoroscopeFact, { kind: 'ingress' | 'station' }>;

type HouseNumber = keyof AstroWords['inHouse'];

/** With the year where the instant may lie in another one than the period does. */
function timeText(instantMs: number, tag: string, withYear = false): string {
  const format = new Intl.DateTimeFormat(tag, {
    ...(withYear && { year: 'numeric' }),
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return `${format.format(instantMs)} UTC`;
}

/** From when to when a stay lasts; an end beyond the tables of positions is left out. */
function spanText({ fromMs, toMs }: Placement, { words, tag }: FactWords): string {
  const from = fromMs === null ? null : timeText(fromMs, tag, true);
  const to = toMs === null ? null : timeText(toMs, tag, true);
  if (from !== null && to !== null) return ` (${from} – ${to})`;
  if (to !== null) return ` (${fillText(words.until, { when: to })})`;
  return from === null ? '' : ` (${fillText(words.since, { when: from })})`;
}

/** What a body does as it enters a sign or turns: "Mercury moves back into Libra". */
function turnText(fact: Turn, { astro, events }: FactWords): string {
  const { body, sign, direction } = fact;
  const subject = body === 'sun' || body === 'moon' ? events.subjects[body] : astro.bodies[body];
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

/** A fact of the sky in a line: what, in which sign and solar house, and when. */
export function factText(fact: HoroscopeFact, dictionaries: FactWords): string {
  const { astro, words, tag } = dictionaries;
  const inHouse = (house: number) => astro.inHouse[house as HouseNumber];
  switch (fact.kind) {
    case 'placement': {
      const motion = fact.direction === 'retrograde' ? `, ${astro.retrograde}` : '';
      return `${astro.bodies[fact.body]} ${astro.inSign[fact.sign]}, ${inHouse(fact.house)}${motion}${spanText(fact, dictionaries)}`;
    }
    case 'ingress':
    case 'station':
      return `${turnText(fact, dictionaries)}, ${inHouse(fact.house)} · ${timeText(fact.instantMs, tag)}`;
    case 'lunation':
      return `${astro.moonPhases[fact.phase]} ${astro.inSign[fact.sign]}, ${inHouse(fact.house)} · ${timeText(fact.instantMs, tag)}`;
    case 'aspect':
      return `${astro.bodies[fact.first]} · ${astro.aspects[fact.aspect]} · ${astro.bodies[fact.second]} · ${timeText(fact.instantMs, tag)}`;
    case 'rulerAspect':
      return `${astro.bodies[fact.ruler]} · ${astro.aspects[fact.aspect]} · ${astro.bodies[fact.other]}`;
    case 'moonHouse': {
      const until = fillText(words.until, { when: timeText(fact.toMs, tag) });
      return `${astro.bodies.moon} ${astro.inSign[fact.sign]}, ${inHouse(fact.house)} (${until})`;
    }
  }
}
