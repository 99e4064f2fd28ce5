import type { ConsultingWords } from '../../locales/en/consulting.ts';
import { isBuilt } from '../page-registry.ts';

interface BookingLinkProps {
  /** Whether requests are taken; else the way to the form is there and says that they are not. */
  isOpen: boolean;
  /** The form's. */
  path: string;
  words: ConsultingWords;
}

/** The way to the form, and what stands beside it: when one pays, or that nothing is taken yet. */
export function BookingLink({ isOpen, path, words }: BookingLinkProps) {
  if (!isBuilt('astrology-consulting-form')) return null;
  return (
    <div className="consulting__act">
      {isOpen && (
        <a className="button" href={path}>
          {words.book}
        </a>
      )}
      <p className="consulting__soft">{isOpen ? words.payLater : words.notOpen}</p>
    </div>
  );
}
