import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createLru } from '../../astrology/lru.ts';

/** Years, languages and pages make a few hundred parts; beyond that something else has become part of a key. */
const MAX_PARTS = 1000;

/** Parts of the frame that this isolate has rendered, by key. A part depends on its key alone and never changes. */
const rendered = createLru<string, string>(MAX_PARTS);

/**
 * HTML of a part of the frame, for `dangerouslySetInnerHTML`. Menu and footer are the same on every page of a language,
 * and are a third of a small page's elements: React renders them once.
 */
export function cachedMarkup(key: string, render: () => ReactElement): { __html: string } {
  return { __html: rendered.obtain(key, () => renderToStaticMarkup(render())) };
}
