import { LeadingForm } from '../../../client/components/birth-form/leading-form.tsx';
import { RESULT_ID } from '../../../client/components/birth-form/result-id.ts';
import { chatAbout } from '../../../client/components/celestia/chat-about.ts';
import { Island } from '../../../client/components/island.tsx';
import { formatDate } from '../../../client/components/moment-text.ts';
import { DIAL_ID } from '../../../client/components/sky-dial/sky-dial.tsx';
import { Today } from '../../../client/components/today/today.tsx';
import { REMEMBERED_BIRTH_KEY } from '../../../client/state/remembered-keys.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { Translator } from '../../../locales/index.ts';
import type { Language } from '../../../locales/locales.ts';
import { birthFormProps } from '../../births/form-props.ts';
import { wholeChartPath } from '../../births/whole-chart-path.ts';
import { href } from '../../href.ts';
import { reachable, yearOf } from '../../navigation.ts';
import type { HomeData } from './load.ts';
import { SampleReading } from './sample-reading.tsx';
import './home.css';

export type HomeNames = 'home' | 'today' | 'natal' | 'settings' | 'astro' | 'errors' | 'zone';

export interface HomePartProps {
  data: HomeData;
  words: Translator<HomeNames>;
  language: Language;
  nowMs: number;
  clock: PageClock;
  /** The page's own path. */
  path: string;
}

/**
 * Of whoever has a chart the day, of all others the form. Where this browser remembers a birth, the island puts the day into its
 * region, which keeps a screen's room from the first painting on.
 */
export function FirstScreen(props: HomePartProps) {
  const { data, words, path } = props;
  const today = words.section('today');
  if (data.today.result) {
    return (
      <div className="wrap hero">
        <div id="today">
          <TodayPart {...props} />
        </div>
      </div>
    );
  }
  return (
    <div className="wrap hero">
      <Island name="today" strategy="interaction" props={{ path }} wakeKey={REMEMBERED_BIRTH_KEY}>
        <div className="hero__failed" role="alert">
          <p>{today.failed}</p>
          <button type="button" className="button" data-again="">
            {today.again}
          </button>
        </div>
        <div id="today" />
        <p className="hero__waiting" role="status">
          {today.waiting}
        </p>
      </Island>
      <AskForBirth {...props} />
    </div>
  );
}

function AskForBirth({ data, words, language }: HomePartProps) {
  const { hero, sample } = words.section('home');
  const { values, failure } = data.today;
  const chartPath = href('natal-chart', language);
  return (
    <div className="hero__ask">
      <div>
        <h1>{hero.heading}</h1>
        <p className="lede">{hero.lede}</p>
        <p className="hero__promise">{hero.promise}</p>
        {/* The picture of the sky further down, once more: where there is room beside the form. */}
        <svg className="hero__sky" viewBox="0 0 400 400" aria-hidden="true">
          <use href={`#${DIAL_ID}`} />
        </svg>
      </div>
      <div className="hero__form">
        {data.isSignedIn && <KeepIt words={words} language={language} />}
        <LeadingForm {...birthFormProps(words, chartPath, values, failure)} />
      </div>
      <SampleReading sample={data.sample} words={sample} astro={words.section('astro')} />
    </div>
  );
}

/** For whoever is signed in and keeps no birth: where to keep it, and Celestia, who has today's sky without one. */
function KeepIt({ words, language }: Pick<HomePartProps, 'words' | 'language'>) {
  const { keep, doors } = words.section('today');
  return (
    <>
      <p>
        {keep.text} <a href={href('profile', language)}>{keep.link}</a>
      </p>
      <p>
        <a href={chatAbout(href('celestia-astrologer-chat', language), 'today')}>{doors.chat}</a>
      </p>
    </>
  );
}

function TodayPart({ data, words, language, nowMs, clock }: HomePartProps) {
  const { result } = data.today;
  if (!result) return null;
  const [year] = reachable(['astrological-events'], language, yearOf(nowMs));
  const { signLine } = result.reading;
  const { zodiac } = result;
  return (
    <Today
      {...result}
      bornOn={formatDate(result.born.instantMs, result.born.utcOffsetSeconds, words.tag)}
      owner={data.owner}
      zodiac={zodiac === 'tropical' ? null : words.section('settings').zodiacs[zodiac]}
      phase={data.now.sky.moon}
      nowMs={nowMs}
      words={words.section('today')}
      formWords={words.section('natal').form}
      astro={words.section('astro')}
      clock={clock}
      paths={{
        chart: wholeChartPath(language),
        summary: `${href('astrological-summary', language)}#${RESULT_ID}`,
        horoscope: signLine && href('horoscope', language, { sign: signLine.sign }),
        year: year?.path ?? null,
        pair: href('relationship-compatibility-calculator', language),
        form: href('natal-chart', language),
        account: href('profile', language),
        chat: chatAbout(href('celestia-astrologer-chat', language), 'today'),
      }}
    />
  );
}
