import type { Book } from '../../contract/book.ts';
import type { ReportState } from '../../contract/report-export.ts';
import type { BirthFormFailure } from '../../features/births/birth-form-outcome.ts';
import type { ReportDraft } from '../../features/reports/read-report-ask.ts';
import type { ReportId } from '../../features/reports/report-kinds.ts';

type Fields = Readonly<Record<string, string>>;

/** What is wrong with the births of a form, one by one; null where nothing is. */
export type BirthFaults = readonly (BirthFormFailure | 'no_hour' | null)[];

/** Whom a report is given to. */
export interface GiftAsk {
  email: string;
  message: string;
  /** When it is sent, UTC ms. */
  sendMs: number;
}

/** What became of the form for a report. */
export type ReportOrdered =
  /** The path of its order. */
  | { kind: 'opened'; path: string }
  | { kind: 'faulty'; births: BirthFaults }
  /** The person gives too many books, or the address gets too many. */
  | { kind: 'too_often' }
  /** Not sold here, or not now. */
  | { kind: 'closed' };

/** An order's book as the order's page tells of it: nothing of a birth. */
export interface ShownReport {
  report: ReportId;
  state: ReportState;
  /** Until when its births may be put right, UTC ms; null where they may not (any more). */
  correctableUntilMs: number | null;
}

/** A book that is open to whoever asks. */
export interface OpenedBook extends ShownReport {
  /** Null until it is made. */
  book: Book | null;
  /** Of the same in print. */
  pdfPath: string;
  /** What the form is filled with that puts the births right; empty once they are erased. */
  births: readonly Fields[];
  /** When the births are erased by themselves, UTC ms; null where they are, or the book is not made yet. */
  birthsUntilMs: number | null;
}

export type UnlockOutcome = { path: string } | { code: 'wrong' | 'too_often' };

export type CorrectOutcome = 'corrected' | 'over' | { births: BirthFaults };

/** Reports, as a page may order, read and correct them. A book is open to its buyer: by their session, or by a key that ends. */
export interface ReportService {
  /** Settles the births, opens the order and keeps what its book is made of. */
  order(
    ask: { draft: ReportDraft; births: readonly Fields[]; gift: GiftAsk | null },
    email: string | null,
  ): Promise<ReportOrdered>;
  /** What is wrong with the births of a form that is not whole. */
  check(report: ReportId, births: readonly Fields[]): Promise<BirthFaults>;
  /** Null where there is no such order, it is another's, or of no report. */
  shown(orderId: string, token: string): Promise<ShownReport | null>;
  /** The book; `locked` where a guest's key leads to it, which alone shows no birth. */
  open(orderId: string, token: string): Promise<OpenedBook | 'locked' | null>;
  /** Opens a guest's book by the date of a birth in it (`YYYY-MM-DD`). Null as of `shown`. */
  unlock(orderId: string, token: string, date: string): Promise<UnlockOutcome | null>;
  /** Erases the births that a made book was made of; the book stays. False where it is not open to whoever asks. */
  eraseBirths(orderId: string, token: string): Promise<boolean>;
  /** Deletes a made book and what it was made of. False as of `eraseBirths`. */
  remove(orderId: string, token: string): Promise<boolean>;
  /** Puts other births in the place of a book's, once. Null where it is not open to whoever asks. */
  correct(orderId: string, token: string, births: readonly Fields[]): Promise<CorrectOutcome | null>;
}
