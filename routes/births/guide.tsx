import { ArticleWays } from '../blog/article-ways.tsx';
import type { ArticleWay } from '../blog/ways-to-articles.ts';
import './guide.css';

interface GuideProps {
  heading: string;
  topics: readonly { title: string; text: string }[];
  /** What says more. */
  articles: readonly ArticleWay[];
}

/** A few short answers below a calculator, for those who meet its subject for the first time. */
export function Guide({ heading, topics, articles }: GuideProps) {
  return (
    <section className="guide" aria-labelledby="guide-heading">
      <h2 id="guide-heading">{heading}</h2>
      <div className="guide__topics">
        {topics.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <ArticleWays articles={articles} />
    </section>
  );
}
