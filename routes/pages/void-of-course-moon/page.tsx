import { Fragment } from 'react';
import type { MoonStay } from '../../../astrology/events/void-of-course.ts';
import { Instant } from '../../../client/components/local-time/instant.tsx';
import { AnswerCard, ComingTable, NowWays } from '../../../client/components/now-answer/now-answer.tsx';
import { lastAspectText } from '../../../features/now/last-aspect-text.ts';
import { type MoonNow, moonNow } from '../../../features/now/moon-now.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { href } from '../../href.ts';
import { NOW_CACHE, NowPage, questionJsonLd } from '../../now/now-page.tsx';
import { definePage, type PageView } from '../../page.ts';
import styles from './page.tsx?styles';

type Names = 'now' | 'astro' | 'zone';
type View = PageView<MoonNow, Names>;

function answerOf({ data, words }: View): string {
  const { answers } = words.section('now').void;
  const inSign = words.section('astro').inSign[data.stay.sign];
  return fillText(data.isVoid ? answers.yes : answers.no, { inSign });
}

export const page = definePage<MoonNow, Names>({
  namespaces: ['now', 'astro', 'zone'],
  styles,
  zoned: true,
  cache: NOW_CACHE,
  explainedBy: ['void-of-course', 'moon-phases', 'aspects'],

  load: ({ nowMs }) => {
    const data = moonNow(nowMs);
    return { data, holdsUntilMs: data.holdsUntilMs };
  },

  head: (view) => {
    const { title, description, heading } = view.words.section('now').void;
    return { title, description, jsonLd: [questionJsonLd(heading, answerOf(view))] };
  },

  View: (view) => {
    const { data, words, language } = view;
    const texts = words.section('now').void;
    return (
      <NowPage view={view} words={texts} zoneWords={words.section('zone')}>
        <AnswerCard
          answer={answerOf(view)}
          rows={factsOf(view)}
          glossary={href('glossary', language)}
          art={`phase ${data.phase}`}
        />
        <Coming view={view} />
        <NowWays
          ways={[
            {
              path: `/api/astrology/moon.ics?show=void&lang=${language}`,
              text: texts.calendar,
              isFile: true,
            },
            { path: href('moon-sign-today', language), text: words.section('now').moon.title },
          ]}
        />
      </NowPage>
    );
  },
});

function lastOf({ lastAspect }: MoonStay, { words }: View): string {
  const { none } = words.section('now').void;
  return lastAspect ? lastAspectText(lastAspect, words.section('astro')) : none;
}

function factsOf(view: View) {
  const { data, words, clock } = view;
  const { facts } = words.section('now').void;
  const [next] = data.coming;
  const moment = (ms: number) => <Instant at={ms} as="moment" clock={clock} />;
  return [
    [data.isVoid ? facts.since : facts.next, moment(data.stay.voidFromMs), 'void-of-course'],
    [facts.until, moment(data.stay.toMs)],
    [facts.last, lastOf(data.stay, view), 'aspect'],
    ...(next ? [[facts.enters, words.section('astro').signs[next.sign]] as const] : []),
  ] as const;
}

function Coming({ view }: { view: View }) {
  const { data, words, language, clock } = view;
  const { coming, columns } = words.section('now').void;
  const { signs } = words.section('astro');
  const stays = [data.stay, ...data.coming];
  const rows = data.coming.slice(0, -1).map((stay, index) => {
    const after = stays[index + 2];
    return {
      key: stay.fromMs,
      cells: [
        <Fragment key="void">
          <Instant at={stay.voidFromMs} as="moment" clock={clock} />{' '}
          <span className="now__to">
            – <Instant at={stay.toMs} as="moment" clock={clock} />
          </span>
        </Fragment>,
        lastOf(stay, view),
        after ? signs[after.sign] : '',
      ],
    };
  });
  return (
    <ComingTable
      heading={coming}
      columns={[[columns.void], [columns.last], [columns.enters]]}
      glossary={href('glossary', language)}
      rows={rows}
    />
  );
}
