import type { ReactNode } from 'react';
import { ArticleSeal } from './article-art.tsx';
import './article-cards.css';

export interface ArticleCard {
  path: string;
  title: string;
  description: string;
  art: string;
  /** Its category, and how long it takes to read. */
  note: ReactNode;
}

/** Articles in a list, each a picture, a title and what it is about. */
export function ArticleCards({ cards }: { cards: readonly ArticleCard[] }) {
  return (
    <ul className="cards">
      {cards.map(({ path, title, description, art, note }) => (
        <li key={path}>
          <ArticleSeal art={art} />
          <div>
            <h2>
              <a href={path}>{title}</a>
            </h2>
            <p>{description}</p>
            <p className="cards__note">{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
