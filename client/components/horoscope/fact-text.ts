import type { HoroscopeFact } from '../../../astrology/transits/horoscope-facts.ts';
import type { InstantForm } from '../../../features/local-time/instant-format.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { EventsWords } from '../../../locales/en/events.ts';
import type { HoroscopeWords } from '../../../locales/en/horoscope.ts';
import { fillText } from '../../../locales/fill-text.ts';

interface FactWords {
  astro: AstroWords;
  words: Pick<HoroscopeWords, 'since' | 'until'>;
  events: Pick<EventsWords, 'happens' | 'intoSign' | 'subjects'>;
}

/** A line with its instants still to be written: each goes where a `{{when}}` stands, in order. */
export interface FactText {
  text: string;
  /** UTC ms. */
  instants: readonly number[];
  as: InstantForm;
}

type Placement = Extract<HoroscopeFact, { kind: 'placement' }>;
type Turn = Extract<HoroscopeFact, { kind: 'ingress' | 'station' }>;

type HouseNumber = keyof AstroWords['inHouse'];

const WHEN = '{{when}}';

/** From when to when a stay lasts; an end beyond the tables of positions is left out. Times stand last in their phrases. */
function spanText({ fromMs, toMs }: Placement, words: FactWords['words']): string {
  const since = fromMs === null ? '' : ` · ${words.since}`;
  return toMs === null ? since : `${since} · ${words.until}`;
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
export function factText(fact: HoroscopeFact, dictionaries: FactWords): FactText {
  const { astro, words } = dictionaries;
  const inHouse = (house: number) => astro.inHouse[house as HouseNumber];
  switch (fact.kind) {
    case 'placement': {
      const motion = fact.direction === 'retrograde' ? `, ${astro.retrograde}` : '';
      const what = `${astro.bodies[fact.body]} ${astro.inSign[fact.sign]}, ${inHouse(fact.house)}${motion}`;
      const instants = [fact.fromMs, fact.toMs].filter((instantMs) => instantMs !== null);
      // With the year: a stay may begin or end in another one than the period does.
      return { text: `${what}${spanText(fact, words)}`, instants, as: 'moment' };
    }
    case 'ingress':
    case 'station':
      return dayTime(`${turnText(fact, dictionaries)}, ${inHouse(fact.house)} · ${WHEN}`, fact.instantMs);
    case 'lunation': {
      const what = `${astro.moonPhases[fact.phase]} ${astro.inSign[fact.sign]}, ${inHouse(fact.house)}`;
      return dayTime(`${what} · ${WHEN}`, fact.instantMs);
    }
    case 'aspect': {
      const what = `${astro.bodies[fact.first]} · ${astro.aspects[fact.aspect]} · ${astro.bodies[fact.second]}`;
      return dayTime(`${what} · ${WHEN}`, fact.instantMs);
    }
    case 'rulerAspect': {
      const text = `${astro.bodies[fact.ruler]} · ${astro.aspects[fact.aspect]} · ${astro.bodies[fact.other]}`;
      return { text, instants: [], as: 'dayTime' };
    }
    case 'moonHouse': {
      const what = `${astro.bodies.moon} ${astro.inSign[fact.sign]}, ${inHouse(fact.house)}`;
      return dayTime(`${what} · ${words.until}`, fact.toMs);
    }
  }
}

function dayTime(text: string, instantMs: number): FactText {
  return { text, instants: [instantMs], as: 'dayTime' };
}
