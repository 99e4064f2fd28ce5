import { ArticleList, listCrumbs, listTitle } from '../../blog/article-list.tsx';
import { feedPath } from '../../blog/blog-paths.ts';
import { breadcrumbJsonLd } from '../../blog/breadcrumbs.tsx';
import { type ArticleListData, loadList } from '../../blog/load-list.ts';
import { definePage, needing } from '../../page.ts';
import styles from './page.tsx?styles';

export const page = definePage<ArticleListData & { origin: string }, 'blog' | 'search'>({
  namespaces: ['blog', 'search'],
  styles,
  cache: { freshSeconds: 3600, staleSeconds: 86_400 },
  limit: 'charts',
  query: ['page'],

  load: needing(['origin'], async (request) => {
    const outcome = await loadList(request, null);
    if (!('data' in outcome)) return outcome;
    return { ...outcome, data: { ...outcome.data, origin: request.services.origin } };
  }),

  head: ({ data, words, language, path }) => {
    const texts = words.section('blog');
    const crumbs = [...listCrumbs(null, texts, language), { name: texts.name, path }];
    return {
      title: listTitle(data, texts),
      description: texts.description,
      feed: { title: texts.title, path: feedPath(language) },
      jsonLd: [
        { '@type': 'Blog', name: texts.title, inLanguage: words.tag, url: data.origin + path },
        breadcrumbJsonLd(data.origin, crumbs),
      ],
    };
  },

  View: ({ data, words, language }) => <ArticleList data={data} words={words} language={language} />,
});
