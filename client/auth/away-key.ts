/** Local storage key of a visitor's being away at a provider; it wakes the page that they come back to. */
export const AWAY_KEY = 'celestia.auth-away';
