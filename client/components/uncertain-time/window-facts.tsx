import type { BodyPosition } from '../../../astrology/chart-types.ts';
import type { DayAspect, DayFacts, TurningFacts } from '../../../astrology/day-facts.ts';
import { formatDegrees } from '../../../features/degrees.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { HoursWords } from '../../../locales/en/hours.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { Glyph } from '../glyphs.tsx';
import { formatClock } from '../moment-text.ts';
import { openSigns } from '../open-signs.ts';
import { nameOfPoint } from '../point-names.ts';
import { SignPlaceText } from '../sign-place.tsx';
import '../../styles/element-colours.css';
import '../chart-tables.css';
import './uncertain-time.css';

interface WindowFactsProps {
  day: DayFacts;
  turning: TurningFacts;
  /** The chart's, in its order. */
  bodies: readonly BodyPosition[];
  utcOffsetSeconds: number;
  words: HoursWords['window'];
  table: NatalWords['table'];
  astro: AstroWords;
  tag: string;
}

/** What holds through a stretch of a day, and what depends on the minute. */
export function WindowFacts(props: WindowFactsProps) {
  const { day, turning, utcOffsetSeconds, words, astro, tag } = props;
  const clock = (instantMs: number) => formatClock(instantMs, utcOffsetSeconds, tag);
  const ends = { from: clock(day.fromMs), to: clock(day.toMs) };

  const sure = day.aspects.filter((aspect) => aspect.allDay && touchesAngle(aspect));
  const passing = day.aspects
    .filter(({ allDay }) => !allDay)
    .toSorted((a, b) => a.smallestOrb - b.smallestOrb);
  return (
    <section className="window card" aria-labelledby="window-heading">
      <h3 id="window-heading">{fillText(words.heading, ends)}</h3>
      <p>{words.intro}</p>
      <h4>{words.rising}</h4>
      <RisingSigns day={day} clock={clock} words={words} signs={astro.signs} />
      <h4>{words.angles}</h4>
      <Angles angles={turning.angles} astro={astro} />
      <SignsAndHouses {...props} caption={fillText(words.caption, ends)} />
      {sure.length > 0 && (
        <>
          <h4>{words.anglesSure}</h4>
          <AspectList aspects={sure} astro={astro} />
        </>
      )}
      {passing.length > 0 && (
        <details className="result__more">
          <summary>{fillText(words.passing, { count: passing.length })}</summary>
          <p>{words.passingNote}</p>
          <AspectList aspects={passing} astro={astro} />
        </details>
      )}
    </section>
  );
}

function touchesAngle({ first, second }: DayAspect): boolean {
  return [first, second].some((point) => point === 'ascendant' || point === 'midheaven');
}

interface RisingSignsProps {
  day: DayFacts;
  clock(instantMs: number): string;
  words: WindowFactsProps['words'];
  signs: AstroWords['signs'];
}

function RisingSigns({ day, clock, words, signs }: RisingSignsProps) {
  const [first, ...others] = day.risingSigns;
  if (first && others.length === 0) return <p>{fillText(words.risingSure, { sign: signs[first.sign] })}</p>;
  return (
    <ol className="window__signs">
      {day.risingSigns.map(({ sign, fromMs, toMs }) => (
        <li key={fromMs}>
          <span>{`${clock(fromMs)}–${clock(toMs)}`}</span> <Glyph glyph={sign} /> {signs[sign]}
        </li>
      ))}
    </ol>
  );
}

function Angles({ angles, astro }: { angles: TurningFacts['angles']; astro: AstroWords }) {
  return (
    <dl className="window__angles">
      {(['ascendant', 'midheaven'] as const).map((angle) => (
        <div key={angle}>
          <dt>{astro.angles[angle]}</dt>
          <dd>
            <SignPlaceText longitudeDeg={angles[angle].start.longitude} signs={astro.signs} />
            {' – '}
            <SignPlaceText longitudeDeg={angles[angle].end.longitude} signs={astro.signs} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A row for each body: its sign and its house, or those between which the minute decides. */
function SignsAndHouses({
  day,
  turning,
  bodies,
  table,
  astro,
  tag,
  caption,
}: WindowFactsProps & { caption: string }) {
  const steady = new Set(day.steadyBodies);
  const either = new Intl.ListFormat(tag, { type: 'disjunction' });
  const housesOf = (id: BodyPosition['id']) => turning.houses.find(({ body }) => body === id)?.houses ?? [];
  return (
    <table className="sky-table window__table">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.body}</th>
          <th scope="col">{table.sign}</th>
          <th scope="col">{`${table.house} (${astro.houseSystems[turning.houseSystem]})`}</th>
        </tr>
      </thead>
      <tbody>
        {bodies.map(({ id, sign }) => {
          const houses = housesOf(id);
          return (
            <tr key={id}>
              <th scope="row">
                <Glyph glyph={id} />
                {astro.bodies[id]}
              </th>
              <td className={steady.has(id) ? undefined : 'window__open'}>
                {steady.has(id) ? astro.signs[sign] : openSigns(id, day.signChanges, astro)}
              </td>
              <td className={houses.length === 1 ? undefined : 'window__open'}>
                {either.format(houses.map(String))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function AspectList({ aspects, astro }: { aspects: readonly DayAspect[]; astro: AstroWords }) {
  return (
    <ul className="window__aspects">
      {aspects.map(({ first, second, aspect, smallestOrb }) => (
        <li key={`${first} ${aspect} ${second}`}>
          {`${nameOfPoint(first, astro)} `}
          <b>{astro.aspects[aspect]}</b>
          {` ${nameOfPoint(second, astro)} `}
          <span>{formatDegrees(smallestOrb)}</span>
        </li>
      ))}
    </ul>
  );
}
