import { type KeyboardEvent, type RefObject, type TouchEvent, useRef } from 'react';
import { type CalendarDay, isInRange, isSameDay, moveByKey } from './calendar-days.ts';
import { type CalendarPages, keyOf, type PageDay } from './month-page.ts';
import { readSwipe, type TouchMoment } from './swipe.ts';

interface CalendarGridProps {
  pages: CalendarPages;
  /** The day that the keyboard stands on; its month is shown. */
  current: CalendarDay;
  selected: CalendarDay | null;
  today: CalendarDay;
  last: CalendarDay;
  titleId: string;
  grid: RefObject<HTMLTableElement | null>;
  onMove(day: CalendarDay): void;
  onTurn(months: 1 | -1): void;
  onChoose(day: CalendarDay): void;
}

function momentOf({ changedTouches, timeStamp }: TouchEvent): TouchMoment | null {
  const touch = changedTouches[0];
  return touch ? { xPx: touch.clientX, yPx: touch.clientY, atMs: timeStamp } : null;
}

/** Six weeks as a grid: one tab stop, arrows within, a swipe turns the month. */
export function CalendarGrid(props: CalendarGridProps) {
  const { pages, current, last, grid, titleId, onMove, onChoose, onTurn } = props;
  const touch = useRef<TouchMoment | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = moveByKey(current, event, { firstWeekday: pages.firstWeekday, last });
    if (moved) onMove(moved);
    else if (event.key === 'Enter' || event.key === ' ') onChoose(current);
    else return;
    event.preventDefault();
  };
  const onTouchEnd = (event: TouchEvent) => {
    const end = momentOf(event);
    const swipe = touch.current && end && readSwipe(touch.current, end);
    if (!swipe) return;
    // A swipe that ends on a day is no tap on it.
    if (event.cancelable) event.preventDefault();
    onTurn(swipe === 'next' ? 1 : -1);
  };
  return (
    <table
      className="birth__days"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid pattern of WAI-ARIA
      role="grid"
      aria-labelledby={titleId}
      ref={grid}
      onKeyDown={onKeyDown}
      onTouchStart={(event) => {
        touch.current = event.touches.length === 1 ? momentOf(event) : null;
      }}
      onTouchEnd={onTouchEnd}
    >
      <thead>
        <tr>
          {pages.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pages.page(current.year, current.month).weeks.map((week) => (
          <tr key={week[0]?.key}>
            {week.map((day) => (
              <DayCell key={day.key} day={day} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayCellProps = Pick<CalendarGridProps, 'current' | 'selected' | 'today' | 'last' | 'onChoose'> & {
  day: PageDay;
};

function DayCell({ day, current, selected, today, last, onChoose }: DayCellProps) {
  const allowed = isInRange(day.date, last);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it handles the keys
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid pattern of WAI-ARIA
      role="gridcell"
      tabIndex={day.key === keyOf(current) ? 0 : -1}
      aria-selected={isSameDay(day.date, selected)}
      aria-current={isSameDay(day.date, today) ? 'date' : undefined}
      aria-disabled={allowed ? undefined : true}
      aria-label={day.label}
      className={day.inMonth ? undefined : 'is-outside'}
      onClick={allowed ? () => onChoose(day.date) : undefined}
    >
      {day.date.day}
    </td>
  );
}
