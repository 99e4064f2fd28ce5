import type { ConsultingWords } from '../../locales/en/consulting.ts';
import { isBuilt } from '../page-registry.ts';
import type { Booking } from './booking.ts';

interface BookingLinkProps {
  booking: Booking;
  /** The form's. */
  path: string;
  words: ConsultingWords;
}

/** What is said where requests are not taken; null where they are. */
export function closedText(booking: Booking, words: ConsultingWords): string | null {
  if (booking.kind === 'open') return null;
  return booking.kind === 'closed' ? words.notOpen : words.elsewhere;
}

/** The way to the form, and what stands beside it: when one pays, or why nothing is taken. */
export function BookingLink({ booking, path, words }: BookingLinkProps) {
  if (!isBuilt('astrology-consulting-form')) return null;
  const closed = closedText(booking, words);
  return (
    <div className="consulting__act">
      {closed === null && (
        <a className="button" href={path}>
          {words.book}
        </a>
      )}
      <p className="consulting__soft">{closed ?? words.payLater}</p>
    </div>
  );
}
