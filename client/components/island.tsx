import { ISLAND_FILES } from 'virtual:islands';
import type { ReactNode } from 'react';
import type { StrategyId } from '../strategy-ids.ts';
import type { IslandName, IslandProps } from './island-props.ts';

interface IslandMarkerProps<Name extends IslandName> {
  name: Name;
  strategy: StrategyId;
  /** Given to the island as they are: plain JSON. */
  props: IslandProps[Name];
  /**
   * For the strategy `interaction`: a key of local or session storage that wakes the island at once where this browser or tab holds it,
   * and the name of the window event that tells of its change.
   */
  wakeKey?: string;
  children: ReactNode;
}

/** Marks a server-rendered part that the browser may bring to life. Without a script it is what it is. */
export function Island<Name extends IslandName>({
  name,
  strategy,
  props,
  wakeKey,
  children,
}: IslandMarkerProps<Name>) {
  return (
    <div
      data-island={name}
      data-src={ISLAND_FILES[name]}
      data-strategy={strategy}
      data-props={JSON.stringify(props)}
      data-wake-key={wakeKey}
    >
      {children}
    </div>
  );
}
