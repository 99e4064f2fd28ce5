import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import type { OfflinePages } from '../../client/service-worker/kept-pages.ts';
import type { common as namesIn } from '../../locales/en/common.ts';
import type { OfflineWords } from '../../locales/en/offline.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../locales/locales.ts';
import { manifestPath } from '../../routes/manifest-path.ts';
import { BUILD_TARGETS } from '../floor/floor.ts';
import { appManifest, SHORTCUTS } from '../offline/app-manifest.ts';
import { inlineScript, offlinePage } from '../offline/offline-page.ts';
import { sheetTexts } from './component-styles.ts';

const PAGES_MODULE = 'virtual:offline-pages';
const WORKER = 'client/service-worker/index.ts';
const LEAVER = 'client/service-worker/take-leave.ts';
const FILE = 'service-worker.js';

const SHEETS = [
  'client/styles/fonts.css',
  'client/styles/tokens.css',
  'client/styles/base.css',
  'client/offline/offline-page.css',
];

interface LanguageWords {
  common: typeof namesIn;
  offline: OfflineWords;
}

async function wordsOf(root: string, language: Language): Promise<LanguageWords> {
  const file = (namespace: string) => join(root, 'locales', language, `${namespace}.ts`);
  const [{ common }, { offline }] = await Promise.all([import(file('common')), import(file('offline'))]);
  return { common, offline };
}

function manifestOf(language: Language, { common, offline }: LanguageWords): string {
  const shortcuts = Object.fromEntries(SHORTCUTS.map((id) => [id, common.nav[id]]));
  const { siteName } = common;
  return appManifest(language, {
    siteName,
    description: offline.description,
    shortcuts: shortcuts as Record<(typeof SHORTCUTS)[number], string>,
  });
}

/** One script with nothing beside it: the oldest browsers know no modules there. */
async function bundleWorker(root: string, entry: string, pages: OfflinePages): Promise<string> {
  const written = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'celestia:offline-pages',
        resolveId: (id) => (id === PAGES_MODULE ? `\0${id}` : undefined),
        load: (id) =>
          id === `\0${PAGES_MODULE}` ? `export const PAGES = ${JSON.stringify(pages)};` : undefined,
      },
    ],
    build: {
      write: false,
      minify: true,
      target: BUILD_TARGETS,
      modulePreload: false,
      rolldownOptions: { input: resolve(root, entry), output: { format: 'iife' } },
    },
  });
  const chunk = [written].flat().flatMap((one) => ('output' in one ? one.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not built');
  return chunk.code;
}

/**
 * Lays the service worker beside the site, with the pages that it keeps and the manifest of each language. Built with
 * SERVICE_WORKER=off, it is the one by which browsers let go of it.
 */
export function serviceWorkerBesideSite(): Plugin {
  let root = '';
  return {
    name: 'celestia:service-worker-beside-site',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const texts = sheetTexts(root);
      const parts = {
        styles: SHEETS.map((sheet) => texts[sheet] ?? ''),
        themeScript: inlineScript(root, 'theme'),
        chartScript: inlineScript(root, 'show-last-chart'),
      };
      const version = createHash('sha256');
      const paths: Record<string, string> = {};
      for (const language of LANGUAGES) {
        const words = await wordsOf(root, language);
        const source = offlinePage(language, words.offline, parts);
        version.update(source);
        // Asked for without the ending: with it the platform would lead here, and what was led is no answer to a page.
        paths[language] = `/offline/${language}`;
        this.emitFile({ type: 'asset', fileName: `offline/${language}.html`, source });
        this.emitFile({
          type: 'asset',
          fileName: manifestPath(language).slice(1),
          source: manifestOf(language, words),
        });
      }
      const pages = { version: version.digest('hex').slice(0, 12), paths, usual: DEFAULT_LANGUAGE };
      const entry = process.env.SERVICE_WORKER === 'off' ? LEAVER : WORKER;
      this.emitFile({ type: 'asset', fileName: FILE, source: await bundleWorker(root, entry, pages) });
    },
  };
}
