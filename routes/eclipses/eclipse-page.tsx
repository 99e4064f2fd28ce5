import type { EclipseKind } from '../../astrology/eclipses/saros.ts';
import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import choiceStyles from '../../client/components/birth-form/choice-inputs.ts?styles';
import { Decades, EclipseList } from '../../client/components/eclipses/eclipse-list.tsx';
import { PlaceAnswer } from '../../client/components/eclipses/place-answer.tsx';
import answerStyles from '../../client/components/eclipses/place-answer.tsx?styles';
import { PlaceQuestion } from '../../client/components/eclipses/place-question.tsx';
import { GlyphSprite } from '../../client/components/glyphs.tsx';
import { FIRST_DECADE, LAST_DECADE } from '../../features/eclipses/choose-eclipses.ts';
import {
  beginMsOf,
  dayOf,
  type Eclipse,
  endMsOf,
  formatDay,
  tenseOf,
} from '../../features/eclipses/eclipse-view.ts';
import type { EclipsesWords } from '../../locales/en/eclipses.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { Translator } from '../../locales/index.ts';
import type { Language } from '../../locales/locales.ts';
import { birthScript, placeScript } from '../births/birth-script.ts';
import { Guide } from '../births/guide.tsx';
import { href } from '../href.ts';
import { type AnyPage, definePage, needing, type PageView } from '../page.ts';
import { ChartPart } from './chart-part.tsx';
import questionStyles from './chart-question.tsx?styles';
import styles from './eclipse-page.tsx?styles';
import { EclipseWordsPart } from './eclipse-words.tsx';
import wordsStyles from './eclipse-words.tsx?styles';
import { type EclipseNames, type EclipsePartProps, FeaturedEclipse } from './featured-eclipse.tsx';
import { ASK_PARAMETER, CHART_QUESTION } from './load-chart.ts';
import { type EclipsesData, loadEclipses } from './load-eclipses.ts';
import '../../client/components/eclipses/eclipses.css';

type View = PageView<EclipsesData, EclipseNames>;

const GUIDE = ['what', 'sign', 'chart'] as const;

const DECADES = Array.from(
  { length: (LAST_DECADE - FIRST_DECADE) / 10 + 1 },
  (_, index) => FIRST_DECADE + 10 * index,
);

/**
 * The page of solar or of lunar eclipses: the next one, or one that `?date=` names; the view from a place; what it is to
 * a birth; a list.
 */
export function defineEclipsePage(kind: EclipseKind): AnyPage {
  return definePage<EclipsesData, EclipseNames>({
    namespaces: ['eclipses', 'natal', 'astro', 'errors', 'zone'],
    zoned: true,
    styles: ({ asksBirth, asked, signWords }) => [
      ...styles,
      ...(signWords ? wordsStyles : []),
      ...(asked.answer ? answerStyles : []),
      ...(asksBirth ? questionStyles : []),
      ...(asked.failure ? choiceStyles : []),
    ],
    cache: { freshSeconds: 900, staleSeconds: 3600 },
    explainedBy: ['eclipses', 'nodes'],
    limit: 'charts',
    acceptsForm: true,
    query: ['date', 'decade', ASK_PARAMETER],
    load: needing(['births', 'places'], (request) => loadEclipses(kind, request)),
    head: (view) => headOf(kind, view),
    View: (view) => <EclipseView kind={kind} {...view} />,
  });
}

function eclipseEvent(eclipse: Eclipse, name: string) {
  return {
    '@type': 'Event',
    name,
    startDate: new Date(beginMsOf(eclipse)).toISOString(),
    endDate: new Date(endMsOf(eclipse)).toISOString(),
    location: { '@type': 'Place', name: 'Earth' },
  };
}

function titleOf({ isNext, decade }: EclipsesData, texts: EclipsesWords[EclipseKind], dated: string): string {
  if (!isNext) return fillText(texts.datedTitle, { eclipse: dated });
  return decade === null ? texts.title : `${texts.heading}, ${decade}–${decade + 9}`;
}

function headOf(kind: EclipseKind, { data, words, path }: View) {
  const texts = words.section('eclipses')[kind];
  const { eclipse } = data.featured;
  const dated = fillText(texts.dated, { date: formatDay(eclipse.maximumMs, words.tag) });
  return {
    title: titleOf(data, texts, dated),
    description: texts.description,
    inline:
      placeScript(data.asked.values) ??
      (data.asksBirth ? birthScript(data.birth, { answers: 'part', address: askAddress(path, data) }) : null),
    jsonLd: [eclipseEvent(eclipse, dated)],
  };
}

