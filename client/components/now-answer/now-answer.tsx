import type { ReactNode } from 'react';
import type { TermId } from '../../../features/glossary/terms.ts';
import { ArticleArt } from '../article/article-art.tsx';
import { type FactRow, FactRows } from '../fact-rows.tsx';
import { TermLink } from '../term-link.tsx';
import './now-answer.css';

interface AnswerCardProps {
  answer: string;
  /** What it means, where something is to be said of it. */
  text?: string;
  rows: readonly FactRow[];
  /** Path of the glossary. */
  glossary: string;
  /** The picture beside it, as an article's: `planet mercury`. */
  art: string;
}

/** The answer of this moment, with the facts that it rests on. */
export function AnswerCard({ answer, text, rows, glossary, art }: AnswerCardProps) {
  return (
    <div className="now__card card">
      <div>
        <p className="now__answer">{answer}</p>
        {text && <p className="now__text">{text}</p>}
        <FactRows rows={rows} className="now__facts" glossary={glossary} />
      </div>
      <ArticleArt art={art} />
    </div>
  );
}

/** A column's name, and the term of the glossary that it is, where it is met here first. */
type ComingColumn = readonly [name: string, term?: TermId];

interface ComingTableProps {
  heading: string;
  columns: readonly ComingColumn[];
  /** Path of the glossary. */
  glossary: string;
  rows: readonly { key: number; cells: readonly ReactNode[] }[];
}

/** What comes next, a row each. */
export function ComingTable({ heading, columns, rows, glossary }: ComingTableProps) {
  return (
    <section aria-labelledby="coming-heading">
      <h2 id="coming-heading">{heading}</h2>
      <table className="now__coming" aria-labelledby="coming-heading">
        <thead>
          <tr>
            {columns.map(([column, term]) => (
              <th key={column} scope="col">
                <TermLink term={term} glossary={glossary}>
                  {column}
                </TermLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={columns[index]?.[0]}>{cell}</td>
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
