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
   * For the strategy `interaction`: keys of local or session storage, with blanks between, that wake the island at once where this
   * browser or tab holds one, and the names of the window events that tell of their change.
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
