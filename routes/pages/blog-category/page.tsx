import type { CategoryId } from '../../../locales/article-categories.ts';
import { ArticleList, listCrumbs, listTitle } from '../../blog/article-list.tsx';
import { feedPath } from '../../blog/blog-paths.ts';
import { breadcrumbJsonLd } from '../../blog/breadcrumbs.tsx';
import { categories, categoryOf } from '../../blog/category-collection.ts';
import { type ArticleListData, loadList } from '../../blog/load-list.ts';
import { definePage, needing } from '../../page.ts';
import styles from './page.tsx?styles';

interface CategoryData extends ArticleListData {
  category: CategoryId;
  origin: string;
}

export const page = definePage<CategoryData, 'blog' | 'search'>({
  namespaces: ['blog', 'search'],
  styles,
  collection: categories,
  cache: { freshSeconds: 3600, staleSeconds: 86_400 },
  limit: 'charts',
  query: ['page'],

  load: needing(['origin'], async (request) => {
    const { params, language, services } = request;
    const category = categoryOf(params.category ?? '', language);
    if (!category) return { notFound: true };
    const outcome = await loadList(request, category);
    if (!('data' in outcome)) return outcome;
    return { ...outcome, data: { ...outcome.data, category, origin: services.origin } };
  }),

  head: ({ data, words, language, path }) => {
    const texts = words.section('blog');
    const { name, description } = texts.categories[data.category];
    const title = listTitle(data, texts);
    const crumbs = [...listCrumbs(data.category, texts, language), { name, path }];
    return {
      title,
      description,
      feed: { title: texts.title, path: feedPath(language) },
      jsonLd: [
        { '@type': 'CollectionPage', name: title, inLanguage: words.tag, url: data.origin + path },
        breadcrumbJsonLd(data.origin, crumbs),
      ],
    };
  },

  View: ({ data, words, language }) => <ArticleList data={data} words={words} language={language} />,
});
