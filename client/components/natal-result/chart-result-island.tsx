import type { ReactNode } from 'react';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { Island } from '../island.tsx';
import type { ChartResultProps } from './chart-result-props.ts';

interface ChartResultIslandProps {
  words: Pick<NatalWords, 'result' | 'kept'>;
  tag: string;
  /** Fields of the birth form, to keep in this browser; null for a chart that was shared. */
  values: Readonly<Record<string, string>> | null;
  children: ReactNode;
}

/** Marks a rendered chart for its islands, with no more words than they say. */
export function ChartResultIsland({ words, tag, values, children }: ChartResultIslandProps) {
  const { shared, failed, undrawn, scrambled } = words.result;
  const { kept, full, unnamed } = words.kept;
  const props: ChartResultProps = {
    tag,
    words: {
      shared,
      failed,
      undrawn,
      scrambled,
      kept,
      full,
      unnamed,
    },
    values,
  };
  return (
    <Island name="chart-result" strategy="interaction" props={props}>
      {children}
    </Island>
  );
}
