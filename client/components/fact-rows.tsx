import type { ReactNode } from 'react';

export type FactRow = readonly [name: string, value: ReactNode];

/** Named facts, a row each. The place that shows them styles them by its own class. */
export function FactRows({ rows, className }: { rows: readonly FactRow[]; className: string }) {
  return (
    <dl className={className}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
