import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** Draws docs/house.svg: the storeys with their lines of code and who imports whom. Run by `npm run house`. */

/** From the top down; each may import those below it (biome.json). */
const STOREYS = ['worker', 'routes', 'client', 'features', 'contract', 'locales', 'astrology'] as const;
type Storey = (typeof STOREYS)[number];

const LOOK = { width: 1120, left: 20, room: 620, height: 62, gap: 18, top: 20 } as const;
const HUES: Readonly<Record<Storey, string>> = {
  worker: '#e6e0f5',
  routes: '#dff3f0',
  client: '#f7dfe4',
  features: '#f3e0f2',
  contract: '#e8f3dc',
  locales: '#dfeaf6',
  astrology: '#f6ead9',
};

interface Source {
  storey: Storey;
  /** Folder or file directly below the storey. */
  room: string;
  lines: number;
  /** Storeys of what it imports, once for each import. */
  imports: readonly Storey[];
}

function storeyOf(path: string): Storey | undefined {
  return STOREYS.find((storey) => path.startsWith(`${storey}/`));
}

function readSource(path: string): Source[] {
  const storey = storeyOf(path);
  if (!storey) return [];
  const text = readFileSync(path, 'utf8');
  const imports = Array.from(text.matchAll(/(?:from |import |import\()'(\.[^'?]+)/g), ([, to = '']) =>
    storeyOf(normalize(join(path, '..', to))),
  );
  return [
    {
      storey,
      room: path.split('/')[1] ?? '',
      lines: text.split('\n').length - 1,
      imports: imports.filter((to) => to !== undefined),
    },
  ];
}

function countBy<Item, Key extends string>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  sizeOf: (item: Item) => number,
): [Key, number][] {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + sizeOf(item));
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

/** The rooms that fit into a line: folders by their lines, the largest first. */
function roomsText(sources: readonly Source[]): string {
  const folders = sources.filter(({ room }) => !room.includes('.'));
  return countBy(
    folders,
    ({ room }) => room,
    ({ lines }) => lines,
  )
    .slice(0, 9)
    .map(([room]) => room)
    .join(' · ');
}

/** Imports of other storeys, `client 81 · features 43`. @throws Error where one stands above. */
function importsText(storey: Storey, sources: readonly Source[]): string {
  const others = sources.flatMap(({ imports }) => imports).filter((to) => to !== storey);
  return countBy(
    others,
    (to) => to,
    () => 1,
  )
    .map(([to, count]) => {
      if (STOREYS.indexOf(to) < STOREYS.indexOf(storey)) {
        throw new Error(`${storey}/ imports ${to}/, which stands above it`);
      }
      return `${to} ${count}`;
    })
    .join(' · ');
}

function drawStorey(storey: Storey, index: number, sources: readonly Source[]): string {
  const { left, room, height, gap, top } = LOOK;
  const y = top + index * (height + gap);
  const lines = sources.reduce((sum, source) => sum + source.lines, 0);
  const below = importsText(storey, sources);
  return `<g transform="translate(${left} ${y})">
<rect width="${room}" height="${height}" rx="4" fill="${HUES[storey]}" stroke="#333"/>
<text x="12" y="25" font-weight="600">${storey}/</text>
<text x="${room - 12}" y="25" text-anchor="end" fill="#555">${lines.toLocaleString('en')} lines</text>
<text x="12" y="48" font-size="13" fill="#444">${roomsText(sources)}</text>
${below && `<text x="${room + 16}" y="25" font-size="13" fill="#444">imports</text><text x="${room + 16}" y="45" font-size="12" fill="#444">${below}</text>`}
</g>`;
}

const paths = globSync(`{${STOREYS.join(',')}}/**/*.{ts,tsx}`, {
  exclude: (path) => /\.(test|fixture)\.tsx?$|\.d\.ts$/.test(path),
});
const sources = paths.flatMap(readSource);
const height = LOOK.top * 2 + STOREYS.length * (LOOK.height + LOOK.gap);
const storeys = STOREYS.map((storey, index) =>
  drawStorey(
    storey,
    index,
    sources.filter((source) => source.storey === storey),
  ),
);
writeFileSync(
  'docs/house.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOOK.width} ${height}" font-family="sans-serif" font-size="16">
<title>The folders as storeys: each imports only those below it</title>
<rect width="100%" height="100%" fill="#fff"/>
${storeys.join('\n')}
</svg>
`,
);
