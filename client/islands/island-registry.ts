import type { IslandName } from '../components/island-props.ts';
import type { IslandModule } from './island-module.ts';

/**
 * Fetches React beside the islands that are written in it: they import it only once they have come themselves. Where it
 * fails so does the island, which tells of it.
 */
function withReact<Module>(island: Promise<Module>): Promise<Module> {
  import('./react-root.ts').catch(() => undefined);
  return island;
}

/** Islands by name. Each is a chunk of its own, fetched when its strategy says so. */
export const ISLANDS: { readonly [Name in IslandName]: () => Promise<IslandModule<Name>> } = {
  'auth-form': () => import('./auth-form.ts'),
  'birth-form': () => withReact(import('./birth-form.tsx')),
  'chart-result': () => import('./chart-result.ts'),
  'clean-address': () => import('./clean-address.ts'),
  'copy-link': () => import('./copy-link.ts'),
  'move-charts': () => import('./move-charts.ts'),
  'month-swipe': () => import('./month-swipe.ts'),
  'take-picture': () => import('./take-picture.ts'),
  today: () => import('./today.ts'),
  'own-sign': () => import('./own-sign.ts'),
  'pair-form': () => withReact(import('./pair-form.tsx')),
  'pair-result': () => import('./pair-result.ts'),
  'place-question': () => withReact(import('./place-question.tsx')),
  'sky-day': () => withReact(import('./sky-day.tsx')),
  'settings-form': () => import('./settings-form.ts'),
  'wheel-lights': () => import('./wheel-lights.ts'),
  'wheel-view': () => import('./wheel-view.ts'),
  'zone-choice': () => import('./zone-choice.ts'),
};
