import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { drawCards } from '../cards/draw-cards.ts';
import { listCards } from '../cards/list-cards.ts';

/**
 * Draws the picture of each page in each language and lays it beside the site, where other sites find it next to a shared link
 * (routes/social-card.ts). The development server has none of them.
 */
export function cardsBesideSite(): Plugin {
  let root = '';
  return {
    name: 'celestia:cards-beside-site',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const cards = await listCards(resolve(root, 'locales'));
      for await (const [path, source] of drawCards(cards, root)) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
  };
}
