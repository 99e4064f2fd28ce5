import { must, type Part, plain } from './part.ts';
import { slotsOf } from './slots.ts';
import type { Turn } from './turn.ts';

/** Days of the week that are asked about by name: the Moon of each, since no other body tells one day from the next. */

/** What the ids of such a day's sky begin with; 1 Monday to 7 Sunday. */
export function skyOfWeekday(weekday: number): string {
  return `sky-weekday-${weekday}`;
}

/** The same of the one day that is asked for by its number, or as the day after tomorrow. */
export const SKY_OF_DAY = 'sky-day';

/** Where the Moon is on each of the days, and what such a day is like. */
export function dayParts({ asked, known, teller }: Turn): Part[] {
  const { frames, moon } = teller.words;
  return [SKY_OF_DAY, ...asked.weekdays.map(skyOfWeekday)].flatMap((prefix) => {
    const fact = known.place('moon', 'sky', prefix);
    if (fact?.kind !== 'placement') return [];
    return [must({ pool: frames.moonOnDay, slots: slotsOf(fact, teller) }, plain([moon.days[fact.sign]]))];
  });
}
