import type { ReactNode } from 'react';
import { ArticleArt } from '../article/article-art.tsx';
import './landing.css';

interface LandingAskProps {
  heading: string;
  lede: string;
  /** The picture beside it, as an article's: `sign leo`. */
  art: string;
  /** The form. */
  children: ReactNode;
}

/** A landing before its answer: what it asks, with a picture beside it where there is room, below it on a phone. */
export function LandingAsk({ heading, lede, art, children }: LandingAskProps) {
  return (
    <div className="landing__ask">
      <div>
        <h1>{heading}</h1>
        <p className="lede">{lede}</p>
        {children}
      </div>
      <ArticleArt art={art} />
    </div>
  );
}
