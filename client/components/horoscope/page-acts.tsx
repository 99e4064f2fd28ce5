import type { HoroscopeWords } from '../../../locales/en/horoscope.ts';
import { Island } from '../island.tsx';
import { ActionButton } from '../result-head/result-action.tsx';
import './horoscope.css';

interface PageActsProps {
  /** Address at which the page stays what it is today. */
  path: string;
  words: HoroscopeWords['acts'];
}

/** To hand a page on or print it. The link serves without a script. */
export function PageActs({ path, words }: PageActsProps) {
  const { copied, copyByHand } = words;
  return (
    <Island name="page-acts" strategy="interaction" props={{ copied, copyByHand }}>
      <div className="horoscope__acts no-print">
        <ActionButton action="share">{words.share}</ActionButton>
        <ActionButton action="print">{words.print}</ActionButton>
        <a href={path} data-share-link="">
          {words.link}
        </a>
        <span role="status" data-status="" />
      </div>
    </Island>
  );
}
