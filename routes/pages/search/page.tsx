import {
  FindableLinks,
  SearchForm,
  SearchResults,
} from '../../../client/components/search/search-results.tsx';
import { MAX_SEARCH_LENGTH } from '../../../contract/limits.ts';
import type { Findable } from '../../../features/search/site-index.ts';
import { yearOf } from '../../navigation.ts';
import { definePage } from '../../page.ts';
import { indexOf, toolsOf } from './findables.ts';
import styles from './page.tsx?styles';

interface SearchData {
  /** What was typed; empty where nothing was asked. */
  query: string;
  found: readonly Findable[];
}

const SHOWN = 20;

export const page = definePage<SearchData, 'search'>({
  namespaces: ['search'],
  styles,
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  limit: 'charts',
  query: ['q'],

  load: async ({ query, language, nowMs }) => {
    const asked = (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
    if (asked === '') return { data: { query: '', found: [] } };
    const index = await indexOf(language, yearOf(nowMs));
    return { data: { query: asked, found: index.find(asked).slice(0, SHOWN) }, personal: true };
  },

  head: ({ words }) => {
    const { title, description } = words.section('search');
    return { title, description };
  },

  View: ({ data, words, language, nowMs, path }) => {
    const texts = words.section('search');
    const { query, found } = data;
    return (
      <div className="wrap search">
        <h1>{texts.heading}</h1>
        <p className="lede">{texts.lede}</p>
        <SearchForm path={path} query={query} maxLength={MAX_SEARCH_LENGTH} words={texts} />
        {query !== '' && (
          <>
            <p role="status">
              {found.length === 0
                ? words.t('search.none', { query })
                : words.plural(texts.results, found.length, { query })}
            </p>
            <SearchResults found={found} kinds={texts.kinds} />
          </>
        )}
        {found.length === 0 && <FindableLinks found={toolsOf(words, language, yearOf(nowMs))} />}
      </div>
    );
  },
});
