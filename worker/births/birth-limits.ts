/** Births that the site computes: the civil dates 1900-01-01 to 2099-12-31, with a day's room for any time zone. */
export const EARLIEST_BIRTH_MS = Date.UTC(1899, 11, 31);
export const LATEST_BIRTH_MS = Date.UTC(2100, 0, 2);
