import './contents.css';

/** Where a part of a chart's result stands in the page. */
export function partId(part: 'chart' | 'reading' | 'houses' | 'aspects' | 'tables'): string {
  return `result-${part}`;
}

interface ContentsProps {
  label: string;
  /** In the order in which they are read: where a part stands, and what it is called here. */
  parts: readonly (readonly [id: string, name: string])[];
}

/** The parts of a result, always in sight: plain links. */
export function Contents({ label, parts }: ContentsProps) {
  return (
    <nav className="contents no-print" aria-label={label}>
      <ul>
        {parts.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
