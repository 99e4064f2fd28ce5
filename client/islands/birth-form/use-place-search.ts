import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { PlaceListProps } from './place-list.tsx';
import type { PlaceSearch, SuggestionState } from './suggestions.ts';

interface LazySearch extends PlaceSearch {
  /** Fetches what suggests places. */
  fetch(): void;
  /** What shows the suggestions, once it is there. */
  List: ComponentType<PlaceListProps> | null;
}

const fetchSuggestions = () => import('./place-suggestions.ts');

/** The search for places. Where what it needs cannot be had, the place is typed without help. */
export function usePlaceSearch(language: string, tell: (state: SuggestionState) => void): LazySearch {
  const [List, setList] = useState<ComponentType<PlaceListProps> | null>(null);
  const search = useRef<PlaceSearch | null>(null);
  /** The last text; null: no answer is wanted any more. */
  const wanted = useRef<string | null>(null);
  useEffect(() => () => search.current?.stop(), []);
  const load = async () => {
    const { createPlaceSearch, fetchPlaces, PlaceList } = await fetchSuggestions();
    search.current ??= createPlaceSearch((query, signal) => fetchPlaces(query, language, signal), tell);
    setList(() => PlaceList);
    if (wanted.current !== null) search.current.type(wanted.current);
  };
  return {
    List,
    fetch: () => {
      if (!search.current) load().catch(() => undefined);
    },
    type: (text) => {
      wanted.current = text;
      if (search.current) search.current.type(text);
      else load().catch(() => undefined);
    },
    stop: () => {
      wanted.current = null;
      search.current?.stop();
    },
  };
}
