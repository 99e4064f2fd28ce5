import type { LunarEclipseType } from '../../astrology/eclipses/lunar-eclipses.ts';
import type { SolarEclipseType } from '../../astrology/eclipses/solar-eclipses.ts';
import type { SkyEvent } from '../../astrology/events/event-types.ts';
import type { SignId } from '../../astrology/ids.ts';

/** An eclipse among the events of a year: its maximum. The eclipse pages have the rest. */
export type EclipseEvent = {
  kind: 'eclipse';
  instantMs: number;
  /** The sign and the longitude of date, in degrees, of the body that is eclipsed. */
  sign: SignId;
  longitude: number;
  saros: number;
  /** Of the diameter, how much is covered; by the penumbra where nothing more is. */
  magnitude: number;
} & ({ body: 'sun'; type: SolarEclipseType } | { body: 'moon'; type: LunarEclipseType });

/** Everything that a page of events or a calendar file may hold. */
export type CalendarEvent = SkyEvent | EclipseEvent;
