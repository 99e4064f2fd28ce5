const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** By a letter's code the six bits that it stands for. */
const SIX_BITS = new Uint8Array(128);
[...LETTERS].forEach((letter, bits) => {
  SIX_BITS[letter.charCodeAt(0)] = bits;
});

/** The bytes that base64 stands for (RFC 4648, section 4), as numbers from -128 to 127. */
export function signedBytes(base64: string): Int8Array {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  const letters = base64.length - padding;
  const bytes = new Int8Array(Math.floor((letters * 3) / 4));
  let held = 0;
  let count = 0;
  let at = 0;
  for (let index = 0; index < letters; index += 1) {
    held = ((held << 6) | (SIX_BITS[base64.charCodeAt(index)] ?? 0)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at] = held >> count;
    at += 1;
  }
  return bytes;
}
