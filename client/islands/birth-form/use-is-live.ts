import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * False for the first rendering, which must be the server's very markup; true from the next on. `onReady` is called
 * as that one stands and not a moment later: a click in between would count twice, here and again when the clicks that
 * came too early are made up for.
 */
export function useIsLive(onReady: () => void): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    setLive(true);
  }, []);
  useLayoutEffect(() => {
    if (isLive) onReady();
  }, [isLive, onReady]);
  return isLive;
}
