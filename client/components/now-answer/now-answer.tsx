import type { ReactNode } from 'react';
import { ArticleArt } from '../article/article-art.tsx';
import { type FactRow, FactRows } from '../fact-rows.tsx';
import './now-answer.css';

interface AnswerCardProps {
  answer: string;
  /** What it means, where something is to be said of it. */
  text?: string;
  rows: readonly FactRow[];
  /** The picture beside it, as an article's: `planet mercury`. */
  art: string;
}

/** The answer of this moment, with the facts that it rests on. */
export function AnswerCard({ answer, text, rows, art }: AnswerCardProps) {
  return (
    <div className="now__card card">
      <div>
        <p className="now__answer">{answer}</p>
        {text && <p className="now__text">{text}</p>}
        <FactRows rows={rows} className="now__facts" />
      </div>
      <ArticleArt art={art} />
    </div>
  );
}

interface ComingTableProps {
  heading: string;
  columns: readonly string[];
  rows: readonly { key: number; cells: readonly ReactNode[] }[];
}

/** What comes next, a row each. */
export function ComingTable({ heading, columns, rows }: ComingTableProps) {
  return (
    <section aria-labelledby="coming-heading">
      <h2 id="coming-heading">{heading}</h2>
      <table className="now__coming" aria-labelledby="coming-heading">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Where the page leads on: the first is a file for one's calendar. */
export function NowWays({ ways }: { ways: readonly { path: string; text: string; isFile?: true }[] }) {
  return (
    <p className="now__ways no-print">
      {ways.map(({ path, text, isFile }) => (
        <a key={path} className={isFile && 'button button--quiet'} href={path} download={isFile && ''}>
          {text}
        </a>
      ))}
    </p>
  );
}
