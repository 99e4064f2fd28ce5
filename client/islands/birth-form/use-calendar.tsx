import { useRef, useState } from 'react';
import type { LiveCalendar } from '../../components/birth-form/date-fields.tsx';
import type { Calendar, CalendarOptions } from './calendar.tsx';

/**
 * The calendar that the button beside the date fields opens. Most people type their date: it is fetched when the button is
 * come near to. Where it cannot be had, the fields are there.
 */
export function useCalendar(options: CalendarOptions): LiveCalendar {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<typeof Calendar | null>(null);
  const load = () => {
    import('./calendar.tsx').then(
      (module) => setLoaded(() => module.Calendar),
      () => setOpen(false),
    );
  };
  return {
    button: {
      ref: button,
      'aria-expanded': isOpen && Loaded !== null,
      onPointerEnter: load,
      onFocus: load,
      onClick: () => {
        setOpen(!isOpen);
        load();
      },
    },
    dialog: isOpen && Loaded && <Loaded {...options} button={button} onClose={() => setOpen(false)} />,
  };
}
