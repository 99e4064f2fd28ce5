/** Schedules the islands below a root: for an island that swaps server-rendered parts into the page. */
export type HydrateIslands = (root: ParentNode) => void;

/** A module that brings an island to life: it gets the server-rendered element and the island's props. */
export interface IslandModule {
  mount(element: HTMLElement, props: unknown, hydrateIslands: HydrateIslands): void | Promise<void>;
}

/**
 * React is most of what such an island needs: asked for beside it, it hides the way of everything smaller. A list of all
 * chunks to fetch ahead, as the bundler would make it, weighs more in every page than it saves.
 */
function withReact<Island>(load: () => Promise<Island>): () => Promise<Island> {
  return () => {
    // If it does not come, the island says so.
    import('react-dom/client').catch(() => undefined);
    return load();
  };
}

/** Islands by name. Each is a chunk of its own, fetched when its strategy says so. */
export const ISLANDS = {
  'auth-form': () => import('./auth-form.ts'),
  'birth-form': withReact(() => import('./birth-form.tsx')),
  'chart-result': () => import('./chart-result.ts'),
  'clean-address': () => import('./clean-address.ts'),
  'copy-link': () => import('./copy-link.ts'),
  'move-charts': () => import('./move-charts.ts'),
  'month-swipe': () => import('./month-swipe.ts'),
  stencil: () => import('./stencil.ts'),
  'own-sign': () => import('./own-sign.ts'),
  'pair-form': withReact(() => import('./pair-form.tsx')),
  'place-question': withReact(() => import('./place-question.tsx')),
  'zone-choice': () => import('./zone-choice.ts'),
} as const satisfies Record<string, () => Promise<IslandModule>>;

export type IslandName = keyof typeof ISLANDS;
