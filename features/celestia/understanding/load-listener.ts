import { loadListenerWeights } from '../../../locales/celestia.ts';
import type { Language } from '../../../locales/locales.ts';
import { type Listener, listenerFrom } from './listener.ts';

/** Listeners that this isolate has made, by their language. They never change. */
const made = new Map<Language, Listener>();

/** The listener of a language; null where its weights cannot be read: the lexicon then reads alone. Never rejects. */
export async function loadListener(language: Language): Promise<Listener | null> {
  const known = made.get(language);
  if (known) return known;
  try {
    const listener = listenerFrom(await loadListenerWeights(language));
    made.set(language, listener);
    return listener;
  } catch {
    return null;
  }
}
