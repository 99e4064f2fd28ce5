import { detailsOf } from './details.ts';
import { nearest } from './nearest.ts';

/**
 * What a wheel answers to pointer and finger. Fetched with the page, and so kept small: a first tap is answered before
 * anything else of the chart's island has come.
 */

/** Half of a 44 px target: on a phone the glyphs themselves are smaller than a finger. */
const TAP_REACH_PX = 22;

/** A wheel that answers, and what else may be done with its lights. */
export interface Lights {
  sky: SVGSVGElement;
  /** Where the details stand: hidden while there are none, and `is-held` while a point is held. */
  panel: HTMLElement;
  /** Bodies and angles as they are drawn. */
  points: readonly SVGGElement[];
  /** The point under an event. */
  pointAt(event: Event): SVGGElement | undefined;
  /** Shows a point's details and keeps them; undefined puts all lights out. */
  hold(point?: SVGGElement): void;
  /** Shows a point while it is pointed at; undefined goes back to the one that is held. */
  show(point?: SVGGElement): void;
  /** The point that is held. */
  held?: SVGGElement | undefined;
  /** Tells, now and after each change, what is shown and what is held: the rest of the island adds to it. */
  follow(follower: Follower): void;
}

type Follower = (shown: SVGGElement | undefined, held: SVGGElement | undefined) => void;

/** `sun`, `ascendant`: what the aspects call a group of the drawing. */
export function idOf({ dataset }: SVGGElement): string {
  return dataset.body ?? dataset.angle ?? '';
}

/** The shape that a finger aims at: an axis is a whole line, its letters are the target. */
function spotOf(point: SVGGElement) {
  const box = (point.querySelector('.wheel__halo, text') ?? point).getBoundingClientRect();
  return { thing: point, xPx: box.x + box.width / 2, yPx: box.y + box.height / 2 };
}

/** Lights a point, its aspects and their other ends; everything else stands back. */
function light(sky: SVGSVGElement, points: readonly SVGGElement[], id: string | undefined): void {
  const linked = new Set([id]);
  for (const path of sky.querySelectorAll<SVGElement>('.wheel__aspect')) {
    const { first, second } = path.dataset;
    const lit = first === id || second === id;
    path.classList.toggle('is-active', lit);
    if (lit) linked.add(first).add(second);
  }
  for (const point of points) {
    point.classList.toggle('is-active', idOf(point) === id);
    point.classList.toggle('is-lit', linked.has(idOf(point)));
  }
  sky.classList.toggle('has-active', id !== undefined);
}

/**
 * Hover and tap on a point show its details and light its aspects; a tap holds them.
 * @param root what holds the chart's texts, whose words the details are
 * @param panel where they are shown: a button that closes, and what is said
 */
export function startLights(root: HTMLElement, sky: SVGSVGElement, panel: HTMLElement): Lights {
  const points = [...sky.querySelectorAll<SVGGElement>('g[data-body],g[data-angle]')];
  let shown: SVGGElement | undefined;
  const followers: Follower[] = [];
  const lights: Lights = {
    sky,
    panel,
    points,
    pointAt: ({ target }) => points.find((point) => target instanceof Node && point.contains(target)),
    show(point = lights.held) {
      // What is being pressed in them may not be taken away by a focus that moves there.
      if (point !== shown) {
        shown = point;
        const id = point && idOf(point);
        light(sky, points, id);
        panel.lastElementChild?.replaceChildren(...(point && id ? detailsOf(root, id, point) : []));
        panel.hidden = !point;
      }
      panel.classList.toggle('is-held', point !== undefined && point === lights.held);
      for (const tell of followers) tell(point, lights.held);
    },
    hold(point) {
      lights.held = point;
      lights.show();
    },
    follow(follower) {
      followers.push(follower);
      follower(shown, lights.held);
    },
  };
  sky.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') lights.show(lights.pointAt(event));
  });
  sky.addEventListener('pointerleave', () => lights.show());
  sky.addEventListener('click', ({ clientX: xPx, clientY: yPx }) => {
    const point = nearest(points.map(spotOf), { xPx, yPx, reachPx: TAP_REACH_PX }) ?? undefined;
    lights.hold(point === lights.held ? undefined : point);
  });
  panel.firstElementChild?.addEventListener('click', () => lights.hold());
  return lights;
}
