import type { ReactNode } from 'react';
import type { NatalWords } from '../../../locales/en/natal.ts';
import './wheel-details.css';
import './wheel-lights.css';

interface WheelDetailsProps {
  words: Pick<NatalWords['wheel'], 'details' | 'close' | 'hint'>;
  /** Of the room itself; two wheels on a page need two. */
  id?: string;
  /** What stands beside the wheel while nothing on it is chosen: the details take its place. */
  children: ReactNode;
}

/**
 * Where the wheel says what it knows of a chosen point: in a column beside the wheel, in the place of what stands there, or as a
 * sheet from below. Filled by the island `wheel-lights`, which counts on a first child that closes and a last one that is
 * written to.
 */
export function WheelDetails({ words, id = 'wheel-details', children }: WheelDetailsProps) {
  return (
    <div className="wheel-room">
      <section id={id} className="wheel__details no-print" aria-label={words.details} tabIndex={-1} hidden>
        <button type="button" className="wheel__close" aria-label={words.close}>
          <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" />
          </svg>
        </button>
        <div />
      </section>
      {children}
      <p className="wheel-room__hint no-print">{words.hint}</p>
    </div>
  );
}
