import type { CompatibilityWords } from '../../../locales/en/compatibility.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { PrintAction } from '../result-head/print-action.tsx';
import { ActionButton, ResultAction, ResultActions } from '../result-head/result-action.tsx';
import { SaveAction } from '../result-head/save-action.tsx';

interface PairToolsProps {
  words: CompatibilityWords;
  natal: NatalWords;
  /** Address that shows the comparison without births and names. */
  shareUrl: string;
  /** Path of the empty form. */
  formPath: string;
  /** The births were typed: they may be changed, and kept in this browser. Not so of charts that were shared. */
  isOwn: boolean;
}

/** What one can do with a comparison: change its births, save, share and print it. */
export function PairTools({ words: { result }, natal, shareUrl, formPath, isOwn }: PairToolsProps) {
  const shared = natal.result;
  return (
    <ResultActions>
      <a className="button button--quiet" href={isOwn ? '#change' : formPath}>
        {isOwn ? shared.change : result.compareOwn}
      </a>
      {isOwn && <SaveAction words={natal} keep={result.keepBoth} isNamed={false} />}
      <ResultAction name={shared.sharing}>
        <div className="act__row">
          <ActionButton action="share">{shared.share}</ActionButton>
          <ActionButton action="download-svg">{shared.downloadSvg}</ActionButton>
          <ActionButton action="download-png">{shared.downloadPng}</ActionButton>
        </div>
        <p>
          <a href={shareUrl} data-share-link="">
            {result.shareLink}
          </a>
        </p>
        <p className="act__note">{result.shareNote}</p>
      </ResultAction>
      <PrintAction words={shared} note={result.printNote} />
    </ResultActions>
  );
}
