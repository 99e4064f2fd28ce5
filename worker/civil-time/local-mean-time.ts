import type { ZonePeriod } from './zone-history.ts';

const daySeconds = 86_400;

/** The Sun's own time: four minutes of clock for each degree east, to the second. */
function localMeanOffsetSeconds(longitudeDeg: number): number {
  return Math.round(longitudeDeg * 240);
}

/** The tz database writes LMT before standard time, and -00 where nobody lived or nothing is known. */
export function isBeforeStandardTime(period: ZonePeriod): boolean {
  return period.abbreviation === 'LMT' || period.abbreviation === '-00';
}

/**
 * The periods with the birthplace's own local mean time in place of that of the zone's main city.
 * A place near the date line keeps the date of its zone: Taveuni, at 179.98 W, counted its days as Fiji did.
 */
export function withLocalMeanTime(periods: readonly ZonePeriod[], longitudeDeg: number): ZonePeriod[] {
  const ownSeconds = localMeanOffsetSeconds(longitudeDeg);
  return periods.map((period, index) => {
    if (!isBeforeStandardTime(period)) return period;
    const isUnknown = period.abbreviation === '-00';
    const zoneSeconds = isUnknown ? periods[index + 1]?.offsetSeconds : period.offsetSeconds;
    const daysApart = zoneSeconds === undefined ? 0 : Math.round((zoneSeconds - ownSeconds) / daySeconds);
    const offsetSeconds = ownSeconds + daysApart * daySeconds;
    return { ...period, offsetSeconds, standardOffsetSeconds: offsetSeconds, abbreviation: 'LMT' };
  });
}
