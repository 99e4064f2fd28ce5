import { ArticleArt } from '../../../client/components/article/article-art.tsx';
import formStyles from '../../../client/components/birth-form/leading-form.tsx?styles';
import { PageActs } from '../../../client/components/horoscope/page-acts.tsx';
import { ZoneLine } from '../../../client/components/local-time/zone-line.tsx';
import type { Translator } from '../../../locales/index.ts';
import { articles } from '../../blog/article-collection.ts';
import { feedPath } from '../../blog/blog-paths.ts';
import { Breadcrumbs, breadcrumbJsonLd } from '../../blog/breadcrumbs.tsx';
import { definePage, needing, type PageView } from '../../page.ts';
import { ArticleBody } from './article-body.tsx';
import { articleJsonLd } from './article-json-ld.ts';
import { ArticleByline, ArticleContents, articleCrumbs, Neighbours, Related } from './article-parts.tsx';
import { type ArticleData, loadBlogArticle } from './load.ts';
import styles from './page.tsx?styles';
import { asksForBirth, ToolBox } from './tool-box.tsx';

type Names = 'blog' | 'natal' | 'astro' | 'errors' | 'zone';

function hasInstants({ told }: ArticleData): boolean {
  return told.some(({ rows }) => rows.some((row) => row.some((piece) => typeof piece !== 'string')));
}

export const page = definePage<ArticleData, Names>({
  namespaces: ['blog', 'natal', 'astro', 'errors', 'zone'],
  styles: ({ article }) => (asksForBirth(article.tool) ? [...styles, ...formStyles] : styles),
  collection: articles,
  zoned: true,
  cache: { freshSeconds: 3600, staleSeconds: 86_400 },

  load: needing(['origin'], loadBlogArticle),

  head: ({ data, words, language, path }) => {
    const { article, origin } = data;
    const texts = words.section('blog');
    const crumbs = [...articleCrumbs(article, texts, language), { name: article.title, path }];
    const section = texts.categories[article.category].name;
    return {
      title: article.title,
      description: article.description,
      feed: { title: texts.title, path: feedPath(language) },
      jsonLd: [
        articleJsonLd(article, { origin, path, language, section, author: texts.author }),
        breadcrumbJsonLd(origin, crumbs),
      ],
    };
  },

  View: (view) => {
    const { data, words, language, nowMs } = view;
    const { article } = data;
    const texts = words.section('blog');
    return (
      <article className="wrap piece">
        <Breadcrumbs label={texts.way} crumbs={articleCrumbs(article, texts, language)} />
        <header className="piece__head">
          <div>
            <h1>{article.title}</h1>
            <p className="lede">{article.description}</p>
            <ArticleByline article={article} words={words} />
          </div>
          <ArticleArt art={article.art} />
        </header>
        <div className="piece__spread">
          <ArticleContents article={article} texts={texts} />
          <div>
            <ArticleText view={view} />
            <ToolBox tool={article.tool} words={words} language={language} nowMs={nowMs} />
            <Related article={article} texts={texts} language={language} />
            <Neighbours article={article} texts={texts} language={language} />
          </div>
        </div>
      </article>
    );
  },
});

function ArticleText({ view }: { view: PageView<ArticleData, Names> & { words: Translator<Names> } }) {
  const { data, words, clock, path } = view;
  return (
    <>
      <ArticleBody body={data.article.body} told={data.told} clock={clock} />
      {hasInstants(data) && <ZoneLine clock={clock} words={words.section('zone')} />}
      <PageActs path={path} words={words.section('blog').acts} />
    </>
  );
}
