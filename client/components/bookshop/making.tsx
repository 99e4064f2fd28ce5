import type { ReportState } from '../../../contract/report-export.ts';
import type { BookshopWords } from '../../../locales/en/bookshop.ts';
import { Island } from '../island.tsx';

interface MakingProps {
  state: ReportState;
  /** Of the page that tells of it. */
  path: string;
  words: BookshopWords['order'];
}

/** How far the making of a book is. While it is made the page looks by itself; without a script, by a link. */
export function Making({ state, path, words }: MakingProps) {
  if (state === 'failed') return <p role="status">{words.failed}</p>;
  if (state === 'ready') return <p role="status">{words.ready}</p>;
  return (
    <Island name="await-book" strategy="load" props={null}>
      <p role="status" data-making="">
        {words.making}
      </p>
      <p>
        <a href={path}>{words.again}</a>
      </p>
    </Island>
  );
}
