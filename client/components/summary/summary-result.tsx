import { chartRulerOf } from '../../../astrology/balance.ts';
import { bodyOf } from '../../../astrology/chart-facts.ts';
import type { CurrentTransit } from '../../../astrology/transits/current-transits.ts';
import type { Transit } from '../../../astrology/transits/transits.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import type { SummaryWords } from '../../../locales/en/summary.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { NatalChartAnswer } from '../../api/natal-chart.ts';
import { AspectsList } from '../aspects-list.tsx';
import { Balance } from '../balance.tsx';
import { BigThree } from '../big-three.tsx';
import { formatDegrees } from '../degrees.ts';
import { Glyph } from '../glyphs.tsx';
import { TransitRibbon, transitName } from './transit-ribbon.tsx';

interface SummaryResultProps {
  chart: NatalChartAnswer;
  now: readonly CurrentTransit[];
  year: { transits: readonly Transit[]; fromMs: number; toMs: number };
  /** What the Moon's sign is like today. */
  moon: { sign: keyof AstroWords['signs']; text: string };
  words: SummaryWords['result'];
  natal: NatalWords;
  astro: AstroWords;
  tag: string;
  natalPath: string;
}

const CLOSEST_ASPECTS = 5;

/** A chart in a page, and what the sky does to it now and in the coming year. */
export function SummaryResult(props: SummaryResultProps) {
  const { chart, year, moon, words, natal, astro, tag, natalPath } = props;
  const closest = chart.aspects.toSorted((a, b) => a.orb - b.orb).slice(0, CLOSEST_ASPECTS);
  return (
    <section className="result summary" aria-labelledby="result-heading">
      <h2 id="result-heading" tabIndex={-1}>
        {words.heading}
      </h2>
      {chart.day && <p className="result__notice">{words.noon}</p>}
      <BigThree
        chart={chart}
        words={astro}
        messages={{ ...natal.bigThree, needsTime: natal.result.unknownRising }}
      />
      <Ruler {...props} />
      <Balance bodies={chart.bodies} angles={chart.angles} words={astro} messages={natal.balance} />
      <h3>{words.closest}</h3>
      <AspectsList aspects={closest} words={astro} messages={{ orb: natal.table.orb }} />
      <h3>{words.today}</h3>
      <NowTransits {...props} />
      <div className="summary__moon">
        <h3>
          {words.moon}: {astro.bodies.moon} {astro.inSign[moon.sign]}
        </h3>
        <p>{moon.text}</p>
      </div>
      <h3>{words.year}</h3>
      <p>{words.yearIntro}</p>
      <TransitRibbon {...year} words={words} astro={astro} tag={tag} />
      <p className="no-print">
        <a href={natalPath}>{words.more}</a>
      </p>
    </section>
  );
}

function Ruler({ chart, words, astro }: SummaryResultProps) {
  const ruler = chartRulerOf(chart);
  if (!ruler) return null;
  const { sign, house } = bodyOf(chart.bodies, ruler);
  const inHouse = house === null ? '' : astro.inHouse[house as keyof AstroWords['inHouse']];
  return (
    <p>
      <b>{words.ruler}:</b> <Glyph glyph={ruler} />{' '}
      {fillText(words.rulerText, { body: astro.bodies[ruler], inSign: astro.inSign[sign], inHouse })}
    </p>
  );
}

function NowTransits({ now, words, astro, tag }: SummaryResultProps) {
  if (now.length === 0) return <p>{words.none}</p>;
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (instantMs: number | null | undefined) =>
    instantMs === null || instantMs === undefined ? words.open : format.format(instantMs);
  const dates = (transit: CurrentTransit) => [
    [words.start, day(transit.startMs)],
    ...transit.exactMs.map((exactMs) => [words.exact, day(exactMs)] as const),
    [words.end, day(transit.endMs)],
  ];
  return (
    <>
      <p>{words.todayIntro}</p>
      <ul className="summary__transits">
        {now.map((transit) => (
          <li key={transitName(transit, astro)}>
            <b>{transitName(transit, astro)}</b>
            <span>
              {words.orbNow}: {formatDegrees(transit.orbDeg)}
            </span>
            <span className="summary__dates">
              {dates(transit)
                .map(([name, date]) => `${name}: ${date}`)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
