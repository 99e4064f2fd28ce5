import { type InstantWriter, instantWriter } from '../../features/local-time/instant-format.ts';

/** A day with nothing in it but its name. The pattern is the server's: number and weekday in a first element, then a list. */
function emptyDay(pattern: Element, number: number, weekday: string | undefined): Element {
  const day = pattern.cloneNode(true) as Element;
  const name = day.firstElementChild;
  name?.firstElementChild?.append(`${number}`);
  name?.append(`${weekday}`);
  return day;
}

/** The events of each day, in order of time. Days are named as the writer tells of them. */
function eventsByDay(parts: readonly ParentNode[], write: InstantWriter): Map<string, Element[]> {
  const dated: (readonly [at: string, event: Element])[] = [];
  for (const part of parts) {
    for (const event of part.querySelectorAll('.evt__event')) {
      dated.push([event.querySelector('time')?.dateTime ?? '', event]);
    }
  }
  // Today has its place among the days though nothing happens then.
  const days = new Map<string, Element[]>([[write('date', Date.now()), []]]);
  // As text, by which Array.sort goes, each begins with its instant.
  for (const [at, event] of dated.sort()) {
    const day = write('date', Date.parse(at));
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}

/**
 * Gives a day its events, if it has not just these. Another zone moves all of a year one way: a day that keeps its first
 * event and its count keeps them all.
 */
function fillDay(day: Element, events: readonly Element[]): void {
  const list = day.querySelector('ul');
  if (list?.firstChild !== events[0] || list?.children.length !== events.length)
    list?.replaceChildren(...events);
}

/**
 * Puts the events of a year under the days of another zone. `year` is an element that names itself in `data-year` and the weekdays
 * from Sunday on in `data-week`: a `template` whose first element is an empty day, followed by the events just outside the server's year; then the
 * twelve months, hidden where there is nothing in them. Most events keep their day from one zone to another: what need
 * not move is not touched, or the browser would lay out the whole year again.
 */
export function regroupDays(year: HTMLElement, write: InstantWriter, tag: string): void {
  const beyond = year.querySelector('template')?.content;
  const pattern = beyond?.firstElementChild;
  if (!beyond || !pattern) return;
  const { week = '' } = year.dataset;
  const named = instantWriter(tag, 'UTC');
  const today = write('date', Date.now());
  const days = eventsByDay([beyond, year], write);
  for (const [month, list] of year.querySelectorAll('ol').entries()) {
    let next = list.firstElementChild;
    const date = new Date(Date.UTC(Number(year.dataset.year), month));
    for (; date.getUTCMonth() === month; date.setUTCDate(date.getUTCDate() + 1)) {
      const number = date.getUTCDate();
      const name = named('date', +date);
      const events = days.get(name);
      days.delete(name);
      let day: Element | null = null;
      if (next && Number.parseInt(next.textContent, 10) === number) {
        day = next;
        next = day.nextElementSibling;
      }
      // The server's today has a mark of its own, and is made anew.
      if (!events || day?.id) day?.remove();
      if (!events) continue;
      if (!day?.parentNode)
        day = list.insertBefore(emptyDay(pattern, number, week.split(' ')[date.getUTCDay()]), next);
      if (name === today) day.id = 'today';
      else day.querySelector('.evt__today')?.remove();
      fillDay(day, events);
    }
  }
  for (const events of days.values()) beyond.append(...events);
  for (const month of year.children) month.toggleAttribute('hidden', !month.querySelector('li'));
}
