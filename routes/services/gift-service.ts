import type { Book } from '../../contract/book.ts';
import type { GiftState } from '../../contract/gifts.ts';
import type { ReportState } from '../../contract/report-export.ts';
import type { ReportId } from '../../features/reports/report-kinds.ts';

/** A gift as its giver is told of it. Moments in UTC ms. */
export interface GivenGift {
  state: GiftState;
  /** Null once the mail has gone, or will not go. */
  email: string | null;
  message: string;
  sendMs: number;
  sentMs: number | null;
}

/** A gift as whoever got its link is shown it, before a birth was told. */
interface ClosedGift {
  kind: 'closed';
  report: ReportId;
  /** The giver's address, which is confirmed. */
  giver: string;
}

/** A gift that is open. */
export interface OpenGift {
  kind: 'open';
  report: ReportId;
  giver: string;
  message: string;
  state: ReportState;
  /** Null while it is made. */
  book: Book | null;
  pdfPath: string;
  /** When the link of the mail ends, UTC ms. */
  endsMs: number;
}

/** What a link leads to: `gone` where it is whole, and its gift is there no more. Null for one that is not ours, or has ended. */
export type FoundGift = ClosedGift | OpenGift | { kind: 'gone' };

/** Books that are given to somebody. */
export interface GiftService {
  /** Whether gifts are mailed at all. */
  isMailed: boolean;
  /** Whether they are, and whoever asks has a confirmed address, which the mail names. */
  mayGive: boolean;
  /** Of an order of the person who asks; null where it is no gift. */
  ofOrder(orderId: string): Promise<GivenGift | null>;
  /** Takes a gift back that has not been sent. False where it has. */
  recall(orderId: string): Promise<boolean>;
  find(token: string): Promise<FoundGift | null>;
  /** Opens a gift by the date of a birth in its book (`YYYY-MM-DD`). Null where there is none. */
  unlock(token: string, date: string): Promise<{ path: string } | { code: 'wrong' | 'too_often' } | null>;
  /** Deletes an open gift, its book and what was written with it. False where it is not open. */
  remove(token: string): Promise<boolean>;
  /** Has no gift mailed to the address any more to which the link was sent; what was written with this one goes. */
  refuse(token: string): Promise<boolean>;
}
