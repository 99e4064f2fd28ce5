import { colonOf } from '../../../features/colon.ts';
import type { AccountWords } from '../../../locales/en/account.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { AccountPart, Saved } from './account-part.tsx';
import type { ProfileTask } from './profile-tasks.ts';
import './account.css';

/** A browser in which the person is signed in. */
export interface ListedSession {
  id: string;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
  /** Names such as Firefox and Windows; null where they are not known. */
  browser: string | null;
  system: string | null;
  /** ISO 3166 code of where it was last seen. */
  country: string | null;
  /** When it was last seen, to the hour; milliseconds since 1970. */
  seenMs: number;
}

export interface SessionListProps {
  /** Path of the account page, which its forms post to. */
  action: string;
  sessions: readonly ListedSession[];
  /** Where one signs in anew before one may end a session; null for whoever has just done so. */
  againPath: string | null;
  saved: ProfileTask | null;
  /** When the page was made, milliseconds since 1970. */
  nowMs: number;
  words: AccountWords['sessions'];
  /** BCP 47 tag for Intl. */
  tag: string;
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** When a session was last used, as far as the hour that is known lets one say. */
export function lastUsed(
  seenMs: number,
  { nowMs, words, tag }: Pick<SessionListProps, 'nowMs' | 'words' | 'tag'>,
): string {
  // What was noted within this hour may have been in use until now.
  const hours = Math.floor((nowMs - seenMs) / HOUR_MS);
  if (hours < 1) return words.lately;
  const days = Math.floor(hours / DAY_HOURS);
  const ago = new Intl.RelativeTimeFormat(tag, { numeric: 'always' });
  const when = days < 1 ? ago.format(-hours, 'hour') : ago.format(-days, 'day');
  return fillText(words.lastUsed, { when });
}

/** The browsers that are signed in, and for each a form that ends it. */
export function SessionList(props: SessionListProps) {
  const { sessions, againPath, saved, words } = props;
  return (
    <AccountPart id="sessions" heading={words.heading}>
      <p>{words.lede}</p>
      {saved === 'end' && <Saved text={words.ended} />}
      <ul className="account__sessions">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} {...props} />
        ))}
      </ul>
      {againPath && (
        <p>
          <a className="account__link" href={againPath}>
            {words.again}
          </a>
        </p>
      )}
    </AccountPart>
  );
}

function SessionRow({
  session,
  action,
  againPath,
  nowMs,
  words,
  tag,
}: SessionListProps & { session: ListedSession }) {
  const { id, isCurrent, browser, system, country, seenMs } = session;
  const device = [browser, system].filter((name) => name !== null).join(' · ') || words.unknown;
  const place = country && new Intl.DisplayNames(tag, { type: 'region' }).of(country);
  const used = isCurrent ? null : lastUsed(seenMs, { nowMs, words, tag });
  return (
    <li>
      <span className="account__name">
        {device} <small>{[isCurrent && words.current, place, used].filter(Boolean).join(' · ')}</small>
      </span>
      {!againPath && (
        <form method="post" action={`${action}#sessions`}>
          <input type="hidden" name="task" value="end" />
          <input type="hidden" name="session" value={id} />
          <button type="submit" className="account__link" aria-label={words.end + colonOf(tag) + device}>
            {words.end}
          </button>
        </form>
      )}
    </li>
  );
}
