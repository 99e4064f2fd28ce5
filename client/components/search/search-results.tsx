import type { Findable } from '../../../features/search/site-index.ts';
import type { SearchWords } from '../../../locales/en/search.ts';
import '../birth-form/input.css';
import './search-results.css';

interface SearchFormProps {
  /** The page's own path, which answers what is asked of it. */
  path: string;
  query: string;
  maxLength: number;
  words: Pick<SearchWords, 'label' | 'submit'>;
}

/** A form that asks by the address, so that each answer has one of its own. */
export function SearchForm({ path, query, maxLength, words }: SearchFormProps) {
  return (
    <search>
      <form className="search__form no-print" action={path} method="get">
        <label>
          {words.label}
          <input
            className="birth__input"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={maxLength}
            required
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <button type="submit" className="button">
          {words.submit}
        </button>
      </form>
    </search>
  );
}

interface SearchResultsProps {
  found: readonly Findable[];
  kinds: SearchWords['kinds'];
}

export function SearchResults({ found, kinds }: SearchResultsProps) {
  return (
    <ol className="search__found">
      {found.map(({ path, kind, name, text }) => (
        <li key={path}>
          <a href={path}>{name}</a>
          <div className="search__kind">{kinds[kind]}</div>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}

/** What there is to be found, by name alone: for who has asked for nothing yet, or for what is not here. */
export function FindableLinks({ found }: Pick<SearchResultsProps, 'found'>) {
  return (
    <ul className="search__links">
      {found.map(({ path, name }) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
