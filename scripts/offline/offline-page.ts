import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import type { OfflineWords } from '../../locales/en/offline.ts';
import { type Language, LOCALES } from '../../locales/locales.ts';
import { escapeHtml } from '../../worker/escape-html.ts';

/** The page that is shown where there is no connection: a file of the build, whole in itself. */

/** What it is made of beside its words. */
export interface OfflineParts {
  /** Style sheets, in their order. */
  styles: readonly string[];
  /** Run in the head, before the first painting. */
  themeScript: string;
  /** Run at the end: shows the chart that was drawn last. */
  chartScript: string;
}

/** A script of the client as it stands in a page. */
export function inlineScript(root: string, name: string): string {
  const file = join(root, 'client/inline', `${name}.js`);
  return minifySync(file, readFileSync(file, 'utf8')).code;
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Scripts by their hashes alone: what a chart's markup holds runs nowhere. Styles come with the chart. */
function policy({ themeScript, chartScript }: OfflineParts): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(themeScript)} ${hashOf(chartScript)}`,
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The page in a language, as HTML. Its address is the one that was asked for: the empty link leads there again. */
export function offlinePage(language: Language, words: OfflineWords, parts: OfflineParts): string {
  const { title, heading, lede, retry, chart } = words;
  const text = (said: string) => escapeHtml(said);
  return [
    `<!DOCTYPE html><html lang="${LOCALES[language].tag}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy(parts)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${text(title)} · Celestia</title><meta name="robots" content="noindex">`,
    // Light first, by which the theme's script tells them apart.
    '<meta name="theme-color" content="#fbf8f1" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0f1130" media="(prefers-color-scheme: dark)">',
    `<style>${parts.styles.join('')}</style><script>${parts.themeScript}</script></head>`,
    '<body><main id="main" class="wrap offline"><p class="offline__brand">Celestia</p>',
    `<h1>${text(heading)}</h1><p class="lede">${text(lede)}</p>`,
    `<p><a class="button" href="">${text(retry)}</a></p>`,
    `<p id="no-chart" class="offline__note" hidden>${text(chart.none)}</p>`,
    '<section id="last-chart" class="offline__chart" aria-labelledby="last-chart-heading" hidden>',
    `<h2 id="last-chart-heading">${text(chart.heading)}</h2><p class="offline__note">${text(chart.note)}</p>`,
    '<div id="chart-result"></div></section></main>',
    `<script>${parts.chartScript}</script></body></html>`,
  ].join('');
}
