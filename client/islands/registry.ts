/** Schedules the islands below a root: for an island that swaps server-rendered parts into the page. */
export type HydrateIslands = (root: ParentNode) => void;

/** A module that brings an island to life: it gets the server-rendered element and the island's props. */
export interface IslandModule {
  mount(element: HTMLElement, props: unknown, hydrateIslands: HydrateIslands): void | Promise<void>;
}

/** Islands by name. Each is a chunk of its own, fetched when its strategy says so. */
export const ISLANDS = {
  'auth-form': () => import('./auth-form.ts'),
  'birth-form': () => import('./birth-form.tsx'),
  'chart-result': () => import('./chart-result.ts'),
  'clean-address': () => import('./clean-address.ts'),
  'copy-link': () => import('./copy-link.ts'),
  'move-charts': () => import('./move-charts.ts'),
  'month-swipe': () => import('./month-swipe.ts'),
  stencil: () => import('./stencil.ts'),
  'own-sign': () => import('./own-sign.ts'),
  'pair-form': () => import('./pair-form.tsx'),
  'place-question': () => import('./place-question.tsx'),
  'zone-choice': () => import('./zone-choice.ts'),
} as const satisfies Record<string, () => Promise<IslandModule>>;

export type IslandName = keyof typeof ISLANDS;
