import type { NatalWords } from '../../../locales/en/natal.ts';
import './contents.css';

/** Parts of a chart's result, in the order in which they are read. */
const PARTS = ['chart', 'reading', 'aspects', 'tables'] as const;
type Part = (typeof PARTS)[number];

/** Where a part stands in the page. */
export function partId(part: Part): string {
  return `result-${part}`;
}

/** The parts of a result, always in sight: plain links. */
export function Contents({ words }: { words: NatalWords['contents'] }) {
  return (
    <nav className="contents no-print" aria-label={words.label}>
      <ul>
        {PARTS.map((part) => (
          <li key={part}>
            <a href={`#${partId(part)}`}>{words[part]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
