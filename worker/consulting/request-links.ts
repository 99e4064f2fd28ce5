import type { D1Database } from '@cloudflare/workers-types';
import { base64url } from 'jose';
import { PARTIES, type Party } from '../../contract/consulting.ts';
import { accountsQuery } from '../accounts/accounts-query.ts';
import { digestText } from '../reference.ts';
import { type ConsultingRequest, findRequest } from './request-rows.ts';

const SECRET_BYTES = 24;
const LONGEST_SECRET = 64;

/** How long a link is good. */
export const LINK_MS = 7 * 24 * 3_600_000;

/** Makes the secret of a link: it is written nowhere but in the mail, and is good for this turn of the request alone. */
export const makeLink = accountsQuery(
  async (
    db: D1Database,
    { reference, turn }: Pick<ConsultingRequest, 'reference' | 'turn'>,
    party: Party,
    nowMs: number,
  ): Promise<string> => {
    const secret = base64url.encode(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
    await db
      .prepare('INSERT INTO consulting_link (digest, reference, party, turn, ends_ms) VALUES (?, ?, ?, ?, ?)')
      .bind(await digestText(secret), reference, party, turn, nowMs + LINK_MS)
      .run();
    return secret;
  },
);

/** What a link leads to. */
export interface FoundLink {
  party: Party;
  request: ConsultingRequest;
  /** Whether it may act: the request is still as it was when the link was made. */
  isFresh: boolean;
}

const findRow = accountsQuery(async (db: D1Database, digest: string, nowMs: number) =>
  db
    .prepare('SELECT reference, party, turn FROM consulting_link WHERE digest = ? AND ends_ms > ?')
    .bind(digest, nowMs)
    .first<{ reference: string; party: string; turn: number }>(),
);

/** Null for a link that is none of ours, or older than it may be. */
export async function findLink(db: D1Database, secret: string, nowMs: number): Promise<FoundLink | null> {
  if (secret === '' || secret.length > LONGEST_SECRET) return null;
  const row = await findRow(db, await digestText(secret), nowMs);
  const party = PARTIES.find((each) => each === row?.party);
  const request = row && (await findRequest(db, row.reference));
  if (!party || !request) return null;
  return { party, request, isFresh: row.turn === request.turn };
}

/** Removes links that are good for nothing any more. */
export const forgetLinks = accountsQuery(async (db: D1Database, nowMs: number): Promise<void> => {
  await db.prepare('DELETE FROM consulting_link WHERE ends_ms < ?').bind(nowMs).run();
});
