import type { WheelViewProps } from '../components/natal-result/wheel-view-props.ts';
import { lightsOf } from './wheel-lights.ts';
import { startDetails } from './wheel-view/details-links.ts';
import { startFullScreen } from './wheel-view/full-screen.ts';
import { keepInSight } from './wheel-view/keep-in-sight.ts';
import { startKeys } from './wheel-view/keys.ts';
import { startZoom } from './wheel-view/zoom.ts';

export { answerPairWheel } from './wheel-view/pair-wheel.ts';

/**
 * Lets a chart's wheel do what its lights leave out: links in the details, keys, zoom, full screen. Plain DOM.
 *
 * What it expects within its element, besides the wheel and the room for its details (wheel-details.tsx), each part
 * optional: `#meaning-<id>` readings, `#position-<id>` rows and `.aspects li` items whose glyphs name their two points.
 */
export function mount(element: HTMLElement, words: WheelViewProps): void {
  const lights = lightsOf(element);
  if (!lights) return;
  startDetails(element, lights, words);
  startKeys(lights);
  void drawOnce(lights.sky);
  startFullScreen(lights, startZoom(lights, words), words);
  keepInSight(lights);
}

/** Once is enough: whatever takes a wheel elsewhere, or brings another in its place, would draw it anew. */
async function drawOnce(sky: SVGSVGElement): Promise<void> {
  await Promise.allSettled(sky.getAnimations({ subtree: true }).map(({ finished }) => finished));
  sky.closest('.wheel')?.setAttribute('data-drawn', '');
}
