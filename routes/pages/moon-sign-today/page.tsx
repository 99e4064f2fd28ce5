import { Instant } from '../../../client/components/local-time/instant.tsx';
import { AnswerCard, ComingTable, NowWays } from '../../../client/components/now-answer/now-answer.tsx';
import { type MoonNow, moonNow } from '../../../features/now/moon-now.ts';
import { percentText } from '../../../features/percent-text.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { loadTexts } from '../../../locales/interpretations.ts';
import { href } from '../../href.ts';
import { NOW_CACHE, NowPage, questionJsonLd } from '../../now/now-page.tsx';
import { definePage, type PageView } from '../../page.ts';
import styles from './page.tsx?styles';

type Names = 'now' | 'astro' | 'zone';
interface MoonData extends MoonNow {
  /** What the Moon in this sign is good for. */
  text: string;
}
type View = PageView<MoonData, Names>;

function answerOf({ data, words }: View): string {
  const inSign = words.section('astro').inSign[data.stay.sign];
  return fillText(words.section('now').moon.answer, { inSign });
}

export const page = definePage<MoonData, Names>({
  namespaces: ['now', 'astro', 'zone'],
  styles,
  zoned: true,
  cache: NOW_CACHE,
  explainedBy: ['moon-phases', 'moon-in-charts', 'moon-signs'],

  load: async ({ nowMs, language }) => {
    const moon = moonNow(nowMs);
    const texts = await loadTexts(language, 'moonToday');
    return { data: { ...moon, text: texts[moon.stay.sign] }, holdsUntilMs: moon.stay.toMs };
  },

  head: (view) => {
    const { title, description, heading } = view.words.section('now').moon;
    return { title, description, jsonLd: [questionJsonLd(heading, answerOf(view))] };
  },

  View: (view) => {
    const { data, words, language } = view;
    const texts = words.section('now').moon;
    return (
      <NowPage view={view} words={texts} zoneWords={words.section('zone')}>
        <AnswerCard
          answer={answerOf(view)}
          text={data.text}
          rows={factsOf(view)}
          glossary={href('glossary', language)}
          art={`phase ${data.phase}`}
        />
        <Coming view={view} />
        <NowWays
          ways={[
            {
              path: `/api/astrology/moon.ics?show=signs&lang=${language}`,
              text: texts.calendar,
              isFile: true,
            },
            {
              path: href('void-of-course-moon', language),
              text: words.section('now').void.title,
            },
          ]}
        />
      </NowPage>
    );
  },
});

function factsOf({ data, words, clock }: View) {
  const { facts } = words.section('now').moon;
  const { signs, moonPhases } = words.section('astro');
  const [next] = data.coming;
  const moment = (ms: number) => <Instant at={ms} as="moment" clock={clock} />;
  return [
    [facts.phase, moonPhases[data.phase], 'moon-phase'],
    [facts.lit, percentText(data.illuminatedFraction, words.tag)],
    [facts.entered, moment(data.stay.fromMs)],
    [facts.leaves, moment(data.stay.toMs)],
    ...(next ? [[facts.next, signs[next.sign]] as const] : []),
  ] as const;
}

function Coming({ view: { data, words, language, clock } }: { view: View }) {
  const { coming, columns } = words.section('now').moon;
  const { signs } = words.section('astro');
  const rows = data.coming.map(({ fromMs, sign }) => ({
    key: fromMs,
    cells: [signs[sign], <Instant key="enters" at={fromMs} as="moment" clock={clock} />],
  }));
  return (
    <ComingTable
      heading={coming}
      columns={[[columns.sign], [columns.enters]]}
      glossary={href('glossary', language)}
      rows={rows}
    />
  );
}
