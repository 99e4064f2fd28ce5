import { resolveBirthTime } from './birth-time.ts';
import { CivilTimeError } from './civil-time-error.ts';

/**
 * Noon of a day, `YYYY-MM-DD`, in a zone of the tz database, UTC ms; before standard time that of Greenwich. What is wrong
 * where there is none: the zone, or the day, which the zone may have left out.
 */
export function noonIn(timeZone: string, date: string): number | 'timeZone' | 'date' {
  try {
    const resolved = resolveBirthTime({ date, time: null, timeZone, longitudeDeg: 0 });
    return resolved.kind === 'stretch' ? resolved.drawnMs : 'date';
  } catch (error) {
    if (error instanceof CivilTimeError) return error.field === 'timeZone' ? 'timeZone' : 'date';
    throw error;
  }
}
