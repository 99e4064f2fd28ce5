import type { NatalWords } from '../../../locales/en/natal.ts';
import { PrintAction } from './print-action.tsx';
import { ChangeAction, ResultActions } from './result-action.tsx';
import { SaveAction } from './save-action.tsx';
import { ShareAction } from './share-action.tsx';

interface OwnActionsProps {
  words: Pick<NatalWords, 'result' | 'kept' | 'keeping'>;
  /** Address that shows the chart, of which the result tells a part, without birth date, time or place. */
  shareUrl: string;
  /** Whether the result shows a wheel, to be saved as a picture. */
  hasWheel: boolean;
}

/** What one can do with what is told of a birth: change that, keep it, share the chart, print. */
export function OwnActions({ words, shareUrl, hasWheel }: OwnActionsProps) {
  const { result, kept } = words;
  return (
    <ResultActions>
      <ChangeAction path="#change" name={result.edit} />
      <SaveAction words={words} keep={kept.keep} />
      <ShareAction
        words={result}
        shareUrl={shareUrl}
        link={result.shareLink}
        note={result.shareNote}
        hasWheel={hasWheel}
      />
      <PrintAction words={result} />
    </ResultActions>
  );
}
