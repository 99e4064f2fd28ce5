import type { KeyboardEvent, RefObject } from 'react';
import type { CalendarDay } from './calendar-days.ts';
import {
  choicesAround,
  isOpenChoice,
  isWithin,
  LIST_COLUMNS,
  type ListStep,
  moveInList,
} from './calendar-steps.ts';

interface ChoiceGridProps {
  step: ListStep;
  current: CalendarDay;
  selected: CalendarDay | null;
  last: CalendarDay;
  titleId: string;
  grid: RefObject<HTMLTableElement | null>;
  /** What a choice, named by its first day, is called. */
  nameOf(choice: CalendarDay): string;
  onMove(day: CalendarDay): void;
  onChoose(choice: CalendarDay): void;
}

function inRows<Item>(items: readonly Item[]): Item[][] {
  return items.flatMap((_item, at) => (at % LIST_COLUMNS === 0 ? [items.slice(at, at + LIST_COLUMNS)] : []));
}

/** Decades, years or months as a grid: one tab stop, arrows within. */
export function ChoiceGrid(props: ChoiceGridProps) {
  const { step, current, selected, last, titleId, grid, nameOf, onMove, onChoose } = props;
  const choices = choicesAround(current, step, last);
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = moveInList(current, step, event.key, last);
    const standing = choices.find((choice) => isWithin(current, choice, step));
    if (moved) onMove(moved);
    else if (standing && (event.key === 'Enter' || event.key === ' ')) onChoose(standing);
    else return;
    event.preventDefault();
  };
  return (
    <table
      className="birth__days birth__list"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid pattern of WAI-ARIA
      role="grid"
      aria-labelledby={titleId}
      ref={grid}
      onKeyDown={onKeyDown}
    >
      <tbody>
        {inRows(choices).map((row) => (
          <tr key={nameOf(row[0] ?? current)}>
            {row.map((choice) => {
              const isOpen = isOpenChoice(choice, last);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it handles the keys
                <td
                  key={nameOf(choice)}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid pattern of WAI-ARIA
                  role="gridcell"
                  tabIndex={isWithin(current, choice, step) ? 0 : -1}
                  aria-selected={selected !== null && isWithin(selected, choice, step)}
                  aria-disabled={isOpen ? undefined : true}
                  onClick={isOpen ? () => onChoose(choice) : undefined}
                >
                  {nameOf(choice)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
