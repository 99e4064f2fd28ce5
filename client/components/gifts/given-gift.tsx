import type { GiftState } from '../../../contract/gifts.ts';
import type { GiftWords } from '../../../locales/en/gift.ts';
import { TASK_FIELD } from '../orders/order-payment.tsx';
import './gifts.css';

interface GivenGiftProps {
  state: GiftState;
  /** How it stands, in words. */
  text: string;
  /** Empty where none was written, or it is deleted. */
  message: string;
  /** What became of taking it back; null where nobody has tried. */
  told: 'recalledNow' | 'late' | null;
  /** Of the order's page. */
  path: string;
  words: GiftWords['given'];
}

/** What a giver is told of their gift on the page of its order, and the way to take it back before it is sent. */
export function GivenGift({ state, text, message, told, path, words }: GivenGiftProps) {
  return (
    <section aria-labelledby="gift">
      <h2 id="gift">{words.heading}</h2>
      {told && <p role="status">{words[told]}</p>}
      <p className="gift__from">{text}</p>
      {message !== '' && (
        <>
          <p>{words.message}</p>
          <p className="gift__message" dir="auto">
            {message}
          </p>
        </>
      )}
      {state === 'waiting' && (
        <form method="post" action={path} className="no-print">
          <input type="hidden" name={TASK_FIELD} value="recall" />
          <button type="submit" className="button button--quiet">
            {words.recall}
          </button>
        </form>
      )}
    </section>
  );
}
