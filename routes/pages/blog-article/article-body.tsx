import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Instant } from '../../../client/components/local-time/instant.tsx';
import { isListTag, readTag } from '../../../features/articles/read-tag.ts';
import type { Row, Told } from '../../../features/articles/told.ts';
import { cachedFormat } from '../../../features/cached-format.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import './article-body.css';

const enumeration = cachedFormat((tag) => new Intl.ListFormat(tag));

interface ArticleBodyProps {
  body: readonly string[];
  told: readonly Told[];
  clock: PageClock;
}

/** An article's text, with what its tags have come to. */
export function ArticleBody({ body, told, clock }: ArticleBodyProps) {
  const html = body
    .map((piece, index) => {
      if (index % 2 === 0) return piece;
      const { rows } = told[(index - 1) / 2] ?? { rows: [] };
      const parts = isListTag(readTag(piece)) ? (
        <Dates rows={rows} clock={clock} />
      ) : (
        <Inline rows={rows} clock={clock} />
      );
      return renderToStaticMarkup(parts);
    })
    .join('');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML, in which Markdown may write none, and React's
  return <div className="prosa" dangerouslySetInnerHTML={{ __html: html }} />;
}

interface RowsProps {
  rows: readonly Row[];
  clock: PageClock;
}

function Pieces({ row, clock }: { row: Row; clock: PageClock }) {
  return row.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
    <Fragment key={index}>
      {index > 0 && ' · '}
      {typeof piece === 'string' ? piece : <Instant {...piece} clock={clock} />}
    </Fragment>
  ));
}

/** In a sentence: several are enumerated as the language does. */
function Inline({ rows, clock }: RowsProps) {
  const places = rows.map((_, index) => String(index));
  return enumeration(clock.tag)
    .formatToParts(places)
    .map(({ type, value }) =>
      type === 'element' ? <Pieces key={value} row={rows[Number(value)] ?? []} clock={clock} /> : value,
    );
}

function Dates({ rows, clock }: RowsProps) {
  return (
    <ul className="prosa__dates">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
        <li key={index}>
          <Pieces row={row} clock={clock} />
        </li>
      ))}
    </ul>
  );
}
