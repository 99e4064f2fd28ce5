import type { Letter } from '../../features/contact/read-letter.ts';

/** What became of a letter. */
export type LetterOutcome =
  | {
      kind: 'taken';
      reference: string;
      /** Whether its writer was sent the reference. */
      toldWriter: boolean;
    }
  | {
      kind: 'refused';
      code: 'human_check_failed' | 'too_many_requests' | 'accounts_unavailable';
      retryAfterSeconds: number | undefined;
    };

/** Letters to whoever runs the site. */
export interface ContactService {
  /** The human check's; empty where there is none. */
  siteKey: string;
  /** Whoever is signed in, for the form; null: nobody. */
  writer: { name: string; email: string } | null;
  /** Keeps a letter and passes it on. `humanToken` is empty where no check was made. */
  send(letter: Letter, humanToken: string): Promise<LetterOutcome>;
}
