import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { hourMarks } from '../../../features/rising-choice/hour-marks.ts';
import type { RisingChoice } from '../../../features/rising-choice/rising-choice.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { HoursWords } from '../../../locales/en/hours.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { Glyph } from '../glyphs.tsx';
import { formatClock } from '../moment-text.ts';
import { LIKENESS_FORM_ID, LIKENESS_HEADING_ID } from './likeness-form-id.ts';
import { RisingStrip } from './rising-strip.tsx';
import type { UncertainBirth } from './uncertain-birth.ts';
import '../../styles/element-colours.css';
import './uncertain-time.css';

interface RisingLikenessProps extends UncertainBirth {
  /** Of the birth as it was told. */
  chart: Pick<BirthChart, 'day' | 'utcOffsetSeconds'>;
  words: HoursWords['likeness'];
  signs: AstroWords['signs'];
  tag: string;
  /** Path of the page, which the choice is posted to. */
  path: string;
}

/** Whether there is anything to choose: where one sign alone rose, it is known. */
export function canChoose({ choices }: Pick<UncertainBirth, 'choices'>): boolean {
  return choices.length > 1;
}

/**
 * The signs that may have been rising, on a strip and as portraits. The one that sounds like oneself draws the chart again: a
 * form of its own, complete without a script. Nothing where one sign alone rose, for then it is known.
 */
export function RisingLikeness(props: RisingLikenessProps) {
  const { chart, choices, guess, fields, words, signs, tag, path } = props;
  const { day, utcOffsetSeconds } = chart;
  if (!day || !canChoose(props)) return null;
  const clock = (instantMs: number) => formatClock(instantMs, utcOffsetSeconds, tag);
  const ends = { from: clock(day.fromMs), to: clock(day.toMs) };
  const { likeness: _chosen, ...told } = fields;
  return (
    <section className="likeness" aria-labelledby={LIKENESS_HEADING_ID}>
      <h3 id={LIKENESS_HEADING_ID}>{words.heading}</h3>
      <p>
        {fillText(day.turning ? words.window : words.day, ends)} {words.game}
      </p>
      <RisingStrip
        choices={choices}
        marks={hourMarks(day.fromMs, day.toMs, utcOffsetSeconds, tag)}
        title={day.turning ? fillText(words.strip, ends) : words.dayStrip}
        signs={signs}
      />
      <form id={LIKENESS_FORM_ID} method="post" action={path} aria-label={words.heading}>
        {Object.entries(told).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ol className="likeness__cards" aria-label={words.cards}>
          {choices.map((choice) => (
            <Card
              key={choice.sign}
              choice={choice}
              isChosen={choice.sign === guess?.sign}
              words={words}
              signs={signs}
              clock={clock}
            />
          ))}
        </ol>
      </form>
    </section>
  );
}

interface CardProps extends Pick<RisingLikenessProps, 'words' | 'signs'> {
  choice: RisingChoice;
  isChosen: boolean;
  clock(instantMs: number): string;
}

function Card({ choice, isChosen, words, signs, clock }: CardProps) {
  const { sign, stays, portrait } = choice;
  return (
    <li className={isChosen ? 'likeness__card likeness__card--chosen' : 'likeness__card'}>
      <h4>
        <Glyph glyph={sign} /> {signs[sign]}
      </h4>
      <p className="likeness__hours">
        {stays.map(({ fromMs, toMs }) => (
          <span key={fromMs}>{`${clock(fromMs)}–${clock(toMs)}`}</span>
        ))}
      </p>
      <p className="likeness__portrait">{portrait}</p>
      {isChosen ? (
        <p className="likeness__chosen">{words.chosen}</p>
      ) : (
        <button
          type="submit"
          className="button button--quiet no-print"
          name="likeness"
          value={sign}
          aria-label={fillText(words.chooseSign, { sign: signs[sign] })}
        >
          {words.choose}
        </button>
      )}
    </li>
  );
}
