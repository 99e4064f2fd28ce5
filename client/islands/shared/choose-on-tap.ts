/** Half of a 44 px target: on a phone the glyphs themselves are smaller than a finger. */
const TAP_REACH_PX = 22;

const CHOSEN = 'is-active';

/**
 * Lets a tap on a wheel of two charts choose a body, whose degree shows from then on; a second one, or one beside, lets go.
 * @returns lets go of what is chosen
 */
export function chooseOnTap(root: Element): () => void {
  // The wheel's own island: bound in here, a part of it would become one file more for every chart.
  const wheelLights = import('../wheel-lights.ts');
  let chosen: Element | null = null;
  const choose = (point: Element | null) => {
    chosen?.classList.remove(CHOSEN);
    chosen = point;
    chosen?.classList.add(CHOSEN);
  };
  root.addEventListener('click', async (event) => {
    const sky = event.target instanceof Element && event.target.closest('.bi-wheel svg');
    if (!sky || !(event instanceof MouseEvent)) return;
    const spots = [...sky.querySelectorAll('.bi-wheel__point')].map((thing) => {
      const { x, y, width, height } = (thing.querySelector('.wheel__halo') ?? thing).getBoundingClientRect();
      return { thing, xPx: x + width / 2, yPx: y + height / 2 };
    });
    const { nearest } = await wheelLights;
    const point = nearest(spots, { xPx: event.clientX, yPx: event.clientY, reachPx: TAP_REACH_PX });
    choose(point === chosen ? null : point);
  });
  return () => choose(null);
}
