import type { ComponentProps } from 'react';

interface CalendarButtonProps {
  label: string;
  /** What the island adds. */
  live: ComponentProps<'button'> | undefined;
}

/** Opens the calendar. Hidden by CSS where scripts are off; a click before the island runs is made up for later. */
export function CalendarButton({ label, live }: CalendarButtonProps) {
  return (
    <button
      type="button"
      className="birth__open"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded="false"
      data-replay=""
      {...live}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4M8 14h2M14 14h2M8 17h2" />
      </svg>
    </button>
  );
}
