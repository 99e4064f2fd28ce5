import type { NatalWords } from '../../../locales/en/natal.ts';
import './wheel-details.css';

/**
 * The room for what the wheel says of a chosen point: beside the wheel where there is a column, else a sheet from below.
 * Filled by the island `wheel-lights`, which counts on a first child that closes and a last one that is written to.
 */
export function WheelDetails({ words }: { words: NatalWords['wheel'] }) {
  return (
    <div className="wheel-room no-print">
      <p className="wheel-room__hint">{words.hint}</p>
      <section id="wheel-details" className="wheel__details" aria-label={words.details} tabIndex={-1} hidden>
        <button type="button" className="wheel__close" aria-label={words.close}>
          <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" />
          </svg>
        </button>
        <div />
      </section>
    </div>
  );
}
