import type { NatalWords } from '../../../locales/en/natal.ts';
import type { TodayWords } from '../../../locales/en/today.ts';
import { fillText } from '../../../locales/fill-text.ts';
import './today.css';

/** Whose the birth of a day is: the account's, or of the browser that has sent it. */
export type BirthOwner = 'account' | 'browser';

interface WhoseBirthProps {
  owner: BirthOwner;
  /** The day of birth, as it is read. */
  bornOn: string;
  words: Pick<TodayWords, 'change' | 'fromAccount'>;
  formWords: Pick<NatalWords['form'], 'known' | 'rememberHere' | 'forget'>;
  accountPath: string;
}

/**
 * From where the birth is known, and how it is forgotten. Of a birth that the browser has sent the server does not know where it
 * is remembered: the island shows what holds.
 */
export function WhoseBirth({ owner, bornOn, words, formWords, accountPath }: WhoseBirthProps) {
  const { known, rememberHere, forget } = formWords;
  if (owner === 'account') {
    return (
      <div className="today__own no-print">
        <p>{words.fromAccount}</p>
        <a href={accountPath}>{words.change}</a>
      </div>
    );
  }
  return (
    <div className="today__own no-print">
      {(['tab', 'browser'] as const).map((home) => (
        <p key={home} data-home={home} hidden>
          {fillText(known[home], { date: bornOn })}
        </p>
      ))}
      <button type="button" className="today__act" data-act="keep" hidden>
        {rememberHere}
      </button>
      <button type="button" className="today__act" data-act="forget" hidden>
        {forget}
      </button>
    </div>
  );
}
