import { ASKED_PLACE_KEY } from './remembered-keys.ts';

/** The place that this tab asked about last, as a form's fields (`place`, `placeId`, `placeFor`); null: none, or nothing that is one. */
export function askedPlace(): Readonly<Record<string, string>> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(ASKED_PLACE_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === 'string'));
  } catch {
    return null;
  }
}
