import { isoInstant } from '../../astrology/time-scales.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import type { HoroscopeFactJson } from '../../contract/horoscope.ts';

function isoOrNull(instantMs: number | null): string | null {
  return instantMs === null ? null : isoInstant(instantMs);
}

/** A fact as the API writes it: its instants in ISO 8601. */
export function factJson(fact: HoroscopeFact): HoroscopeFactJson {
  switch (fact.kind) {
    case 'placement': {
      const { fromMs, toMs, ...stay } = fact;
      return { ...stay, from: isoOrNull(fromMs), to: isoOrNull(toMs) };
    }
    case 'moonHouse': {
      const { fromMs, toMs, ...stay } = fact;
      return { ...stay, from: isoInstant(fromMs), to: isoInstant(toMs) };
    }
    default: {
      const { instantMs, ...rest } = fact;
      return { ...rest, instant: isoInstant(instantMs) };
    }
  }
}
