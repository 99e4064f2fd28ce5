import { ELEMENT_IDS } from '../../../astrology/ids.ts';
import { SIGNS } from '../../../astrology/signs.ts';
import { cachedFormat } from '../../../features/cached-format.ts';
import type { EventDictionaries } from '../../../features/events/event-text.ts';
import type { Ribbon } from '../../../features/events/ribbons.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { glyphHref } from '../glyphs.tsx';
import '../../styles/element-colours.css';
import './ribbon.css';

const monthFormat = cachedFormat((tag) => new Intl.DateTimeFormat(tag, { month: 'narrow', timeZone: 'UTC' }));

/** Pixels, at every width: only the time stretches, so that names and glyphs stay as large on a phone. */
const HEAD = 26;
const ROW = 56;
const LABEL = { y: 0, glyph: 16, text: 13 } as const;
const BAR = { y: 20, height: 18 } as const;
const TRACK = { y: 42, height: 5 } as const;
const SHADOW = { y: 43.75, height: 1.5 } as const;

/** A sign narrower than this percentage of the year has no room for its glyph on a phone. */
const NARROWEST_GLYPH = 3.7;

export interface YearRibbonProps {
  year: number;
  ribbons: readonly Ribbon[];
  /** First days of the months in percent of the year. */
  months: readonly number[];
  /** Now in percent of the year; null in another year. */
  now: number | null;
  dictionaries: EventDictionaries;
  tag: string;
}

/** Mercury to Pluto through the year: the signs as a ribbon each, the ways back and their shadows below it. */
export function YearRibbon({ year, ribbons, months, now, dictionaries, tag }: YearRibbonProps) {
  const { ribbon: words } = dictionaries.words;
  return (
    <figure className="ribbon">
      <svg
        className="ribbon__sky"
        width="100%"
        height={HEAD + ribbons.length * ROW}
        role="img"
        aria-labelledby="ribbon-title ribbon-desc"
      >
        <title id="ribbon-title">{fillText(words.title, { year })}</title>
        <desc id="ribbon-desc">{words.description}</desc>
        <Months months={months} year={year} tag={tag} />
        {ribbons.map((ribbon, index) => (
          <Row
            key={ribbon.body}
            ribbon={ribbon}
            top={HEAD + index * ROW}
            name={dictionaries.astro.bodies[ribbon.body]}
          />
        ))}
        {now !== null && <line className="ribbon__now" x1={`${now}%`} x2={`${now}%`} y1="18" y2="100%" />}
      </svg>
      <Legend dictionaries={dictionaries} />
    </figure>
  );
}

function Months({ months, year, tag }: Pick<YearRibbonProps, 'months' | 'year' | 'tag'>) {
  const name = monthFormat(tag);
  return months.map((from, index) => {
    const middle = (from + (months[index + 1] ?? 100)) / 2;
    return (
      <g key={from} className="ribbon__month">
        {index > 0 && <line x1={percent(from)} x2={percent(from)} y1="18" y2="100%" />}
        <text x={percent(middle)} y="12">
          {name.format(Date.UTC(year, index, 15))}
        </text>
      </g>
    );
  });
}

function Row({ ribbon, top, name }: { ribbon: Ribbon; top: number; name: string }) {
  return (
    <svg y={top} height={ROW} width="100%" aria-hidden="true">
      <svg
        aria-hidden="true"
        className="ribbon__glyph"
        width={LABEL.glyph}
        height={LABEL.glyph}
        viewBox="0 0 24 24"
      >
        <use href={glyphHref(ribbon.body)} />
      </svg>
      <text className="ribbon__name" x="22" y={LABEL.text}>
        {name}
      </text>
      {ribbon.signs.map(({ from, to, sign }) => (
        <g key={from} className={`ribbon__sign ribbon__sign--${SIGNS[sign].element}`}>
          <rect {...across(from, to)} y={BAR.y} height={BAR.height} />
          {to - from > NARROWEST_GLYPH && (
            <svg aria-hidden="true" x={percent((from + to) / 2)} y={BAR.y + BAR.height / 2}>
              <use href={glyphHref(sign)} />
            </svg>
          )}
        </g>
      ))}
      {ribbon.shadows.map(({ from, to }) => (
        <rect
          key={from}
          className="ribbon__shadow"
          {...across(from, to)}
          y={SHADOW.y}
          height={SHADOW.height}
        />
      ))}
      {ribbon.retrogrades.map(({ from, to }) => (
        <rect
          key={from}
          className="ribbon__retrograde"
          {...across(from, to)}
          y={TRACK.y}
          height={TRACK.height}
          rx="2"
        />
      ))}
    </svg>
  );
}

/** To a tenth: half a pixel of a wide window. A year has some two hundred of them. */
function percent(value: number): string {
  return `${tenth(value)}%`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Where a stretch lies; what begins where another ends leaves no gap. */
function across(from: number, to: number): { x: string; width: string } {
  return { x: percent(from), width: percent(tenth(to) - tenth(from)) };
}

function Legend({ dictionaries: { words, astro } }: Pick<YearRibbonProps, 'dictionaries'>) {
  return (
    <figcaption className="ribbon__legend">
      <span>
        <i className="ribbon__key ribbon__key--retrograde" /> {words.ribbon.retrograde}
      </span>
      <span>
        <i className="ribbon__key ribbon__key--shadow" /> {words.ribbon.shadow}
      </span>
      {ELEMENT_IDS.map((element) => (
        <span key={element}>
          <i className={`ribbon__key ribbon__key--${element}`} /> {astro.elements[element]}
        </span>
      ))}
    </figcaption>
  );
}
