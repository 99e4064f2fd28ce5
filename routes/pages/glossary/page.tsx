import { TermList } from '../../../client/components/glossary/term-list.tsx';
import { sortTerms } from '../../../features/glossary/sort-terms.ts';
import { TERM_IDS, TERMS, type TermId } from '../../../features/glossary/terms.ts';
import { listArticles } from '../../../locales/articles.ts';
import type { Language } from '../../../locales/locales.ts';
import { articlePath } from '../../blog/blog-paths.ts';
import { definePage, needing } from '../../page.ts';
import styles from './page.tsx?styles';

interface GlossaryData {
  articleOf: Partial<Record<TermId, string>>;
  origin: string;
}

/** The articles that explain terms, as far as the language has them. */
async function articlesOfTerms(language: Language): Promise<GlossaryData['articleOf']> {
  const bySubject = new Map((await listArticles(language)).map(({ subject, slug }) => [subject, slug]));
  const found = TERM_IDS.flatMap((id) => {
    const slug = bySubject.get(TERMS[id] ?? '');
    return slug ? [[id, articlePath(slug, language)] as const] : [];
  });
  return Object.fromEntries(found);
}

export const page = definePage<GlossaryData, 'glossary'>({
  namespaces: ['glossary'],
  styles,
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },

  load: needing(['origin'], async ({ language, services }) => ({
    data: { articleOf: await articlesOfTerms(language), origin: services.origin },
  })),

  head: ({ data, words, path }) => {
    const { title, description, terms } = words.section('glossary');
    const set = `${data.origin}${path}`;
    return {
      title,
      description,
      jsonLd: [
        {
          '@type': 'DefinedTermSet',
          '@id': set,
          name: title,
          inLanguage: words.tag,
          hasDefinedTerm: TERM_IDS.map((id) => ({
            '@type': 'DefinedTerm',
            '@id': `${set}#${id}`,
            name: terms[id].name,
          })),
        },
      ],
    };
  },

  View: ({ data, words }) => {
    const texts = words.section('glossary');
    return (
      <div className="wrap terms">
        <h1>{texts.heading}</h1>
        <p className="lede">{texts.lede}</p>
        <TermList
          tag={words.tag}
          groups={sortTerms(texts, words.tag)}
          letters={texts.letters}
          more={texts.article}
          articleOf={data.articleOf}
        />
      </div>
    );
  },
});
