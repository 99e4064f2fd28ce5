import type { IslandName, IslandProps } from '../../components/island-props.ts';

/** Schedules the islands below a root: for an island that swaps server-rendered parts into the page. */
export type HydrateIslands = (root: ParentNode) => void;

/** Brings an island to life: it gets the server-rendered element and what the server wrote for it. */
type MountIsland<Name extends IslandName> = (
  element: HTMLElement,
  props: IslandProps[Name],
  hydrateIslands: HydrateIslands,
) => void | Promise<void>;

/** What an island's file exports. */
export interface IslandModule<Name extends IslandName> {
  mount: MountIsland<Name>;
}
