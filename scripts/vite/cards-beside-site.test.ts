import { resolve } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Plugin } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import type { PageParams } from '../../routes/collection.ts';
import { parameterNames } from '../../routes/match.ts';
import { isBuilt, loadPage } from '../../routes/page-registry.ts';
import { CARD_SIZE, socialCardPath } from '../../routes/social-card.ts';
import { PAGE_IDS, type PageId, pageRow } from '../../routes/table.ts';
import { registerFaces } from '../cards/card-faces.ts';
import { setTitle } from '../cards/draw-cards.ts';
import { listCards } from '../cards/list-cards.ts';
import { cardsBesideSite } from './cards-beside-site.ts';

interface EmittedFile {
  fileName: string;
  source: Buffer;
}

const ROOT = resolve('.');
/** Some five hundred pictures, on a machine that does other work beside. */
const DRAWING_MS = 120_000;
const MOST_BYTES = 40_000;

async function emittedIn(environment: string): Promise<Map<string, Buffer>> {
  const plugin = cardsBesideSite() as Plugin & {
    configResolved(config: { root: string }): void;
    generateBundle(this: {
      environment: { name: string };
      emitFile(file: EmittedFile): void;
    }): Promise<void>;
  };
  plugin.configResolved({ root: ROOT });
  const files = new Map<string, Buffer>();
  await plugin.generateBundle.call({
    environment: { name: environment },
    emitFile: ({ fileName, source }) => files.set(`/${fileName}`, source),
  });
  return files;
}

/** What a page shows in a language, as search engines are told of it. */
async function shownIn(id: PageId, language: Language): Promise<readonly PageParams[]> {
  if (pageRow(id).slugs[language] === undefined) return [];
  const [name] = parameterNames(id);
  if (name === undefined) return [{}];
  const values = pageRow(id).values?.[name];
  if (values) return values.en.map((value) => ({ [name]: value }));
  const entries = (await (await loadPage(id)).collection?.list(Date.UTC(2026, 10, 28))) ?? [];
  return entries.map(({ params }) => params[language]).filter((params) => params !== undefined);
}

/** The cards that pages name. */
async function namedCards(): Promise<Set<string>> {
  const ids = PAGE_IDS.filter((id) => pageRow(id).index && isBuilt(id));
  const paths = ids.flatMap((id) =>
    LANGUAGES.map(async (language) =>
      (await shownIn(id, language)).map((params) => socialCardPath(id, params, language)),
    ),
  );
  return new Set((await Promise.all(paths)).flat());
}

describe('the cards beside the site', () => {
  let files = new Map<string, Buffer>();
  beforeAll(async () => {
    files = await emittedIn('client');
  }, DRAWING_MS);

  it('are one for each page that is to be found in each language, and no other', async () => {
    const named = [...(await namedCards())].sort();
    expect(named.length).toBeGreaterThan(500);
    expect([...files.keys()].sort()).toEqual(named);
  });

  it('are PNGs of 1200 by 630, and light', () => {
    for (const [path, png] of files) {
      expect(png.subarray(0, 8).toString('latin1'), path).toBe('\x89PNG\r\n\x1a\n');
      expect(png.toString('latin1', 12, 16), path).toBe('IHDR');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([CARD_SIZE.width, CARD_SIZE.height]);
      expect(png.length, path).toBeLessThan(MOST_BYTES);
    }
  });

  it('show something on the left, where the title is, and on the right, where the picture is', async () => {
    const some = [...files].filter((_, index) => index % 40 === 0);
    for (const [path, png] of some) {
      const canvas = createCanvas(CARD_SIZE.width, CARD_SIZE.height);
      const context = canvas.getContext('2d');
      context.drawImage(await loadImage(png), 0, 0);
      for (const x of [76, 690]) {
        const { data } = context.getImageData(x, 120, 500, 340);
        const bright = data.filter((value, index) => index % 4 === 0 && value > 200).length;
        expect(bright, `${path} from ${x}`).toBeGreaterThan(500);
      }
    }
  });

  it('are different wherever what they say is', async () => {
    const cards = await listCards(resolve('locales'));
    const said = new Set(cards.map(({ title, kind, art }) => [title, kind, art].join('\n')));
    expect(new Set([...files.values()].map((png) => png.toString('base64'))).size).toBe(said.size);
  });

  it('are drawn by the build of the browser’s files alone', async () => {
    expect((await emittedIn('celestia')).size).toBe(0);
  });
});

describe.each(LANGUAGES)('the titles of cards in %s', (language) => {
  it('fit whole in three lines, the longest too', async () => {
    registerFaces(ROOT);
    const context = createCanvas(CARD_SIZE.width, CARD_SIZE.height).getContext('2d');
    const cards = (await listCards(resolve('locales'))).filter((card) => card.language === language);
    expect(cards.length).toBeGreaterThan(60);
    for (const { title } of cards) {
      const { lines } = setTitle(context, title);
      expect(lines.length, title).toBeLessThanOrEqual(3);
      expect(lines.join(' ')).toBe(title);
      expect(title).not.toContain('{{');
    }
  });
});
