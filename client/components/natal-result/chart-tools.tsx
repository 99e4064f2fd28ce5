import type { NatalWords } from '../../../locales/en/natal.ts';
import { PrintAction } from '../result-head/print-action.tsx';
import { ChangeAction, ResultActions } from '../result-head/result-action.tsx';
import { SaveAction } from '../result-head/save-action.tsx';
import { ShareAction } from '../result-head/share-action.tsx';

interface ChartToolsProps {
  natal: NatalWords;
  /** Absolute address that shows the chart without birth date, time or place. */
  shareUrl: string;
  /** Where the chart's signs are drawn as a picture for a story or a post. */
  pictureUrl: string;
  /** The chart is of a birth that was typed: it may be changed, and kept in this browser. Not so one that was shared. */
  isOwn: boolean;
  /** Path of the empty form. */
  formPath: string;
}

/** What one can do with a chart: change what it was drawn from, save, share and print it. */
export function ChartTools({ natal, shareUrl, pictureUrl, isOwn, formPath }: ChartToolsProps) {
  const words = natal.result;
  return (
    <ResultActions>
      <ChangeAction path={isOwn ? '#change' : formPath} name={isOwn ? words.edit : words.drawOwn} />
      {isOwn && <SaveAction words={natal} keep={natal.kept.keep} />}
      <ShareAction words={words} shareUrl={shareUrl} link={words.shareLink} note={words.shareNote}>
        <p>
          <a href={pictureUrl}>{words.picture}</a>
        </p>
      </ShareAction>
      <PrintAction words={words} note={words.printNote} />
    </ResultActions>
  );
}
