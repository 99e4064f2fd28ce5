import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Parts of the frame that this isolate has rendered, by key. A part depends on its key alone and never changes. */
const rendered = new Map<string, string>();

/** Years, languages and pages make a few hundred parts; beyond that something else has become part of a key. */
const MOST_PARTS = 1000;

/**
 * HTML of a part of the frame, for `dangerouslySetInnerHTML`. Menu and footer are the same on every page of a language,
 * and are a third of a small page's elements: React renders them once.
 */
export function keptMarkup(key: string, render: () => ReactElement): { __html: string } {
  const known = rendered.get(key);
  if (known !== undefined) return { __html: known };
  if (rendered.size >= MOST_PARTS) rendered.clear();
  const html = renderToStaticMarkup(render());
  rendered.set(key, html);
  return { __html: html };
}
