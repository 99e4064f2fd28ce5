import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import {
  ASTROLOGER_IDS,
  type AstrologerId,
  PACKAGE_IDS,
  type PackageId,
  REQUEST_STATES,
  type RequestState,
} from '../../contract/consulting.ts';
import type { ConsultingJson } from '../../contract/user.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../locales/locales.ts';
import { accountsQuery } from '../accounts/accounts-query.ts';

type Fields = Readonly<Record<string, string>>;

/** What a person asks for. */
export interface NewRequest {
  package: PackageId;
  /** Null until somebody is chosen. */
  astrologer: AstrologerId | null;
  name: string;
  email: string;
  language: Language;
  zone: string;
  /** UTC ms. */
  wishes: readonly number[];
  question: string;
  /** Fields of the birth form; null where none were given. */
  birth: Fields | null;
}

/** A request as it is kept. */
export interface ConsultingRequest extends NewRequest {
  reference: string;
  userId: string | null;
  state: RequestState;
  turn: number;
  offeredMs: number | null;
  toldOperator: boolean;
  toldPerson: boolean;
  /** Nobody's any more: it waits for its last mail alone. */
  isLeaving: boolean;
  createdMs: number;
  changedMs: number;
}

interface RequestRow {
  reference: string;
  user_id: string | null;
  state: string;
  turn: number;
  package: string;
  astrologer: string | null;
  name: string;
  email: string;
  language: string;
  zone: string;
  wishes: string;
  question: string;
  birth: string | null;
  offered_ms: number | null;
  told_operator: number;
  told_person: number;
  leaving: number;
  created_ms: number;
  changed_ms: number;
}

/** Of the rows that this program writes every one is whole; one of a later program's may hold what this one does not know. */
function known<Id extends string>(ids: readonly Id[], text: string | null): Id | null {
  return ids.find((id) => id === text) ?? null;
}

function toRequest(row: RequestRow): ConsultingRequest {
  return {
    reference: row.reference,
    userId: row.user_id,
    state: known(REQUEST_STATES, row.state) ?? 'expired',
    turn: row.turn,
    package: known(PACKAGE_IDS, row.package) ?? 'question',
    astrologer: known(ASTROLOGER_IDS, row.astrologer),
    name: row.name,
    email: row.email,
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    zone: row.zone,
    wishes: JSON.parse(row.wishes) as number[],
    question: row.question,
    birth: row.birth === null ? null : (JSON.parse(row.birth) as Fields),
    offeredMs: row.offered_ms,
    toldOperator: row.told_operator === 1,
    toldPerson: row.told_person === 1,
    isLeaving: row.leaving === 1,
    createdMs: row.created_ms,
    changedMs: row.changed_ms,
  };
}

export const findRequest = accountsQuery(
  async (db: D1Database, reference: string): Promise<ConsultingRequest | null> => {
    const row = await db
      .prepare('SELECT * FROM consulting_request WHERE reference = ?')
      .bind(reference)
      .first<RequestRow>();
    return row && toRequest(row);
  },
);

/** The request that the same form has made before; null: none. */
export const findSameRequest = accountsQuery(
  async (db: D1Database, digest: string): Promise<ConsultingRequest | null> => {
    const row = await db
      .prepare('SELECT * FROM consulting_request WHERE digest = ?')
      .bind(digest)
      .first<RequestRow>();
    return row && toRequest(row);
  },
);

/** Requests that came from an address since a moment. */
export const countRequests = accountsQuery(
  async (db: D1Database, email: string, sinceMs: number): Promise<number> => {
    const row = await db
      .prepare(
        'SELECT count(*) AS count FROM consulting_request WHERE created_ms > ? AND lower(email) = lower(?)',
      )
      .bind(sinceMs, email)
      .first<{ count: number }>();
    return row?.count ?? 0;
  },
);

interface KeptAs {
  reference: string;
  digest: string;
  userId: string | null;
}

/** Keeps a request, or finds the one that the same form has made meanwhile. */
export const keepRequest = accountsQuery(
  async (
    db: D1Database,
    request: NewRequest,
    { reference, digest, userId }: KeptAs,
    nowMs: number,
  ): Promise<ConsultingRequest> => {
    const { astrologer, name, email, language, zone, wishes, question, birth } = request;
    const row = await db
      .prepare(
        `INSERT INTO consulting_request (reference, digest, user_id, state, package, astrologer, name, email, language, zone,
           wishes, question, birth, created_ms, changed_ms)
         VALUES (?1, ?2, ?3, 'asked', ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?13)
         ON CONFLICT (digest) DO UPDATE SET digest = excluded.digest RETURNING *`,
      )
      .bind(
        reference,
        digest,
        userId,
        request.package,
        astrologer,
        name,
        email,
        language,
        zone,
        JSON.stringify(wishes),
        question,
        birth && JSON.stringify(birth),
        nowMs,
      )
      .first<RequestRow>();
    if (!row) throw new Error('a request was not kept');
    return toRequest(row);
  },
);

