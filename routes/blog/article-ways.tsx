import type { ArticleWay } from './ways-to-articles.ts';
import '../births/guide.css';

/** Where articles say more; nothing where the language has none. */
export function ArticleWays({ articles }: { articles: readonly ArticleWay[] }) {
  if (articles.length === 0) return null;
  return (
    <ul className="guide__articles no-print">
      {articles.map(({ path, title }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
