import type { StatusAnswer } from '../../../contract/status.ts';
import type { StatusWords } from '../../../locales/en/status.ts';
import '../../styles/element-colours.css';
import '../chart-tables.css';
import './status-tables.css';

type Words = StatusWords['tally'];
type Line = StatusAnswer['tally'][number];

function nameOf({ level, event }: Line, { events, failure }: Words): string {
  if (level === 'error') return failure;
  return Object.hasOwn(events, event) ? events[event as keyof Words['events']] : event;
}

interface TallyTableProps {
  lines: readonly Line[];
  words: Words;
  tag: string;
}

/** How often each event of security and each failure came: today, yesterday, in seven days. */
export function TallyTable({ lines, words, tag }: TallyTableProps) {
  const number = new Intl.NumberFormat(tag);
  return (
    <table className="sky-table status" aria-label={words.heading}>
      <thead>
        <tr>
          {[words.what, words.today, words.yesterday, words.week].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.level} ${line.event}`}>
            <th scope="row">
              {nameOf(line, words)} <code>{line.event}</code>
            </th>
            <td>{number.format(line.today)}</td>
            <td>{number.format(line.yesterday)}</td>
            <td>{number.format(line.week)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
