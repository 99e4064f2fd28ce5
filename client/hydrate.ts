import type { IslandName } from './components/island-props.ts';
import type { IslandModule } from './islands/island-module.ts';
import { ISLANDS } from './islands/island-registry.ts';
import { reloadIfDeployed } from './reload.ts';
import { replayClicks } from './replay-clicks.ts';
import { STRATEGIES } from './strategies.ts';
import type { StrategyId } from './strategy-ids.ts';

/**
 * Finds island markers and brings each to life when its strategy says so. An island that fails leaves what the
 * server rendered as it stands.
 */

function isIsland(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(ISLANDS, name);
}

/** By whatever name a marker gives. */
const BY_NAME: Readonly<Partial<Record<string, (typeof STRATEGIES)[StrategyId]>>> = STRATEGIES;

async function start<Name extends IslandName>(element: HTMLElement, name: Name): Promise<void> {
  let island: IslandModule<Name>;
  try {
    island = await ISLANDS[name]();
  } catch (error) {
    // The chunk is gone or the line is down: the first calls for a reload, the second for nothing.
    console.warn(`island ${name}`, error);
    await reloadIfDeployed(document.documentElement.dataset.build ?? '').catch(() => undefined);
    return;
  }
  try {
    // The server wrote the props from the same list of types.
    await island.mount(element, JSON.parse(element.dataset.props ?? 'null'), hydrateIslands);
    element.dataset.live = '';
  } catch (error) {
    console.warn(`island ${name}`, error);
  }
}

/** Schedules every island below a root that is not yet scheduled; called again for parts that are swapped in. */
export function hydrateIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]:not([data-scheduled])')) {
    const { island, strategy } = element.dataset;
    const wait = BY_NAME[strategy ?? ''];
    if (!isIsland(island) || !wait) continue;
    element.dataset.scheduled = '';
    const replay = replayClicks(element);
    wait(
      element,
      () => void start(element, island).then(replay),
      // Where it cannot be had, the start tells of it.
      () => void ISLANDS[island]().catch(() => undefined),
    );
  }
}
