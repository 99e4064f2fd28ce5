import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** Red, green and blue, 0..255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Most colours that a palette may have: its table keeps one number for "not looked up yet". */
const MAX_COLOURS = 255;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
// The next levels take four and ten times as long, for three and six parts of a hundred.
const DEFLATE = { level: 7, memLevel: 9 };

const deflated = promisify<Uint8Array, object, Buffer>(deflate);

export interface Picture {
  width: number;
  height: number;
  /** Four bytes a pixel, red first; it is taken to be opaque. */
  rgba: Uint8ClampedArray;
}

/** Writes pictures of few colours, each pixel by the nearest of a palette. */
export interface PaletteEncoder {
  /** The pixels as the palette's numbers, a zero before each row (PNG's "no filter"). */
  indexed(picture: Picture): Uint8Array;
  /** A PNG file of such rows. */
  png(rows: Uint8Array, size: Pick<Picture, 'width' | 'height'>): Promise<Buffer>;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  // Eight bits a pixel, by a palette.
  data.set([8, 3], 8);
  return data;
}

function nearest(palette: readonly Rgb[], red: number, green: number, blue: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [r, g, b]] of palette.entries()) {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

/** @throws RangeError for more colours than 255. */
export function paletteEncoder(palette: readonly Rgb[]): PaletteEncoder {
  if (palette.length > MAX_COLOURS) throw new RangeError(`${palette.length} colours are too many`);
  // By the colour's three bytes, one more than its number: one look for each pixel, and a search for each colour that is new.
  const known = new Uint8Array(1 << 24);

  function numberOf(colour: number): number {
    const found = known[colour] ?? 0;
    if (found > 0) return found - 1;
    const index = nearest(palette, colour & 255, (colour >> 8) & 255, colour >> 16);
    known[colour] = index + 1;
    return index;
  }

  return {
    indexed({ width, height, rgba }) {
      const pixels = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
      const rows = new Uint8Array((width + 1) * height);
      for (let y = 0, from = 0; y < height; y += 1) {
        const start = y * (width + 1) + 1;
        for (let x = 0; x < width; x += 1, from += 4) {
          rows[start + x] = numberOf(pixels.getUint32(from, true) & 0xffffff);
        }
      }
      return rows;
    },
    async png(rows, { width, height }) {
      return Buffer.concat([
        SIGNATURE,
        chunk('IHDR', header(width, height)),
        chunk('PLTE', Uint8Array.from(palette.flat())),
        chunk('IDAT', await deflated(rows, DEFLATE)),
        chunk('IEND', new Uint8Array()),
      ]);
    },
  };
}
