import type {
  AstrologerId,
  PackageId,
  Party,
  PersonAnswer,
  RequestState,
} from '../../contract/consulting.ts';
import type { RequestDraft } from '../../features/consulting/read-request.ts';

type Fields = Readonly<Record<string, string>>;

/** A request for a consultation, as its pages show it. */
export interface ShownRequest {
  reference: string;
  state: RequestState;
  turn: number;
  package: PackageId;
  /** Null until somebody is chosen. */
  astrologer: AstrologerId | null;
  name: string;
  email: string;
  /** Whose clock the person goes by. */
  zone: string;
  /** UTC ms, the one wished for most first. */
  wishes: readonly number[];
  question: string;
  birth: Fields | null;
  offeredMs: number | null;
}

/** What became of a request that was sent. */
export type RequestOutcome =
  | { kind: 'taken'; reference: string }
  | {
      kind: 'refused';
      code: 'human_check_failed' | 'too_many_requests' | 'accounts_unavailable';
      retryAfterSeconds: number | undefined;
    };

/** What a link in a mail leads to, and what may be done by it; each answer is null where the link has done its work already. */
export interface RequestLink {
  party: Party;
  request: ShownRequest;
  /** Whether it may act. */
  isFresh: boolean;
  offer(astrologer: AstrologerId, offeredMs: number): Promise<ShownRequest | null>;
  decline(): Promise<ShownRequest | null>;
  /** Of `another` with the new wishes. */
  answer(answer: PersonAnswer, wishes?: readonly number[]): Promise<ShownRequest | null>;
  /** Where an agreed time is paid; null where payment is not open. */
  paymentPath(): Promise<string | null>;
}

/** Requests for a consultation. */
export interface ConsultingService {
  /** Whether samples may be booked: on one's own machine alone. */
  mayBookSamples: boolean;
  /** The human check's; empty where there is none. */
  siteKey: string;
  /** Keeps a request and passes it on. `humanToken` is empty where no check was made. */
  send(draft: RequestDraft, birth: Fields | null, humanToken: string): Promise<RequestOutcome>;
  /** A request that has just been sent, by its reference; null: none. */
  sent(reference: string): Promise<{ reference: string; toldPerson: boolean } | null>;
  /** What a link is about; null for one that is none, or too old. */
  link(token: string): Promise<RequestLink | null>;
  /** The signed-in person's own, the newest first. */
  own(): Promise<readonly ShownRequest[]>;
  /** Withdraws one of them; false where the person has none of that reference that can be. */
  withdraw(reference: string): Promise<boolean>;
}
