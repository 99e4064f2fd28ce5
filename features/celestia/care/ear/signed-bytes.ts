const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SIX_BITS = new Map([...LETTERS].map((letter, bits) => [letter, bits]));

/** The bytes that base64 stands for (RFC 4648, section 4), as numbers from -128 to 127. */
export function signedBytes(base64: string): Int8Array {
  const text = base64.replace(/=+$/, '');
  const bytes = new Int8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let count = 0;
  let at = 0;
  for (const letter of text) {
    held = ((held << 6) | (SIX_BITS.get(letter) ?? 0)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at] = held >> count;
    at += 1;
  }
  return bytes;
}
