import type { SignId } from '../../../astrology/ids.ts';
import { bodyPosition } from '../../../astrology/positions.ts';
import { signOf } from '../../../astrology/signs.ts';
import { Glyph, GlyphSprite } from '../../../client/components/glyphs.tsx';
import { Island } from '../../../client/components/island.tsx';
import { BirthDayForm } from '../../../client/components/landing/birth-day-form.tsx';
import { LandingAsk } from '../../../client/components/landing/landing-ask.tsx';
import { dayLines } from '../../../features/horoscopes/day-lines.ts';
import { periodAt } from '../../../features/horoscopes/period.ts';
import { signsOfDay } from '../../../features/landing/signs-of-day.ts';
import type { SignChart } from '../../../features/stencil/sign-chart.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { loadTexts } from '../../../locales/interpretations.ts';
import { href } from '../../href.ts';
import { type BirthDayField, birthDayScript, loadBirthDay } from '../../landing/load-birth-day.ts';
import { definePage, needing, type PageOutcome, type PageView, type ServedRequest } from '../../page.ts';
import { stencilFile, stencilLink } from '../../stencil/load-stencil.ts';
import { civilDayMs } from '../../zones/zone-clock.ts';
import styles from './page.tsx?styles';

interface Answer {
  /** The Sun's sign with a line for today; two on the day of its change. */
  signs: readonly { sign: SignId; line: string }[];
  chart: SignChart;
}

interface TikTokData {
  field: BirthDayField;
  answer: Answer | null;
}

type Names = 'landing' | 'astro' | 'errors';

/** The answer to a date: what all who were born on that day share. */
async function load({
  form,
  nowMs,
  language,
  services,
  visitorZone,
}: ServedRequest<'clocks'>): Promise<PageOutcome<TikTokData>> {
  const { field, dayMs } = loadBirthDay({ form, nowMs });
  if (dayMs === null)
    return { data: { field, answer: null }, status: form ? 422 : 200, personal: form !== null };
  const today = periodAt('day', civilDayMs(services.clocks, visitorZone, nowMs));
  const lines = dayLines(today, { moonHouses: await loadTexts(language, 'moonHouses') });
  const { sun, chart } = signsOfDay(dayMs);
  const signs = sun.map((sign) => ({ sign, line: lines.get(sign) ?? '' }));
  return { data: { field, answer: { signs, chart } }, personal: true };
}

export const page = definePage<TikTokData, Names>({
  namespaces: ['landing', 'astro', 'errors'],
  styles,
  cache: { freshSeconds: 3_600, staleSeconds: 86_400 },
  limit: 'charts',
  acceptsForm: true,
  counted: true,

  load: needing(['clocks'], load),

  head: ({ data, words }) => ({
    title: words.t('landing.tiktok.title'),
    description: words.t('landing.tiktok.description'),
    inline: birthDayScript(data.field),
  }),

  View: (view) => {
    const { data, words, path, nowMs } = view;
    const { tiktok, form } = words.section('landing');
    const { fault } = data.field;
    return (
      <div className={data.answer ? 'wrap landing' : 'wrap landing landing--asks'}>
        <Island name="carry-campaign" strategy="load" props={null}>
          {null}
        </Island>
        {data.answer ? (
          <Shown {...view} answer={data.answer} />
        ) : (
          <LandingAsk
            heading={tiktok.heading}
            lede={tiktok.lede}
            art={`sign ${signOf(bodyPosition('sun', nowMs).longitudeDeg)}`}
          >
            <BirthDayForm
              {...data.field}
              action={path}
              message={fault && words.section('errors').fields.date[fault]}
              words={form}
            />
          </LandingAsk>
        )}
      </div>
    );
  },
});

function Shown({
  answer: { signs, chart },
  words,
  language,
  path,
}: PageView<TikTokData, Names> & { answer: Answer }) {
  const { tiktok, ways } = words.section('landing');
  const astro = words.section('astro');
  const picture = { chart, style: 'night', format: 'square' } as const;
  const [first] = signs;
  return (
    <>
      <GlyphSprite glyphs={signs.map(({ sign }) => sign)} />
      {signs.map(({ sign, line }, index) => {
        const Heading = index === 0 ? 'h1' : 'h2';
        return (
          <div key={sign}>
            <Heading id={index === 0 ? 'result-heading' : undefined} tabIndex={-1} className="landing__sign">
              <Glyph glyph={sign} />
              {fillText(tiktok.sun, { sign: astro.signs[sign] })}
            </Heading>
            <p className="landing__now">{tiktok.today}</p>
            <p className="landing__today">{line}</p>
          </div>
        );
      })}
      {signs.length > 1 && <p>{tiktok.cusp}</p>}
      <p className="landing__ways">
        <a className="button" href={stencilLink(href('stencil', language), { ...picture, format: 'story' })}>
          {tiktok.share}
        </a>
        <a className="button button--quiet" href={href('natal-chart', language)}>
          {ways.chart}
        </a>
      </p>
      <img
        className="landing__picture"
        src={stencilFile(picture, language)}
        width={1080}
        height={1080}
        alt={tiktok.picture}
      />
      <ul className="landing__more">
        {first && (
          <li>
            <a href={href('horoscope', language, { sign: first.sign })}>{tiktok.more}</a>
          </li>
        )}
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
