import { colonOf } from '../../../features/colon.ts';
import type { TermGroup } from '../../../features/glossary/sort-terms.ts';
import type { TermId } from '../../../features/glossary/terms.ts';
import './term-list.css';

interface TermListProps {
  groups: readonly TermGroup[];
  /** What the row of letters is called. */
  letters: string;
  /** Words of the way to an article. */
  more: string;
  tag: string;
  /** Where an article explains a term. */
  articleOf: Readonly<Partial<Record<TermId, string>>>;
}

/** Terms by their first letters, each with an anchor of its id. */
export function TermList({ groups, letters, more, tag, articleOf }: TermListProps) {
  return (
    <>
      <nav className="terms__letters no-print" aria-label={letters}>
        <ul>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letter-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, terms }) => (
        <section key={letter} className="terms__group" aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`}>{letter}</h2>
          <dl>
            {terms.map(({ id, name, text }) => (
              <Term key={id} id={id} name={name} text={text} more={more} tag={tag} article={articleOf[id]} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

interface TermProps {
  id: TermId;
  name: string;
  text: string;
  more: string;
  tag: string;
  article: string | undefined;
}

function Term({ id, name, text, more, tag, article }: TermProps) {
  return (
    <>
      <dt id={id}>{name}</dt>
      <dd>
        {text}{' '}
        {article && (
          <a href={article} aria-label={more + colonOf(tag) + name}>
            {more}
          </a>
        )}
      </dd>
    </>
  );
}
