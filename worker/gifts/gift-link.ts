import type { Language } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { IdentityError } from '../identity/identity-error.ts';
import type { SessionKeys } from '../identity/session-keys.ts';
import { signSiteToken, verifySiteToken } from '../identity/site-token.ts';
import type { Gift } from './gift-rows.ts';

/** The link of the mail, and the key that reads once a birth was told: it ends the same day, for an address is easily passed on. */
const LINK = 'gift';
const READING = 'gift-reading';
const READING_SECONDS = 12 * 3600;

type Named = Pick<Gift, 'id' | 'emailHash'>;

function pathOf(language: Language, token: string): string {
  return `${href('gift', language)}?${new URLSearchParams({ token })}`;
}

/** The path of a gift's link. The same end makes the same link. */
export async function giftPath(
  { id, emailHash }: Named,
  { endsMs, language }: { endsMs: number; language: Language },
  keys: SessionKeys,
  nowMs: number,
): Promise<string> {
  const terms = { userId: id, audience: LINK, endSeconds: Math.floor(endsMs / 1000) };
  return pathOf(language, await signSiteToken({ to: emailHash }, terms, keys, nowMs));
}

/** The path on which a gift is open, until it ends. */
export async function openGiftPath(
  { id, emailHash }: Named,
  language: Language,
  keys: SessionKeys,
  nowMs: number,
): Promise<string> {
  const terms = { userId: id, audience: READING, endSeconds: Math.floor(nowMs / 1000) + READING_SECONDS };
  return pathOf(language, await signSiteToken({ to: emailHash }, terms, keys, nowMs));
}

/** What a link proves: which gift, whom it was sent to, and whether a birth was told. */
export interface GiftClaim {
  giftId: string;
  emailHash: string;
  isOpen: boolean;
}

async function readAs(audience: string, token: string, keys: SessionKeys, nowMs: number) {
  try {
    const { userId, claims } = await verifySiteToken(token, audience, keys, nowMs);
    return typeof claims.to === 'string' ? { giftId: userId, emailHash: claims.to } : null;
  } catch (error) {
    if (error instanceof IdentityError && error.code !== 'unavailable') return null;
    throw error;
  }
}

/** Null for a link that is not whole, not ours, or has ended. */
export async function readGiftLink(
  token: string,
  keys: SessionKeys,
  nowMs: number,
): Promise<GiftClaim | null> {
  if (token === '') return null;
  const link = await readAs(LINK, token, keys, nowMs);
  if (link) return { ...link, isOpen: false };
  const reading = await readAs(READING, token, keys, nowMs);
  return reading && { ...reading, isOpen: true };
}
