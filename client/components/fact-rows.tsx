import type { ReactNode } from 'react';
import type { TermId } from '../../features/glossary/terms.ts';
import { TermLink } from './term-link.tsx';

/** A fact, and the term of the glossary that its name is, where it is met here first. */
export type FactRow = readonly [name: string, value: ReactNode, term?: TermId | undefined];

interface FactRowsProps {
  rows: readonly FactRow[];
  className: string;
  /** Path of the glossary, to which names lead that are terms; absent: they do not. */
  glossary?: string | undefined;
}

/** Named facts, a row each. The place that shows them styles them by its own class. */
export function FactRows({ rows, className, glossary }: FactRowsProps) {
  return (
    <dl className={className}>
      {rows.map(([name, value, term]) => (
        <div key={name}>
          <dt>
            <TermLink term={term} glossary={glossary}>
              {name}
            </TermLink>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
