import type { InstantWriter } from '../../features/local-time/instant-format.ts';

/** A day with nothing in it but its name. The pattern is the server's: number and weekday in a first element, then a list. */
function emptyDay(pattern: Element, day: string, isToday: boolean, tag: string): Element {
  const element = pattern.cloneNode(true) as Element;
  const date = element.firstElementChild;
  if (date) {
    date.firstElementChild?.append(`${Number(day.slice(8))}`);
    date.append(new Date(day).toLocaleDateString(tag, { weekday: 'short', timeZone: 'UTC' }));
  }
  if (isToday) element.id = 'today';
  else element.querySelector('p')?.remove();
  return element;
}

/**
 * Puts the events of a year under the days of another zone. `year` is an element that names itself in `data-year`: a
 * `template` whose first element is an empty day, followed by the events just outside the server's year; then the
 * twelve months, hidden where there is nothing in them.
 */
export function regroupDays(year: HTMLElement, write: InstantWriter, tag: string): void {
  const beyond = year.querySelector('template')?.content;
  const pattern = beyond?.firstElementChild;
  if (!beyond || !pattern) return;
  const today = write('iso', Date.now());
  // Today has its place among the days though nothing happens then.
  const dated: (readonly [day: string, at: string, event?: Element])[] = [[today, '']];
  for (const part of [beyond, year]) {
    for (const event of part.querySelectorAll('.evt__event')) {
      const at = event.querySelector('time')?.dateTime ?? '';
      dated.push([write('iso', Date.parse(at)), at, event]);
    }
  }
  for (const day of year.querySelectorAll('.evt__day')) day.remove();
  let last = '';
  let list: ParentNode | null | undefined;
  // As text, by which Array.sort goes, each begins with its day and its instant.
  for (const [day, , event] of dated.sort()) {
    if (day !== last) {
      last = day;
      list = beyond;
      if (day.startsWith(year.dataset.year ?? '')) {
        const element = emptyDay(pattern, day, day === today, tag);
        year.querySelectorAll('ol')[Number(day.slice(5, 7)) - 1]?.append(element);
        list = element.querySelector('ul');
      }
    }
    if (event) list?.append(event);
  }
  for (const month of year.children) month.toggleAttribute('hidden', !month.querySelector('li'));
}
