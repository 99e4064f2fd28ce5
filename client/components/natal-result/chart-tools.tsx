import type { NatalWords } from '../../../locales/en/natal.ts';
import './natal-result.css';

interface ChartToolsProps {
  words: NatalWords['result'];
  kept: NatalWords['kept'];
  /** Absolute address that shows the chart without birth date, time or place. */
  shareUrl: string;
  /** Where the chart's signs are drawn as a picture for a story or a post. */
  pictureUrl: string;
  /** Birth details to keep in this browser may be offered: not for a chart that was shared. */
  canKeep: boolean;
}

/**
 * What one can do with a chart. The link works as it stands; the buttons need a script and stay hidden until the
 * island shows them.
 */
export function ChartTools({ words, kept, shareUrl, pictureUrl, canKeep }: ChartToolsProps) {
  return (
    <section className="tools card no-print" aria-labelledby="tools-heading">
      <h3 id="tools-heading">{words.tools}</h3>
      <div className="tools__row" data-tools="" hidden>
        <button type="button" className="button button--quiet" data-action="download-svg">
          {words.downloadSvg}
        </button>
        <button type="button" className="button button--quiet" data-action="download-png">
          {words.downloadPng}
        </button>
        <button type="button" className="button button--quiet" data-action="print">
          {words.print}
        </button>
        <button type="button" className="button button--quiet" data-action="share">
          {words.share}
        </button>
      </div>
      {canKeep && (
        <div className="tools__keep" data-tools="" hidden>
          <label>
            {kept.keepName}{' '}
            <input className="birth__input" name="keepName" maxLength={60} data-keep-name="" />
          </label>
          <button type="button" className="button button--quiet" data-action="keep">
            {kept.keep}
          </button>
          <p>{kept.explain}</p>
        </div>
      )}
      <p className="tools__link">
        <a href={pictureUrl}>{words.picture}</a>
      </p>
      <p className="tools__link">
        <a href={shareUrl} data-share-link="">
          {words.shareLink}
        </a>
      </p>
      <p className="tools__note">{words.shareNote}</p>
      <p role="status" data-status="" />
    </section>
  );
}
