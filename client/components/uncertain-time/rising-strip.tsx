import { SIGNS } from '../../../astrology/signs.ts';
import type { HourMark } from '../../../features/rising-choice/hour-marks.ts';
import type { RisingChoice } from '../../../features/rising-choice/rising-choice.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { glyphHref } from '../glyphs.tsx';
import '../../styles/element-colours.css';
import './uncertain-time.css';

/** Pixels at every width: only the time stretches. */
const BAR = 34;
const HEIGHT = 58;
const GLYPH = 16;
/** A sign of a smaller share has no room for its glyph on a phone. */
const LEAST_SHARE = 0.045;

interface RisingStripProps {
  choices: readonly RisingChoice[];
  marks: readonly HourMark[];
  /** What the picture is, for a screen reader. */
  title: string;
  signs: AstroWords['signs'];
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

function anchorOf({ at }: HourMark): 'start' | 'middle' | 'end' {
  if (at < 0.04) return 'start';
  return at > 0.96 ? 'end' : 'middle';
}

/** The signs that rose, each as wide as it took. The same facts stand in the cards below it. */
export function RisingStrip({ choices, marks, title, signs }: RisingStripProps) {
  return (
    <svg className="rising-strip" width="100%" height={HEIGHT} role="img" aria-label={title}>
      {choices.flatMap(({ sign, stays }) =>
        stays.map(({ fromMs, start, share }) => (
          <g key={fromMs} className={`rising-strip__sign rising-strip__sign--${SIGNS[sign].element}`}>
            <title>{signs[sign]}</title>
            <rect x={percent(start)} width={percent(share)} height={BAR} />
            {share >= LEAST_SHARE && (
              <svg aria-hidden="true" x={percent(start + share / 2)} y={BAR / 2} overflow="visible">
                <use
                  href={glyphHref(sign)}
                  transform={`translate(${-GLYPH / 2} ${-GLYPH / 2}) scale(${GLYPH / 24})`}
                />
              </svg>
            )}
          </g>
        )),
      )}
      {marks.map((mark) => (
        <g key={mark.at} className="rising-strip__hour">
          <line x1={percent(mark.at)} x2={percent(mark.at)} y1={BAR} y2={BAR + 6} />
          <text x={percent(mark.at)} y={HEIGHT - 4} textAnchor={anchorOf(mark)}>
            {mark.text}
          </text>
        </g>
      ))}
    </svg>
  );
}
