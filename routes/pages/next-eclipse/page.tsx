import { Instant } from '../../../client/components/local-time/instant.tsx';
import { AnswerCard, ComingTable, NowWays } from '../../../client/components/now-answer/now-answer.tsx';
import { formatPlace } from '../../../features/degrees.ts';
import { typeText } from '../../../features/eclipses/eclipse-view.ts';
import type { CalendarEvent, EclipseEvent } from '../../../features/events/calendar-event.ts';
import { eventsAhead } from '../../../features/events/coming-events.ts';
import { href } from '../../href.ts';
import { NOW_CACHE, NowPage, questionJsonLd } from '../../now/now-page.tsx';
import { definePage, type PageView } from '../../page.ts';
import styles from './page.tsx?styles';

type Names = 'now' | 'astro' | 'eclipses' | 'zone';
interface EclipseData {
  next: EclipseEvent;
  after: readonly EclipseEvent[];
}
type View = PageView<EclipseData, Names>;

const SHOWN = 4;
/** Four eclipses and more come in each two years. */
const REACH_YEARS = 3;

function isEclipse(event: CalendarEvent): event is EclipseEvent {
  return event.kind === 'eclipse';
}

function typeOf(event: EclipseEvent, { words }: View): string {
  const texts = words.section('eclipses');
  return event.body === 'sun'
    ? typeText({ kind: 'solar', type: event.type }, texts, 'types')
    : typeText({ kind: 'lunar', type: event.type }, texts, 'types');
}

function placeOf({ longitude, sign }: EclipseEvent, { words }: View): string {
  return `${formatPlace(longitude)} ${words.section('astro').signs[sign]}`;
}

export const page = definePage<EclipseData, Names>({
  namespaces: ['now', 'astro', 'eclipses', 'zone'],
  styles,
  zoned: true,
  cache: NOW_CACHE,
  explainedBy: ['eclipses', 'eclipse-seasons', 'nodes'],

  load: ({ nowMs }) => {
    const [next, ...after] = eventsAhead(isEclipse, nowMs, { count: SHOWN, years: REACH_YEARS });
    return next ? { data: { next, after }, holdsUntilMs: next.instantMs } : { notFound: true };
  },

  head: (view) => {
    const { title, description } = view.words.section('now').eclipse;
    const day = new Date(view.data.next.instantMs).toISOString().slice(0, 10);
    return { title, description, jsonLd: [questionJsonLd(title, `${typeOf(view.data.next, view)}, ${day}`)] };
  },

  View: (view) => {
    const { data, words, language } = view;
    const texts = words.section('now').eclipse;
    const isSolar = data.next.body === 'sun';
    return (
      <NowPage view={view} words={texts} zoneWords={words.section('zone')}>
        <AnswerCard
          answer={typeOf(data.next, view)}
          rows={factsOf(view)}
          glossary={href('glossary', language)}
          art={`eclipse ${isSolar ? 'solar' : 'lunar'}`}
        />
        <Coming view={view} />
        <NowWays
          ways={[
            {
              path: `/api/astrology/events.ics?show=eclipse&lang=${language}`,
              text: texts.calendar,
              isFile: true,
            },
            { path: href(isSolar ? 'solar-eclipse' : 'lunar-eclipse', language), text: texts.see },
          ]}
        />
      </NowPage>
    );
  },
});

function factsOf(view: View) {
  const { data, words, clock } = view;
  const { facts } = words.section('now').eclipse;
  return [
    [facts.maximum, <Instant key="maximum" at={data.next.instantMs} as="moment" clock={clock} />],
    [facts.sign, placeOf(data.next, view)],
    [facts.saros, String(data.next.saros), 'saros'],
  ] as const;
}

function Coming({ view }: { view: View }) {
  const { data, words, language, clock } = view;
  const { coming, columns } = words.section('now').eclipse;
  const rows = data.after.map((eclipse) => ({
    key: eclipse.instantMs,
    cells: [
      <Instant key="maximum" at={eclipse.instantMs} as="moment" clock={clock} />,
      typeOf(eclipse, view),
      placeOf(eclipse, view),
    ],
  }));
  return (
    <ComingTable
      heading={coming}
      columns={[[columns.maximum], [columns.type], [columns.place]]}
      glossary={href('glossary', language)}
      rows={rows}
    />
  );
}
