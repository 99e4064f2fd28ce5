import type { RisingGuess } from '../../../features/births/rising-guess.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { HoursWords } from '../../../locales/en/hours.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { formatClock } from '../moment-text.ts';
import { LIKENESS_FORM_ID } from './likeness-form-id.ts';
import '../natal-result/natal-result.css';

interface GuessNoticeProps {
  guess: RisingGuess;
  words: HoursWords['likeness'];
  signs: AstroWords['signs'];
  tag: string;
}

/** Says that a chart follows from a guess, before anything of it is read, and leads back. */
export function GuessNotice({ guess, words, signs, tag }: GuessNoticeProps) {
  const { instantMs, utcOffsetSeconds } = guess.chart;
  const time = formatClock(instantMs, utcOffsetSeconds, tag);
  return (
    <div className="result__notice">
      <p>{fillText(words.notice, { sign: signs[guess.sign], time })}</p>
      <button
        type="submit"
        className="button button--quiet no-print"
        form={LIKENESS_FORM_ID}
        name="likeness"
        value=""
      >
        {words.leave}
      </button>
    </div>
  );
}
