import { inflateSync } from 'node:zlib';

const STREAMS = /stream\r?\n([\s\S]*?)\r?\nendstream/g;
const PAGES = /\/Type\s*\/Page\b(?!s)/g;

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** Pages of a PDF, whose objects may lie in compressed streams. */
export function countSheets(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1');
  const hidden = [...text.matchAll(STREAMS)].map(([, stream = '']) => inflated(stream));
  return [text, ...hidden].reduce((sum, part) => sum + (part.match(PAGES)?.length ?? 0), 0);
}
