import type { ReactNode } from 'react';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { ActionButton, ResultAction } from './result-action.tsx';

interface ShareActionProps {
  words: Pick<NatalWords['result'], 'sharing' | 'share' | 'downloadSvg' | 'downloadPng'>;
  /** Address that shows the result without dates, times and places of birth. */
  shareUrl: string;
  /** The link's text, and what whoever follows it gets to see. */
  link: string;
  note: string;
  /** Whether there is a wheel to be saved as a picture. */
  hasWheel?: boolean;
  /** What else there is to take along. */
  children?: ReactNode;
}

/** Hands a result on: by a link, or its wheel as a file. */
export function ShareAction(props: ShareActionProps) {
  const { words, shareUrl, link, note, hasWheel = true, children } = props;
  return (
    <ResultAction icon="share" name={words.sharing}>
      <div className="act__row">
        <ActionButton action="share">{words.share}</ActionButton>
        {hasWheel && (
          <>
            <ActionButton action="download-svg">{words.downloadSvg}</ActionButton>
            <ActionButton action="download-png">{words.downloadPng}</ActionButton>
          </>
        )}
      </div>
      <p>
        <a href={shareUrl} data-share-link="">
          {link}
        </a>
      </p>
      {children}
      <p className="act__note">{note}</p>
    </ResultAction>
  );
}
