import type { SignId } from '../../../astrology/ids.ts';
import { Island } from '../../../client/components/island.tsx';
import { BirthDayForm } from '../../../client/components/landing/birth-day-form.tsx';
import { LandingAsk } from '../../../client/components/landing/landing-ask.tsx';
import { Instant } from '../../../client/components/local-time/instant.tsx';
import { type PlanDate, planDates } from '../../../features/landing/plan-dates.ts';
import { signsOfDay } from '../../../features/landing/signs-of-day.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { href } from '../../href.ts';
import { type BirthDayField, birthDayScript, loadBirthDay } from '../../landing/load-birth-day.ts';
import { yearOf } from '../../navigation.ts';
import { definePage, type PageView } from '../../page.ts';
import styles from './page.tsx?styles';

interface Story {
  sign: SignId;
  /** The Sun changed its sign on that day. */
  isCusp: boolean;
  dates: readonly PlanDate[];
}

interface UniverseData {
  field: BirthDayField;
  story: Story | null;
}

type Names = 'landing' | 'astro' | 'errors';

export const page = definePage<UniverseData, Names>({
  namespaces: ['landing', 'astro', 'errors'],
  styles,
  cache: { freshSeconds: 3_600, staleSeconds: 86_400 },
  limit: 'charts',
  acceptsForm: true,
  counted: true,
  zoned: true,

  load: ({ form, nowMs }) => {
    const { field, dayMs } = loadBirthDay({ form, nowMs });
    if (dayMs === null)
      return { data: { field, story: null }, status: form ? 422 : 200, personal: form !== null };
    const { sun } = signsOfDay(dayMs);
    const [sign = 'aries'] = sun;
    const story = { sign, isCusp: sun.length > 1, dates: planDates(sign, nowMs) };
    return { data: { field, story }, personal: true };
  },

  head: ({ data, words }) => ({
    title: words.t('landing.universe.title'),
    description: words.t('landing.universe.description'),
    inline: birthDayScript(data.field),
  }),

  View: (view) => {
    const { data, words, path } = view;
    const { universe, form } = words.section('landing');
    const { fault } = data.field;
    return (
      <div className={data.story ? 'wrap landing' : 'wrap landing landing--asks'}>
        <Island name="carry-campaign" strategy="load" props={null}>
          {null}
        </Island>
        {data.story ? (
          <Told {...view} story={data.story} />
        ) : (
          <LandingAsk heading={universe.heading} lede={universe.lede} art="planet jupiter">
            <BirthDayForm
              {...data.field}
              action={path}
              message={fault && words.section('errors').fields.date[fault]}
              words={form}
            />
            <p>{universe.honest}</p>
          </LandingAsk>
        )}
      </div>
    );
  },
});

function Told({
  story,
  words,
  language,
  nowMs,
  clock,
  path,
}: PageView<UniverseData, Names> & { story: Story }) {
  const { universe, ways } = words.section('landing');
  const sign = words.section('astro').signs[story.sign];
  return (
    <>
      <h1 id="result-heading" tabIndex={-1}>
        {fillText(universe.told, { sign })}
      </h1>
      <p className="lede">{universe.opening}</p>
      {story.isCusp && <p>{fillText(universe.cusp, { sign })}</p>}
      <ol className="landing__story">
        {story.dates.map(({ kind, instantMs }) => (
          <li key={kind}>
            <Instant at={instantMs} as="date" clock={clock} />
            <h2>{fillText(universe.kinds[kind].heading, { sign })}</h2>
            <p>{universe.kinds[kind].text}</p>
          </li>
        ))}
      </ol>
      <p>{universe.closing}</p>
      <p className="landing__ways">
        <a className="button" href={href('natal-chart', language)}>
          {ways.chart}
        </a>
        <a
          className="button button--quiet"
          href={href('astrological-events', language, { year: String(yearOf(nowMs)) })}
        >
          {universe.year}
        </a>
      </p>
      <ul className="landing__more">
        <li>
          <a href={href('signup', language)}>{ways.account}</a>
        </li>
        <li>
          <a href={path}>{ways.again}</a>
        </li>
      </ul>
    </>
  );
}
