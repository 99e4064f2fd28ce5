import * as v from 'valibot';
import { LUNATION_PHASE_IDS } from '../astrology/events/event-types.ts';
import { ASPECT_IDS, EVERY_BODY_ID, HOUSE_SYSTEM_IDS, SIGN_IDS } from '../astrology/ids.ts';
import { LANGUAGES } from '../locales/locales.ts';

/** The words that every part of the contract speaks in. */

/** UTC, ISO 8601. Inside the house the same instant is milliseconds: it is turned at the edge alone. */
export const Instant = v.pipe(v.string(), v.isoTimestamp());
/** `YYYY-MM-DD`. */
export const Day = v.pipe(v.string(), v.isoDate());

export const Sign = v.picklist(SIGN_IDS);
export const Body = v.picklist(EVERY_BODY_ID);
/** A body, or one of the two aspected angles. */
export const AspectPoint = v.picklist([...EVERY_BODY_ID, 'ascendant', 'midheaven']);
export const AspectName = v.picklist(ASPECT_IDS);
export const HouseSystem = v.picklist(HOUSE_SYSTEM_IDS);
export const LunationPhase = v.picklist(LUNATION_PHASE_IDS);
export const Direction = v.picklist(['direct', 'retrograde']);
export const LanguageName = v.picklist(LANGUAGES);

/** Ecliptic longitude in degrees as the zodiac counts it, of date in the tropical one; 0 <= x < 360. */
export const Longitude = v.pipe(v.number(), v.minValue(0), v.maxValue(360));
/** Degrees within a sign, 0 <= x < 30. */
export const SignDegree = v.pipe(v.number(), v.minValue(0), v.maxValue(30));
/** Distance from exact in degrees. */
export const Orb = v.pipe(v.number(), v.minValue(0));
/** The number of a house. */
export const House = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));
/** A part of a whole in percent. */
export const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** Degrees on the Earth, north and east positive. */
export const GeoLatitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const GeoLongitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
