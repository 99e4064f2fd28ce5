import type { Citation } from '../../../contract/chat.ts';
import { pointOnWheel } from '../../components/celestia/citation-text.ts';

/**
 * Lights on the wheel beside the conversation what she has just spoken of: the last of these facts that stands on it. The wheel is the
 * reader's own, so that nothing of another's chart and nothing of today's sky is lit there.
 */
export async function lightUp(citations: readonly Citation[]): Promise<void> {
  const region = document.querySelector<HTMLElement>('.chat__sky');
  if (!region) return;
  // The wheel's own island, which the page has loaded: bound in here it would lose its file.
  const { idOf, lightsOf } = await import('../wheel-lights.ts');
  const lights = lightsOf(region);
  const onWheel = citations.map((citation) => {
    const id = pointOnWheel(citation);
    return lights?.points.find((drawn) => idOf(drawn) === id);
  });
  const point = onWheel.findLast((drawn) => drawn !== undefined);
  if (point) lights?.show(point);
}