/** What a move writes beside the state. */
export interface MovedTo {
  state: RequestState;
  astrologer?: AstrologerId;
  offeredMs?: number;
  wishes?: readonly number[];
  /** Nobody is to be told. */
  untold: { operator: boolean; person: boolean };
  /** What goes with it, in the same transaction. */
  beside: readonly D1PreparedStatement[];
}

/** Moves a request that is still as it was seen; null where somebody was quicker. */
export const writeMove = accountsQuery(
  async (
    db: D1Database,
    seen: ConsultingRequest,
    { state, astrologer, offeredMs, wishes, untold, beside }: MovedTo,
    nowMs: number,
  ): Promise<ConsultingRequest | null> => {
    const move = db
      .prepare(
        `UPDATE consulting_request SET state = ?1, turn = turn + 1, astrologer = ?2, offered_ms = ?3, wishes = ?4,
           told_operator = ?5, told_person = ?6, changed_ms = ?7
         WHERE reference = ?8 AND turn = ?9 AND state = ?10 RETURNING *`,
      )
      .bind(
        state,
        astrologer ?? seen.astrologer,
        offeredMs ?? seen.offeredMs,
        JSON.stringify(wishes ?? seen.wishes),
        Number(!untold.operator),
        Number(!untold.person),
        nowMs,
        seen.reference,
        seen.turn,
        seen.state,
      );
    const [written] = await db.batch<RequestRow>([move, ...beside]);
    const row = written?.results[0];
    return row ? toRequest(row) : null;
  },
);

/** Notes who has been mailed of a turn. */
export const noteMailed = accountsQuery(
  async (db: D1Database, { reference, turn, toldOperator, toldPerson }: ConsultingRequest): Promise<void> => {
    await db
      .prepare(
        'UPDATE consulting_request SET told_operator = ?, told_person = ? WHERE reference = ? AND turn = ?',
      )
      .bind(Number(toldOperator), Number(toldPerson), reference, turn)
      .run();
  },
);

/** The oldest requests that somebody is still to be told of: the person, or, where it can be reached, the operator. */
export const listUnmailed = accountsQuery(
  async (db: D1Database, reachesOperator: boolean, most: number): Promise<ConsultingRequest[]> => {
    const { results } = await db
      .prepare(
        `SELECT * FROM consulting_request WHERE told_person = 0 OR (told_operator = 0 AND ?)
         ORDER BY changed_ms LIMIT ?`,
      )
      .bind(Number(reachesOperator), most)
      .all<RequestRow>();
    return results.map(toRequest);
  },
);

/** Requests in a state that were moved to it, or whose offered time is, before a moment. */
export const listDue = accountsQuery(
  async (
    db: D1Database,
    state: RequestState,
    by: 'changed_ms' | 'offered_ms',
    beforeMs: number,
  ): Promise<ConsultingRequest[]> => {
    const { results } = await db
      .prepare(`SELECT * FROM consulting_request WHERE state = ? AND ${by} <= ? ORDER BY ${by} LIMIT 50`)
      .bind(state, beforeMs)
      .all<RequestRow>();
    return results.map(toRequest);
  },
);

/** Removes what nothing has happened to since a moment. */
export const forgetRequests = accountsQuery(async (db: D1Database, beforeMs: number): Promise<void> => {
  await db.prepare('DELETE FROM consulting_request WHERE changed_ms < ?').bind(beforeMs).run();
});

/** Takes a request away from its person and empties it of all that its last mail can do without. */
export const letLeave = accountsQuery(async (db: D1Database, reference: string): Promise<void> => {
  await db
    .prepare(
      `UPDATE consulting_request SET leaving = 1, user_id = NULL, name = '', question = '', wishes = '[]', birth = NULL
       WHERE reference = ?`,
    )
    .bind(reference)
    .run();
});

/** Removes the leaving ones that have told whom they were to tell, or have tried since before a moment. */
export const forgetLeaving = accountsQuery(async (db: D1Database, beforeMs: number): Promise<void> => {
  await db
    .prepare(
      'DELETE FROM consulting_request WHERE leaving = 1 AND ((told_operator = 1 AND told_person = 1) OR changed_ms < ?)',
    )
    .bind(beforeMs)
    .run();
});

/** A person's own, the newest first. */
export const listOwnRequests = accountsQuery(
  async (db: D1Database, userId: string): Promise<ConsultingRequest[]> => {
    const { results } = await db
      .prepare('SELECT * FROM consulting_request WHERE user_id = ? ORDER BY created_ms DESC')
      .bind(userId)
      .all<RequestRow>();
    return results.map(toRequest);
  },
);

/** What a person has asked for while signed in, as the export has it. */
export async function exportRequests(db: D1Database, userId: string): Promise<ConsultingJson[]> {
  const own = await listOwnRequests(db, userId);
  const iso = (ms: number) => new Date(ms).toISOString();
  return own.map((request) => ({
    reference: request.reference,
    state: request.state,
    package: request.package,
    astrologer: request.astrologer,
    name: request.name,
    email: request.email,
    language: request.language,
    zone: request.zone,
    wishes: request.wishes.map(iso),
    offered: request.offeredMs === null ? null : iso(request.offeredMs),
    question: request.question,
    birth: request.birth,
    created: iso(request.createdMs),
    changed: iso(request.changedMs),
  }));
}
