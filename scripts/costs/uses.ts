import type { Priced } from './prices.ts';

/** What one of a thing uses of the platform. CPU is the bench's, whose machine is not the platform's: it is doubled. */
export interface Use {
  what: string;
  /** How many the price is told for. */
  times: number;
  counts: Readonly<Partial<Record<Priced, number>>>;
}

/** CPU milliseconds that were measured (bench/results/latest.md). */
export interface MeasuredCpu {
  /** A page that is stored. */
  storedPageMs: number;
  /** A whole chart, drawn and told. */
  chartMs: number;
  /** Celestia's first sentence from its request, all that it is worked out from included. */
  sentenceMs: number;
  /** A book, from its order to the bucket. */
  bookMs: number;
}

/** For another machine, and for what the bench's shortest way leaves out. */
const MARGIN = 2;

/** An object that tells an answer is at work as long as it is read: four seconds of 128 MB. */
const ANSWER_GB_SECONDS = 4 * 0.128;
const BOOK_GB = 122e-6;
const MONTHS_KEPT = 12;

/** The things that a price is told for. What is not measured is counted in the code, and said here. */
export function usesOf({ storedPageMs, chartMs, sentenceMs, bookMs }: MeasuredCpu): Use[] {
  return [
    {
      // Three pages, one of them a chart, for which a place is looked for six times.
      what: 'a million visits',
      times: 1_000_000,
      counts: {
        requests: 3 + 6,
        cpuMs: MARGIN * (2 * storedPageMs + chartMs + 6 * storedPageMs),
        rowsRead: 6 * 200,
      },
    },
    {
      // A message, the stream that tells the answer, and the look at both: rows of message, answer, eight sentences and the count of the day.
      what: 'a thousand answers, without a model',
      times: 1000,
      counts: {
        requests: 3,
        cpuMs: MARGIN * sentenceMs,
        objectRequests: 3,
        objectGbSeconds: ANSWER_GB_SECONDS,
        rowsRead: 300,
        rowsWritten: 12,
      },
    },
    {
      // A message is written, read and deleted; text and print are laid down, and opened five times, for a year.
      what: 'a thousand books',
      times: 1000,
      counts: {
        requests: 10,
        cpuMs: MARGIN * (bookMs + 10 * chartMs),
        queueOperations: 3,
        bucketWrites: 2,
        bucketReads: 5,
        bucketGbMonths: BOOK_GB * MONTHS_KEPT,
        rowsRead: 100,
        rowsWritten: 30,
      },
    },
    {
      // A message for fifty people; each is looked up with their day, told by one request to the sender, and noted. Not measured: a chart's time.
      what: 'a thousand pushes',
      times: 1000,
      counts: {
        requests: 1 / 50,
        cpuMs: MARGIN * chartMs,
        queueOperations: 3 / 50,
        rowsRead: 10,
        rowsWritten: 2,
      },
    },
  ];
}
