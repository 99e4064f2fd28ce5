import type { CompatibilityWords } from '../../../locales/en/compatibility.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { PrintAction } from '../result-head/print-action.tsx';
import { ChangeAction, ResultActions } from '../result-head/result-action.tsx';
import { SaveAction } from '../result-head/save-action.tsx';
import { ShareAction } from '../result-head/share-action.tsx';

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
      <ChangeAction path={isOwn ? '#change' : formPath} name={isOwn ? shared.edit : result.compareOwn} />
      {isOwn && <SaveAction words={natal} keep={result.keepBoth} isNamed={false} />}
      <ShareAction words={shared} shareUrl={shareUrl} link={result.shareLink} note={result.shareNote} />
      <PrintAction words={shared} note={result.printNote} />
    </ResultActions>
  );
}
