import type { ReactNode } from 'react';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { Island } from '../island.tsx';
import { keepWords } from '../result-head/keep-words.ts';
import type { ChartResultProps } from './chart-result-props.ts';

interface ChartResultIslandProps {
  words: Pick<NatalWords, 'result' | 'kept' | 'keeping'>;
  tag: string;
  /** Fields of the birth form, to keep in browser or account; null for a chart that was shared. */
  values: Readonly<Record<string, string>> | null;
  children: ReactNode;
}

/** Marks a rendered chart for its islands, with no more words than they say. */
export function ChartResultIsland({ words, tag, values, children }: ChartResultIslandProps) {
  const { shared, failed, undrawn, scrambled } = words.result;
  const props: ChartResultProps = {
    tag,
    words: { shared, failed, undrawn, scrambled, ...keepWords(words) },
    values,
  };
  return (
    <Island name="chart-result" strategy="interaction" props={props}>
      {children}
    </Island>
  );
}
