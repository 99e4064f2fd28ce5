/** First and last year that a chart is drawn for; the ephemeris and Delta T are checked over these. */
export const FIRST_CHART_YEAR = 1800;
export const LAST_CHART_YEAR = 2199;

/** First and last year whose events, eclipses and days are told: a day of the sky asks for weeks to either side. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2099;
