/** A star of the picture's ground, in its units. */
interface Star {
  x: number;
  y: number;
  radius: number;
  opacity: number;
}

/** One star on so much ground. */
const AREA_PER_STAR = 17_000;

/** Numbers from 0 to 1 that depend on the text alone (xmur3 and mulberry32, both in the public domain). */
function* randomFrom(text: string): Generator<number, never> {
  let state = 1_779_033_703 ^ text.length;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 3_432_918_353);
    state = (state << 13) | (state >>> 19);
  }
  while (true) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** A sky of its own for every chart: the same text scatters the same stars. */
export function starsOf(text: string, width: number, height: number): Star[] {
  const random = randomFrom(text);
  const next = () => random.next().value;
  return Array.from({ length: Math.round((width * height) / AREA_PER_STAR) }, () => ({
    x: Math.round(next() * width),
    y: Math.round(next() * height),
    radius: Math.round((1 + 2.4 * next() ** 3) * 10) / 10,
    opacity: Math.round((0.25 + 0.6 * next()) * 100) / 100,
  }));
}
