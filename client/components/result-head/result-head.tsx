import type { ReactNode } from 'react';
import type { TermId } from '../../../features/glossary/terms.ts';
import { TermLink } from '../term-link.tsx';
import './result-head.css';

interface ResultHeadProps {
  /** The page whose result it is. */
  page: string;
  /** What the page is called after, as the glossary has it. */
  term?: TermId;
  /** Path of the glossary. */
  glossary?: string;
  heading: string;
  /** Whose births it was computed from, a line each. */
  births: readonly string[];
  /** What can be done with the result. */
  children?: ReactNode;
}

/** The title of a result: what it is, of whom, and what one can do with it. It stands in place of the page's own. */
export function ResultHead({ page, term, glossary, heading, births, children }: ResultHeadProps) {
  return (
    <header className="result-head">
      <p className="eyebrow">
        <TermLink term={term} glossary={glossary}>
          {page}
        </TermLink>
      </p>
      <h1 id="result-heading" tabIndex={-1}>
        {heading}
      </h1>
      {births.map((birth) => (
        <p key={birth} className="result-head__birth">
          {birth}
        </p>
      ))}
      {children}
    </header>
  );
}
