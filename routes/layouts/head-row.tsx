import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import type { Frame } from './layout.ts';

interface HeadRowProps {
  frame: Frame;
  className?: string;
  /** What stands beside the brand. */
  children?: ReactNode;
}

/** The row at the top of every page: the brand, and what the layout puts beside it. */
export function HeadRow({ frame, className = 'head', children }: HeadRowProps) {
  return (
    <header className={className}>
      <div className="wrap head__row">
        <Brand frame={frame} />
        {children}
      </div>
    </header>
  );
}
