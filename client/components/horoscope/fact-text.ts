import type { HoroscopeFact } from '../../../astrology/transits/horoscope-facts.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { HoroscopeWords } from '../../../locales/en/horoscope.ts';
import { fillText } from '../../../locales/fill-text.ts';

interface FactWords {
  astro: AstroWords;
  words: Pick<HoroscopeWords, 'until'>;
  tag: string;
}

type HouseNumber = keyof AstroWords['inHouse'];

function timeText(instantMs: number, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return `${format.format(instantMs)} UTC`;
}

/** A fact of the sky in a line: what, in which sign and solar house, and when. */
export function factText(fact: HoroscopeFact, { astro, words, tag }: FactWords): string {
  const inHouse = (house: number) => astro.inHouse[house as HouseNumber];
  switch (fact.kind) {
    case 'placement': {
      const motion = fact.direction === 'retrograde' ? `, ${astro.retrograde}` : '';
      return `${astro.bodies[fact.body]} ${astro.inSign[fact.sign]}, ${inHouse(fact.house)}${motion}`;
    }
    case 'ingress':
    case 'station':
      return `${astro.bodies[fact.body]} ${astro.inSign[fact.sign]}, ${inHouse(fact.house)} · ${timeText(fact.instantMs, tag)}`;
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
