import type { IslandModules } from './islands/shared/island-modules.ts';
import { reloadIfDeployed } from './reload.ts';
import { replayClicks } from './replay-clicks.ts';
import { STRATEGIES } from './strategies.ts';
import type { StrategyId } from './strategy-ids.ts';

/**
 * Finds island markers and brings each to life when its strategy says so. An island that fails leaves what the
 * server rendered as it stands.
 */

/** Whichever it is: the server wrote its address and its props. */
type Island = IslandModules[keyof IslandModules];

/** By whatever name a marker gives. */
const BY_NAME: Readonly<Partial<Record<string, (typeof STRATEGIES)[StrategyId]>>> = STRATEGIES;

/** Fetches an island's script, and beside it what it will ask for: React, where it is written in it. */
function bring(src: string): Promise<Island> {
  const [script = '', ...beside] = src.split(' ');
  // Where that fails so does the island, which tells of it.
  for (const file of beside) import(/* @vite-ignore */ file).catch(() => undefined);
  return import(/* @vite-ignore */ script);
}

async function start(element: HTMLElement, src: string): Promise<void> {
  const name = element.dataset.island;
  let island: Island | undefined;
  try {
    island = await bring(src);
    // The server wrote the props from the same list of types.
    await island.mount(element, JSON.parse(element.dataset.props ?? 'null'), hydrateIslands);
    element.dataset.live = '';
  } catch (error) {
    console.warn(`island ${name}`, error);
    // The chunk is gone or the line is down: the first calls for a reload, the second for nothing.
    if (!island) await reloadIfDeployed(document.documentElement.dataset.build ?? '').catch(() => undefined);
  }
}

/** Schedules every island below a root that is not yet scheduled; called again for parts that are swapped in. */
export function hydrateIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]:not([data-scheduled])')) {
    const { src, strategy } = element.dataset;
    const wait = BY_NAME[strategy ?? ''];
    if (!src || !wait) continue;
    element.dataset.scheduled = '';
    const replay = replayClicks(element);
    wait(
      element,
      () => void start(element, src).then(replay),
      // Where it cannot be had, the start tells of it.
      () => void bring(src).catch(() => undefined),
    );
  }
}
