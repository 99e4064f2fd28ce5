/** First and last year whose sky is computed and answered for: the ephemeris, Delta T and the tables are checked over these. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2099;