function EclipseView({
  kind,
  data,
  words,
  language,
  path,
  nowMs,
  clock,
  articles,
}: View & { kind: EclipseKind }) {
  const texts = words.section('eclipses');
  const part: EclipsePartProps = { kind, data, words, path, nowMs, clock };
  return (
    <div className="wrap eclipse">
      <GlyphSprite glyphs={signsOn(data)} />
      <h1>{texts[kind].heading}</h1>
      <p className="lede">{texts[kind].lede}</p>
      <FeaturedEclipse {...part} />
      <EclipseWordsPart {...part} />
      <div className={data.asksBirth || data.asked.answer ? undefined : 'eclipse__asks'}>
        <PlacePart {...part} />
        <ChartPart
          {...part}
          language={language}
          action={`${path}${dateQuery(data)}#chart`}
          askHref={`${askAddress(path, data)}#chart`}
        />
      </div>
      <ListPart {...part} />
      <Guide
        heading={texts[kind].guide.heading}
        topics={GUIDE.map((topic) => texts[kind].guide[topic])}
        articles={articles}
      />
      <NatalLink words={words} language={language} />
    </div>
  );
}

/** The signs that the page shows: those of its eclipses, and with a chart on it any. */
function signsOn({ list, past, featured, birth }: EclipsesData): readonly SignId[] {
  return birth.result ? SIGN_IDS : [...list, ...past, featured.eclipse].map(({ sign }) => sign);
}

/** What keeps a posted form with the eclipse that it is about. */
function dateQuery({ isNext, featured }: EclipsesData): string {
  return isNext ? '' : `?date=${dayOf(featured.eclipse)}`;
}

/** The page with the form for a birth on it, about the same eclipse. */
function askAddress(path: string, data: EclipsesData): string {
  const query = dateQuery(data);
  return `${path}${query === '' ? '?' : `${query}&`}${ASK_PARAMETER}=${CHART_QUESTION.ask}`;
}

function NatalLink({ words, language }: { words: Translator<EclipseNames>; language: Language }) {
  return (
    <p className="no-print">
      <a href={href('natal-chart', language)}>{words.t('eclipses.natal')}</a>
    </p>
  );
}

function PlacePart({ kind, data, words, path, nowMs }: EclipsePartProps) {
  const texts = words.section('eclipses');
  const { asked, featured } = data;
  const isPast = tenseOf(featured.eclipse, nowMs) === 'past';
  const { failure } = asked;
  const error = failure && fillText(texts.place.errors[failure.code], { words: failure.unknownWords });
  return (
    <section id="place" className="section" aria-labelledby="place-heading">
      <h2 id="place-heading">{(isPast ? texts.past : texts).place.heading}</h2>
      <div className={asked.answer ? 'eclipse__place' : undefined}>
        <PlaceQuestion
          action={`${data.asksBirth ? askAddress(path, data) : path + dateQuery(data)}#place`}
          language={words.language}
          tag={words.tag}
          words={texts.place}
          suggestions={words.section('natal').suggestions}
          values={asked.values}
          error={error}
          choices={failure?.places ?? []}
        />
        {asked.answer && (
          <PlaceAnswer
            answer={asked.answer}
            maximumMs={featured.eclipse.maximumMs}
            isPast={isPast}
            kind={kind}
            words={texts}
            tag={words.tag}
          />
        )}
      </div>
    </section>
  );
}

function ListPart({ kind, data, words, path, clock }: EclipsePartProps) {
  const texts = words.section('eclipses');
  const { decade, list, past, featured } = data;
  const table = { featured: featured.eclipse, path, words: texts, astro: words.section('astro'), clock };
  const heading = decade === null ? texts[kind].list : `${texts[kind].heading}, ${decade}–${decade + 9}`;
  return (
    <section id="list" className="section" aria-labelledby="list-heading">
      <h2 id="list-heading">{heading}</h2>
      {list.length > 0 && <EclipseList eclipses={list} caption={heading} {...table} />}
      {past.length > 0 && (
        <details className="eclipse__past">
          <summary>{texts.earlier}</summary>
          <EclipseList eclipses={past} caption={texts.earlier} {...table} />
        </details>
      )}
      <h3 className="eclipse__decades">{texts.decades}</h3>
      <Decades decades={DECADES} current={decade} path={path} label={texts.decades} />
    </section>
  );
}
