import type { ReactNode } from 'react';
import { withFirst } from '../../../features/local-time/first-of-month.ts';
import '../prose.css';
import './paper.css';

interface PaperSection {
  /** Fragment of its address. */
  id: string;
  heading: string;
  text: readonly string[];
  /** What stands below its text. */
  more?: ReactNode;
}

interface PaperProps {
  words: { heading: string; lede: string; contents: string };
  /** Which version this is, and since when. */
  version: string;
  sections: readonly PaperSection[];
}

/** A paper that binds: its version, what is in it, and its sections. */
export function Paper({ words: { heading, lede, contents }, version, sections }: PaperProps) {
  return (
    <article className="wrap prose paper">
      <h1>{heading}</h1>
      <p className="lede">{lede}</p>
      <p>{version}</p>
      <nav aria-label={contents} className="no-print">
        <ol className="paper__contents">
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, heading: title, text, more }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {more}
        </section>
      ))}
    </article>
  );
}

/** A version and its day (`2026-11-24`), as the language writes them. */
export function versionParams(
  { version, date }: { version: number; date: string },
  tag: string,
): { version: number; date: string } {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return { version, date: withFirst(format.format(Date.parse(date)), tag) };
}
