import { clockText } from '../../../features/births/clock-fields.ts';
import { parseClockTime } from '../../../features/births/parse-clock-time.ts';
import { controlOf, writeTime } from './time-inputs.ts';

/**
 * Spreads a whole time that stands in the hour's field over hour, minute, half of the day and seconds. What is no whole time is
 * left as it is, and so is a minute that has been typed already.
 */
export function spreadTime(form: HTMLFormElement, prefix: string): void {
  const textOf = (name: string) => controlOf(form, prefix + name)?.value.trim() ?? '';
  const clock = parseClockTime(textOf('hour'));
  if (!clock || clock.minute === null || textOf('minute') !== '') return;
  const chosen = textOf('period');
  const { second } = clock;
  writeTime(form, prefix, clockText({ ...clock, second: null }));
  const period = controlOf(form, `${prefix}period`);
  // "2.30" says nothing of the half: what was chosen of it stays, and nothing is chosen for the visitor.
  if (clock.isOpen && period) period.value = chosen;
  const seconds = controlOf(form, `${prefix}second`);
  if (second !== null && seconds) seconds.value = String(second);
}
