/** How much may be asked, kept and answered: each limit that crosses the wire, once. */

/** Bytes of a posted body. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Characters of what is typed to find a place; no place name comes near. */
export const MAX_PLACE_QUERY_LENGTH = 120;
/** Places of one answer. */
export const MAX_PLACES = 8;

/** Characters of a field of the birth form. */
export const MAX_BIRTH_FIELD_LENGTH = 200;
/** Characters of a clock time, in whatever words. */
export const MAX_CLOCK_LENGTH = 60;
/** Characters of a zone's name in the tz database; the longest has 32. */
export const MAX_ZONE_LENGTH = 64;

/** Characters of a question to Celestia. */
export const MAX_QUESTION_LENGTH = 1000;
/** Characters of a message in a conversation with her. */
export const MAX_MESSAGE_LENGTH = 2000;
/** Characters of a conversation's title. */
export const MAX_TITLE_LENGTH = 80;
/** Conversations of a person, and messages of each. */
export const MAX_CONVERSATIONS = 200;
export const MAX_MESSAGES = 400;

/** Characters of a person's or a kept chart's name. */
export const MAX_NAME_LENGTH = 80;
/** Characters of a name in a comparison of two. */
export const MAX_PAIR_NAME_LENGTH = 40;
/** Characters of an e-mail address (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL_LENGTH = 254;
/** Characters of a password, as the identity provider takes it. */
export const MAX_PASSWORD_LENGTH = 4096;
/** Characters of the human check's token. */
export const MAX_HUMAN_TOKEN_LENGTH = 2048;

/** Characters of a letter by the contact form. */
export const MAX_LETTER_LENGTH = 4000;

/** Characters of what a consultation is to be about. */
export const MAX_REQUEST_LENGTH = 2000;

/** Characters, as a reader sees them, of what stands with a gift; and UTF-16 units, whatever they are made of. */
export const MAX_GIFT_MESSAGE = 300;
export const MAX_GIFT_MESSAGE_UNITS = 3000;

/** Charts that an account keeps. */
export const MAX_SAVED_CHARTS = 200;
/** Charts that a browser keeps. */
export const MAX_KEPT_CHARTS = 24;

/** Days that transits are followed over; the Moon alone makes a thousand in such a time. */
export const MAX_TRANSIT_DAYS = 400;
/** Eclipses that a place is answered with. */
export const LOCAL_ECLIPSES = 10;
/** Eclipses against a chart: at most, and where nothing is said. */
export const MAX_NATAL_ECLIPSES = 20;
export const DEFAULT_NATAL_ECLIPSES = 5;
/** Days of the sky over a chart in one answer: a month to either side of one. */
export const MAX_SKY_DAYS = 61;
/** Points of a chart that a sky makes aspects to: all bodies and two angles. */
export const MAX_SKY_POINTS = 18;

/** Characters of what the site is searched for. */
export const MAX_SEARCH_LENGTH = 100;
