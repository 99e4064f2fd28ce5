import { signOf } from '../../../astrology/signs.ts';
import { Instant } from '../../../client/components/local-time/instant.tsx';
import { AnswerCard, ComingTable, NowWays } from '../../../client/components/now-answer/now-answer.tsx';
import { type MercuryNow, mercuryNow } from '../../../features/now/mercury-now.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { href } from '../../href.ts';
import { yearOf } from '../../navigation.ts';
import { NOW_CACHE, NowPage, questionJsonLd } from '../../now/now-page.tsx';
import { definePage, type PageView } from '../../page.ts';
import styles from './page.tsx?styles';

type Names = 'now' | 'astro' | 'zone';
type View = PageView<MercuryNow, Names>;

function answerOf({ data, words }: View): string {
  const { answers } = words.section('now').mercury;
  return fillText(answers[data.state], { inSign: words.section('astro').inSign[data.sign] });
}

export const page = definePage<MercuryNow, Names>({
  namespaces: ['now', 'astro', 'zone'],
  styles,
  zoned: true,
  cache: NOW_CACHE,
  explainedBy: ['mercury-retrograde', 'retrogrades', 'mercury'],

  load: ({ nowMs }) => {
    const data = mercuryNow(nowMs);
    return data ? { data, holdsUntilMs: data.holdsUntilMs } : { notFound: true };
  },

  head: (view) => {
    const { title, description, heading } = view.words.section('now').mercury;
    return { title, description, jsonLd: [questionJsonLd(heading, answerOf(view))] };
  },

  View: (view) => {
    const { words, language, nowMs } = view;
    const texts = words.section('now').mercury;
    const year = String(yearOf(nowMs));
    return (
      <NowPage view={view} words={texts} zoneWords={words.section('zone')}>
        <AnswerCard
          answer={answerOf(view)}
          rows={factsOf(view)}
          glossary={href('glossary', language)}
          art="planet mercury"
        />
        <Coming view={view} />
        <NowWays
          ways={[
            {
              path: `/api/astrology/events.ics?show=station&body=mercury&lang=${language}`,
              text: texts.calendar,
              isFile: true,
            },
            {
              path: href('astrological-events', language, { year }),
              text: words.t('now.year', { year }),
            },
          ]}
        />
      </NowPage>
    );
  },
});

/** The turns that lie ahead, of the way back that is on or comes next. */
function factsOf({ data, words, nowMs, clock }: View) {
  const { facts } = words.section('now').mercury;
  const [period] = data.periods;
  if (!period) return [];
  const turns = [
    [facts.shadow, period.shadowStartMs, undefined],
    [facts.turns, period.stationRetrogradeMs, 'station'],
    [facts.returns, period.stationDirectMs, undefined],
    [facts.clear, period.shadowEndMs, undefined],
  ] as const;
  return turns
    .filter(([, ms]) => ms > nowMs)
    .map(
      ([name, ms, term]) => [name, <Instant key={name} at={ms} as="moment" clock={clock} />, term] as const,
    );
}

function Coming({ view: { data, words, language, clock } }: { view: View }) {
  const { coming, columns } = words.section('now').mercury;
  const { signs } = words.section('astro');
  const rows = data.periods.map((period) => {
    const [from, to] = [period.stationRetrogradeLongitude, period.stationDirectLongitude].map(signOf);
    const names = [...new Set([from, to])].map((sign) => sign && signs[sign]);
    return {
      key: period.stationRetrogradeMs,
      cells: [
        <Instant
          key="back"
          at={period.stationRetrogradeMs}
          to={period.stationDirectMs}
          as="date"
          clock={clock}
        />,
        <Instant key="shadow" at={period.shadowStartMs} to={period.shadowEndMs} as="date" clock={clock} />,
        names.join(' → '),
      ],
    };
  });
  return (
    <ComingTable
      heading={coming}
      columns={[[columns.back, 'retrograde'], [columns.shadow, 'shadow'], [columns.signs]]}
      glossary={href('glossary', language)}
      rows={rows}
    />
  );
}
