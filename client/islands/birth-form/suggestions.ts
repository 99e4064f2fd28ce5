import { createLru } from '../../../astrology/lru.ts';
import type { PlaceChoice } from '../../../contract/places.ts';

/** How suggestions are asked for. */
export const SUGGESTIONS = {
  /** Shorter words would match half the world. */
  minLength: 2,
  /** Rest after the last typed letter before the server is asked. */
  debounceMs: 150,
  /** Answers that are remembered, so that a letter taken back costs nothing. */
  cacheSize: 40,
} as const;

export type SuggestionState =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'failed' }
  | { kind: 'found'; places: readonly PlaceChoice[] };

const IDLE: SuggestionState = { kind: 'idle' };

type FetchPlaces = (query: string, signal: AbortSignal) => Promise<readonly PlaceChoice[]>;

/** Asks for places as someone types: only the last query counts. */
export interface PlaceSearch {
  type(text: string): void;
  stop(): void;
}

function normalise(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

export function createPlaceSearch(
  fetchPlaces: FetchPlaces,
  tell: (state: SuggestionState) => void,
): PlaceSearch {
  const answers = createLru<string, readonly PlaceChoice[]>(SUGGESTIONS.cacheSize);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  const stop = () => {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  };
  const ask = async (query: string) => {
    const own = new AbortController();
    running = own;
    tell({ kind: 'searching' });
    try {
      const places = await fetchPlaces(query, own.signal);
      if (running !== own) return;
      answers.set(query, places);
      tell({ kind: 'found', places });
    } catch {
      // Also an abort ends here: then another query, or none, has taken over.
      if (running === own) tell({ kind: 'failed' });
    }
  };
  return {
    type(text) {
      stop();
      const query = normalise(text);
      const known = answers.get(query);
      if (query.length < SUGGESTIONS.minLength) tell(IDLE);
      else if (known) tell({ kind: 'found', places: known });
      else timer = setTimeout(() => void ask(query), SUGGESTIONS.debounceMs);
    },
    stop,
  };
}
