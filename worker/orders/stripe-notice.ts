import * as v from 'valibot';

/** How old a notice may be: what somebody has caught is worth nothing later. */
const TOLERANCE_SECONDS = 300;

/** What a notice is about. It says that there is something to look at, and nothing of what is true. */
export type Notice = { sessionId: string } | { paymentId: string };

const Event = v.object({
  data: v.object({
    object: v.object({
      id: v.string(),
      object: v.string(),
      payment_intent: v.optional(v.nullable(v.string())),
    }),
  }),
});

function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[0-9a-f]{2}){32}$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The signature's header: when it was made, and by each of the keys that are in use. */
function readHeader(header: string): { seconds: number; signatures: string[] } {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const [, seconds = ''] = parts.find(([name]) => name === 't') ?? [];
  const signatures = parts.flatMap(([name, value]) => (name === 'v1' && value ? [value] : []));
  return { seconds: /^\d{1,12}$/.test(seconds) ? Number(seconds) : Number.NaN, signatures };
}

/** Whether the provider has signed these bytes, and lately. */
export async function isSigned(
  body: string,
  header: string,
  secret: string,
  nowMs: number,
): Promise<boolean> {
  const { seconds, signatures } = readHeader(header);
  if (secret === '' || !(Math.abs(nowMs / 1000 - seconds) <= TOLERANCE_SECONDS)) return false;
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  const signed = encoder.encode(`${seconds}.${body}`);
  for (const signature of signatures) {
    const bytes = bytesOf(signature);
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return true;
  }
  return false;
}

/** What a signed notice is about; null for one that concerns no payment. */
export function readNotice(body: string): Notice | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  const read = v.safeParse(Event, json);
  if (!read.success) return null;
  const { id, object, payment_intent: paymentId } = read.output.data.object;
  if (object === 'checkout.session') return { sessionId: id };
  return paymentId ? { paymentId } : null;
}
