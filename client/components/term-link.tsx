import type { ReactNode } from 'react';
import type { TermId } from '../../features/glossary/terms.ts';
import './term-link.css';

interface TermLinkProps {
  term: TermId | undefined;
  /** Path of the glossary; undefined where nothing leads there. */
  glossary: string | undefined;
  children: ReactNode;
}

/** A word of the craft where it is met first: a quiet way to what it means. */
export function TermLink({ term, glossary, children }: TermLinkProps) {
  if (term === undefined || glossary === undefined) return children;
  return (
    <a className="term" href={`${glossary}#${term}`}>
      {children}
    </a>
  );
}
