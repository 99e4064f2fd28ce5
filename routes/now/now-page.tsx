import type { ReactElement } from 'react';
import { ZoneLine } from '../../client/components/local-time/zone-line.tsx';
import type { ZoneWords } from '../../locales/en/zone.ts';
import { Guide } from '../births/guide.tsx';
import type { PageView } from '../page.ts';

/** Pages that answer a question about this moment are made anew at least this often. */
export const NOW_CACHE = { freshSeconds: 600, staleSeconds: 3600 };

interface NowPageProps {
  view: Pick<PageView<unknown, never>, 'clock' | 'articles'>;
  words: { heading: string; guide: { heading: string; topics: { title: string; text: string }[] } };
  zoneWords: ZoneWords;
  /** The answer and what comes after it. */
  children: ReactElement[];
}

/** The frame that these pages share: a question, its answer, what comes next, what it is good for. */
export function NowPage({ view, words, zoneWords, children }: NowPageProps) {
  const [answer, ...rest] = children;
  return (
    <div className="wrap now">
      <h1>{words.heading}</h1>
      {answer}
      {rest}
      <ZoneLine clock={view.clock} words={zoneWords} />
      <Guide heading={words.guide.heading} topics={words.guide.topics} articles={view.articles} />
    </div>
  );
}

/** A question and its answer, for search engines. */
export function questionJsonLd(question: string, answer: string): Readonly<Record<string, unknown>> {
  return {
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } },
    ],
  };
}
