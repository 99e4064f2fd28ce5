import type { RefObject } from 'react';
import { isFigures } from '../../../features/births/clock-parts.ts';
import type { ClockTime } from '../../../features/births/parse-clock-time.ts';
import { timeControl, writeTime } from './time-inputs.ts';

/** Spreads a whole time over hour, minute, half of the day and seconds, in place of what stood there. */
function spread(form: HTMLFormElement, prefix: string, { hour, minute, second, isOpen }: ClockTime): void {
  if (minute === null) return;
  const period = timeControl(form, `${prefix}period`);
  const chosen = period?.value ?? '';
  writeTime(form, prefix, [hour, minute].map((figure) => String(figure).padStart(2, '0')).join(':'));
  // "2.30" says nothing of the half: what was chosen of it stays, and nothing is chosen for the visitor.
  if (isOpen && period) period.value = chosen;
  const seconds = timeControl(form, `${prefix}second`);
  if (second !== null && seconds) seconds.value = String(second);
}

/**
 * The hour's field takes a whole time, pasted or typed in one go: it is spread over the fields then. The server does the same;
 * what reads the words of five languages is fetched when it is wanted.
 */
export function useWholeTime(form: RefObject<HTMLFormElement | null>, prefix: string) {
  const look = (input: HTMLInputElement) => {
    if (isFigures(input.value)) return;
    import('../../../features/births/parse-clock-time.ts').then(
      ({ parseClockTime }) => {
        const clock = parseClockTime(input.value);
        if (clock && form.current) spread(form.current, prefix, clock);
      },
      () => undefined,
    );
  };
  return ({ target }: { target: EventTarget }) => {
    // What was pasted is in the field once the event is over.
    if (target instanceof HTMLInputElement && target.name === `${prefix}hour`) setTimeout(() => look(target));
  };
}
