import { AWAY_KEY } from './away-key.ts';

/** Whether a visitor has left the page for a provider and is to come back, and what they had agreed to before. */

export interface Away {
  marketing: boolean;
}

/** Null where nobody is away. */
export function readAway(): Away | null {
  try {
    const kept = localStorage.getItem(AWAY_KEY);
    return kept === null ? null : { marketing: kept === 'marketing' };
  } catch {
    // Storage is forbidden.
    return null;
  }
}

export function writeAway(away: Away | null): void {
  try {
    if (away) localStorage.setItem(AWAY_KEY, away.marketing ? 'marketing' : 'plain');
    else localStorage.removeItem(AWAY_KEY);
  } catch {
    // Storage is forbidden, and the way by redirect with it: the provider's SDK says so.
  }
}
