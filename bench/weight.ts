import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '../locales/locales.ts';
import type { PageParams } from '../routes/collection.ts';
import { href } from '../routes/href.ts';
import type { PageId } from '../routes/table.ts';
import type { BenchRow } from './row.ts';

const CLIENT_DIR = resolve('dist/client');
/** Home and every page that computes something for its visitor. */
const WEIGHED_PAGES = [
  ['home'],
  ['natal-chart'],
  ['rising-sign'],
  ['juno-calculation'],
  ['relationship-compatibility-calculator'],
  ['compatibility-test'],
  ['astrological-summary'],
  ['ask-celestia'],
  ['solar-eclipse'],
  ['lunar-eclipse'],
  ['stencil'],
  ['astrological-events', { year: '2026' }],
] as const satisfies readonly (readonly [id: PageId, params?: PageParams])[];

/** Islands that bring the most along; each is woken by its visitor. */
const HEAVY_ISLANDS = ['birth-form', 'pair-form', 'ask-form'] as const;

interface ManifestChunk {
  file: string;
  imports?: string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

function readManifest(): Manifest {
  const file = join(CLIENT_DIR, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('no client build: run `npm run build` first');
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** A chunk with all that it imports at once. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

function gzippedBytes(files: Iterable<string>): number {
  let total = 0;
  for (const file of files) total += gzipSync(readFileSync(join(CLIENT_DIR, file)), { level: 9 }).length;
  return total;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`;
}

/** JavaScript before the first interaction, and with a calculator's island. */
export function scriptWeight(): BenchRow[] {
  const manifest = readManifest();
  const entry = filesOf(manifest, 'client/entry.ts');
  const zoned = gzippedBytes(filesOf(manifest, 'client/zone.ts', new Set(entry)));
  const charted = gzippedBytes(filesOf(manifest, 'client/islands/wheel-lights.ts', new Set(entry)));
  const talking = gzippedBytes(
    filesOf(
      manifest,
      'client/islands/chat-view.tsx',
      new Set([...entry, ...filesOf(manifest, 'client/islands/wheel-lights.ts')]),
    ),
  );
  const todays = gzippedBytes(
    filesOf(manifest, 'client/islands/today.ts', filesOf(manifest, 'client/zone.ts', new Set(entry))),
  );
  const after = Math.max(
    ...HEAVY_ISLANDS.map((name) =>
      gzippedBytes(filesOf(manifest, `client/islands/${name}.tsx`, new Set(entry))),
    ),
  );
  return [
    {
      what: 'JavaScript before the first interaction, on a page that tells of instants, gzip',
      measured: kilobytes(zoned),
      target: '≤ 3 kB',
      met: zoned <= 3000,
    },
    {
      what: 'JavaScript before the first interaction, on a page with a chart, gzip',
      measured: kilobytes(charted),
      target: '≤ 3 kB',
      met: charted <= 3000,
    },
    {
      what: 'JavaScript of a calculator after it, gzip',
      measured: kilobytes(after),
      target: '≤ 80 kB',
      met: after <= 80_000,
    },
    {
      what: 'JavaScript of home with a kept chart, its day in place, gzip',
      measured: kilobytes(todays),
      target: '≤ 30 kB',
      met: todays <= 30_000,
    },
    {
      what: 'JavaScript of the conversations, before the first key press, gzip',
      measured: kilobytes(talking),
      target: '≤ 95 kB',
      met: talking <= 95_000,
    },
  ];
}

/** A calculator fits into the first flight of a connection, what is read there may take a little more. */
const CALCULATOR_KB = 13;
const MAX_KB: Partial<Record<PageId, number>> = {
  home: 14.5,
  // With three answers of the hour to be read.
  'ask-celestia': 15,
  'astrological-events': 20,
};

/** Cloudflare's edge compresses dynamic pages with brotli at level 4. */
function brotliBytes(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

async function pageRow(origin: string, id: PageId, params?: PageParams): Promise<BenchRow> {
  const sizes = await Promise.all(
    LANGUAGES.map(async (language: Language) => {
      const response = await fetch(origin + href(id, language, params), {
        headers: { 'Accept-Encoding': 'identity' },
      });
      const html = await response.text();
      return { language, brotli: brotliBytes(html), gzip: gzipSync(html).length };
    }),
  );
  const maxKb = MAX_KB[id] ?? CALCULATOR_KB;
  const heaviest = sizes.reduce((most, size) => (size.brotli > most.brotli ? size : most));
  return {
    what: `HTML with critical CSS, ${id}, heaviest language (${heaviest.language})`,
    measured: `${kilobytes(heaviest.brotli)} brotli, ${kilobytes(heaviest.gzip)} gzip`,
    target: `≤ ${maxKb} kB`,
    met: heaviest.brotli <= maxKb * 1000,
  };
}

const MAX_ARTICLE_KB = 20;

/** The heaviest of all articles, its picture with it. */
async function articleRow(origin: string): Promise<BenchRow> {
  const paths = LANGUAGES.flatMap((language) =>
    readdirSync(join('locales', language, 'blog'))
      .filter((file) => file.endsWith('.md'))
      .map((file) => href('blog-article', language, { article: file.slice(0, -'.md'.length) })),
  );
  let heaviest = { path: '', brotli: 0 };
  for (const path of paths) {
    const response = await fetch(origin + path, { headers: { 'Accept-Encoding': 'identity' } });
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    const brotli = brotliBytes(await response.text());
    if (brotli > heaviest.brotli) heaviest = { path, brotli };
  }
  return {
    what: `HTML with critical CSS, the heaviest of ${paths.length} articles (${heaviest.path})`,
    measured: `${kilobytes(heaviest.brotli)} brotli`,
    target: `≤ ${MAX_ARTICLE_KB} kB`,
    met: heaviest.brotli <= MAX_ARTICLE_KB * 1000,
  };
}

/** Compressed HTML of home, of each page that computes, and of the heaviest article. */
export async function pageWeight(origin: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [id, params] of WEIGHED_PAGES) rows.push(await pageRow(origin, id, params));
  return [...rows, await articleRow(origin)];
}
