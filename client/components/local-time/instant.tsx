import { type InstantForm, nearestMinute } from '../../../features/local-time/instant-format.ts';
import { type PageClock, wallWriter } from '../../../features/local-time/page-clock.ts';
import './instant.css';

/** The minute that is told, and no finer: a year of events would carry a kilobyte of seconds. */
function isoMinute(instantMs: number): string {
  return `${new Date(nearestMinute(instantMs)).toISOString().slice(0, 16)}Z`;
}

interface InstantProps {
  /** UTC ms. */
  at: number;
  /** The end of a stretch of days that begins `at`. */
  to?: number;
  as: InstantForm;
  clock: PageClock;
}

/**
 * An instant by the page's clock, which the browser writes anew by the visitor's own. Whatever stands beside it must suit
 * every hour and every day: no ending, article or preposition may hang on it.
 */
export function Instant({ at, to, as, clock }: InstantProps) {
  const write = wallWriter(clock.tag);
  return (
    <InstantMark at={at} to={to} as={as}>
      {to === undefined ? write(as, clock.wallMs(at)) : write(as, clock.wallMs(at), clock.wallMs(to))}
    </InstantMark>
  );
}

interface InstantMarkProps extends Omit<InstantProps, 'clock' | 'to'> {
  to?: number | undefined;
  /** The instant as somebody's clock shows it. */
  children: string;
}

/** An instant as the browser finds it: the same by every clock but for the text. */
export function InstantMark({ at, to, as, children }: InstantMarkProps) {
  return (
    <time dateTime={isoMinute(at)} data-as={as} data-to={to === undefined ? undefined : isoMinute(to)}>
      {children}
    </time>
  );
}

interface InstantTextProps extends InstantProps {
  /** A text with one `{{name}}` in it, where the instant goes. */
  text: string;
}

/** A sentence with an instant in it. */
export function InstantText({ text, ...instant }: InstantTextProps) {
  const [before, after] = text.split(/\{\{\w+\}\}/);
  return (
    <>
      {before}
      <Instant {...instant} />
      {after}
    </>
  );
}
