import type { StatusAnswer } from '../../../contract/status.ts';
import { withFirst } from '../../../features/local-time/first-of-month.ts';
import type { StatusWords } from '../../../locales/en/status.ts';
import { fillText } from '../../../locales/fill-text.ts';
import '../../styles/element-colours.css';
import '../chart-tables.css';
import './status-tables.css';

type TableName = keyof StatusWords['tables']['names'];

function tableName(id: string, { names }: StatusWords['tables']): string {
  return Object.hasOwn(names, id) ? names[id as TableName] : id;
}

function checkName(id: string, words: StatusWords): string {
  const { checks, tables } = words;
  const [kind = '', ...rest] = id.split('-');
  const which = rest.join('-');
  if (kind === 'chart') return fillText(checks.chart, { number: which });
  if (kind === 'table') return fillText(checks.table, { name: tableName(which, tables) });
  return kind === 'eclipse' ? checks.eclipse : checks.birth;
}

/** A share as the language writes it; a print as it is. */
function foundText(measured: string, tag: string): string {
  const share = /^(\d+) %$/.exec(measured)?.[1];
  if (share === undefined) return measured;
  return new Intl.NumberFormat(tag, { style: 'percent' }).format(Number(share) / 100);
}

interface ChecksTableProps {
  checks: StatusAnswer['checks'];
  words: StatusWords;
  tag: string;
}

/** Each check with what it found. */
export function ChecksTable({ checks, words, tag }: ChecksTableProps) {
  const { heading, what, found, verdict, right, wrong } = words.checks;
  return (
    <table className="sky-table status" aria-label={heading}>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{found}</th>
          <th scope="col">{verdict}</th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ id, isRight, measured }) => (
          <tr key={id}>
            <th scope="row">{checkName(id, words)}</th>
            <td>{foundText(measured, tag)}</td>
            <td className={isRight ? 'status__right' : 'status__wrong'}>{isRight ? right : wrong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface AgesTableProps {
  tables: StatusAnswer['tables'];
  words: StatusWords['tables'];
  tag: string;
}

/** How old each table is. */
export function AgesTable({ tables, words, tag }: AgesTableProps) {
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(tag);
  return (
    <table className="sky-table status" aria-label={words.heading}>
      <thead>
        <tr>
          <th scope="col">{words.heading}</th>
          <th scope="col">{words.made}</th>
          <th scope="col">{words.age}</th>
        </tr>
      </thead>
      <tbody>
        {tables.map(({ id, made, ageDays, freshDays }) => (
          <tr key={id}>
            <th scope="row">{tableName(id, words)}</th>
            <td>{withFirst(day.format(Date.parse(made)), tag)}</td>
            <td>
              {fillText(words.days, { days: number.format(ageDays) })}
              {freshDays !== null && ageDays > freshDays && (
                <>
                  {', '}
                  <span className="status__wrong">{words.old}</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
