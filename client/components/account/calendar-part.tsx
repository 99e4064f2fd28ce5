import type { OwnskyWords } from '../../../locales/en/ownsky.ts';
import { AccountPart, Saved } from './account-part.tsx';

export interface CalendarPartProps {
  words: OwnskyWords['part'];
  /** Address of the calendar; null where there is no link. */
  calendarUrl: string | null;
  hasBirth: boolean;
  hasTime: boolean;
  /** Where the forms go. */
  action: string;
  /** What is said where the link has just been made or taken back; null otherwise. */
  saved: string | null;
}

/** The link of one's own calendar: made, made anew, taken back. */
export function CalendarPart({ words, calendarUrl, hasBirth, hasTime, action, saved }: CalendarPartProps) {
  return (
    <AccountPart id="calendar" heading={words.heading}>
      <p>{words.intro}</p>
      {hasBirth && !hasTime && <p className="account__soft">{words.untimed}</p>}
      {saved && <Saved text={saved} />}
      {!hasBirth && <p>{words.birth}</p>}
      {calendarUrl && (
        <label className="account__form card">
          {words.link}
          <input className="birth__input" readOnly value={calendarUrl} />
          <span className="account__soft">{words.copy}</span>
          <a href={calendarUrl.replace(/^https?:/, 'webcal:')}>{words.open}</a>
        </label>
      )}
      {hasBirth && (
        <form method="post" action={`${action}#calendar`} className="account__row">
          <button type="submit" name="task" value="calendar" className="button button--quiet">
            {calendarUrl ? words.renew : words.make}
          </button>
          {calendarUrl && (
            <button type="submit" name="task" value="uncalendar" className="button button--quiet">
              {words.remove}
            </button>
          )}
          {calendarUrl && <span className="account__soft">{words.renewNote}</span>}
        </form>
      )}
    </AccountPart>
  );
}
