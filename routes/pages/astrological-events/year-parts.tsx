import { FIRST_YEAR, LAST_YEAR } from '../../../contract/years.ts';
import type { EventsWords } from '../../../locales/en/events.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { Language } from '../../../locales/locales.ts';
import { choiceQuery, filePath, withQuery } from '../../events/event-links.ts';
import { href } from '../../href.ts';
import type { YearData } from './load.ts';
import '../../../client/components/events/events.css';

interface PartProps {
  data: YearData;
  words: EventsWords;
  language: Language;
}

/** The year before and the year after, with the same choice, and between them today, or on the page of a month its year. */
export function YearLinks({ data, words, language }: PartProps) {
  const { year, asked, kinds, months, now, askedMonth } = data;
  const query = choiceQuery(asked, kinds);
  const path = (each: number) =>
    withQuery(href('astrological-events', language, { year: String(each) }), query);
  return (
    <nav className="evt-turn no-print" aria-label={words.years}>
      {year > FIRST_YEAR && (
        <a href={path(year - 1)} rel="prev">
          <span aria-hidden="true">‹</span> {year - 1}
        </a>
      )}
      {askedMonth !== null && <a href={path(year)}>{year}</a>}
      {askedMonth === null && now !== null && months.length > 0 && <a href="#today">{words.today}</a>}
      {year < LAST_YEAR && (
        <a href={path(year + 1)} rel="next">
          {year + 1} <span aria-hidden="true">›</span>
        </a>
      )}
    </nav>
  );
}

/** Fragment of a month: `m3`. */
export function monthId(monthMs: number): string {
  return `m${new Date(monthMs).getUTCMonth() + 1}`;
}

/** This page with a month open and its events in words. */
export function monthAddress({ asked, kinds }: YearData, month: number): string {
  const query = choiceQuery(asked, kinds);
  query.set('month', String(month + 1));
  return `?${query}#m${month + 1}`;
}

/** The year as a file, and a calendar to subscribe to. */
export function TakeAway({ data: { year, kinds, origin, clock }, words, language }: PartProps) {
  const subscription = origin.replace(/^https?:/, 'webcal:') + filePath(null, language, kinds, clock.zone);
  return (
    <section className="evt-take no-print" aria-labelledby="take-heading">
      <h2 id="take-heading">{words.take.heading}</h2>
      <p>{words.take.text}</p>
      <p className="evt-take__ways">
        <a className="button" href={filePath(year, language, kinds, clock.zone)} download data-zoned="">
          {fillText(words.take.download, { year })}
        </a>
        <a className="button button--quiet" href={subscription} data-zoned="">
          {words.take.subscribe}
        </a>
      </p>
    </section>
  );
}
