import { must, type Part, plain } from './part.ts';
import { slotsOf } from './slots.ts';
import type { Turn } from './turn.ts';

/** Days of the week that are asked about by name: the Moon of each, since no other body tells one day from the next. */

/** What the ids of such a day's sky begin with; 1 Monday to 7 Sunday. */
export function skyOfWeekday(weekday: number): string {
  return `sky-weekday-${weekday}`;
}

/** Where the Moon is on each of the days, and what such a day is like. */
export function dayParts({ asked, known, teller }: Turn): Part[] {
  const { frames, moon } = teller.words;
  return asked.weekdays.flatMap((weekday) => {
    const fact = known.place('moon', 'sky', skyOfWeekday(weekday));
    if (fact?.kind !== 'placement') return [];
    return [must({ pool: frames.moonOnDay, slots: slotsOf(fact, teller) }, plain([moon.days[fact.sign]]))];
  });
}
