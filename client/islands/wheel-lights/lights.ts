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
  /** Lights a point and keeps it; undefined puts all lights out. Resolved once its details are written. */
  hold(point?: SVGGElement): Promise<void>;
  /** Lights a point while it is pointed at; undefined goes back to the one that is held. */
  show(point?: SVGGElement): Promise<void>;
  /** The point that is held. */
  held?: SVGGElement | undefined;
  /** Tells, now and after each change, whose details are written and what is held: the rest of the island adds to it. */
  follow(follower: Follower): void;
}

type Follower = (said: SVGGElement | undefined, held: SVGGElement | undefined) => void;

/** `sun`, `ascendant`: what the aspects call a group of the drawing. */
export function idOf({ dataset }: SVGGElement): string {
  return dataset.body ?? dataset.angle ?? '';
}

/** The shape that a finger aims at: an axis is a whole line, its letters are the target. */
function spotOf(point: SVGGElement) {
  const box = (point.querySelector('.wheel__halo, text') ?? point).getBoundingClientRect();
  return { thing: point, xPx: box.x + box.width / 2, yPx: box.y + box.height / 2 };
}

/**
 * Lights a point, its aspects and their other ends. The lines as a whole step back, and copies of the lit ones come over them:
 * a tap is answered in the next frame, which has no time for the style of each of fifty lines.
 */
function startLight(sky: SVGSVGElement, points: readonly SVGGElement[]): (id: string | undefined) => void {
  const lines = sky.querySelector('[data-wheel=aspects]');
  const copies = sky.querySelector('.wheel__lit');
  let lit: SVGGElement[] = [];
  return (id) => {
    // Asked for each time: the days that go by on a wheel bring other lines.
    const paths = lines?.querySelectorAll<SVGElement>('path') ?? [];
    const own = [...paths].filter(({ dataset }) => id && (dataset.first === id || dataset.second === id));
    const ends = new Set(own.flatMap(({ dataset }) => [dataset.first, dataset.second]));
    for (const point of lit) point.classList.remove('is-active', 'is-lit');
    lit = points.filter((point) => idOf(point) === id || ends.has(idOf(point)));
    for (const point of lit) point.classList.add(idOf(point) === id ? 'is-active' : 'is-lit');
    copies?.replaceChildren(...own.map((path) => path.cloneNode()));
    lines?.classList.toggle('is-dim', id !== undefined);
  };
}

/** After the frame that is drawn next. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * Hover and tap on a point light its aspects, and after the frame that shows this its details are written; a tap holds them.
 * @param root what holds the chart's texts, whose words the details are
 * @param panel where they are shown: a button that closes, and what is said
 */
export function startLights(root: HTMLElement, sky: SVGSVGElement, panel: HTMLElement): Lights {
  const points = [...sky.querySelectorAll<SVGGElement>('g[data-body],g[data-angle]')];
  const light = startLight(sky, points);
  const followers: Follower[] = [];
  let [shown, said]: (SVGGElement | undefined)[] = [];
  let saying: Promise<void> | undefined;
  const say = () => {
    saying = undefined;
    // What is being pressed in them may not be taken away by a focus that moves there.
    if (said !== shown) {
      said = shown;
      const id = said && idOf(said);
      panel.lastElementChild?.replaceChildren(...(said && id ? detailsOf(root, id, said) : []));
      panel.hidden = !said;
    }
    panel.classList.toggle('is-held', said !== undefined && said === lights.held);
    for (const tell of followers) tell(said, lights.held);
  };
  const lights: Lights = {
    sky,
    panel,
    points,
    pointAt: ({ target }) => points.find((point) => target instanceof Node && point.contains(target)),
    show(point = lights.held) {
      if (point !== shown) light(point && idOf(point));
      shown = point;
      saying ??= nextFrame().then(say);
      return saying;
    },
    hold(point) {
      lights.held = point;
      return lights.show();
    },
    follow(follower) {
      followers.push(follower);
      follower(said, lights.held);
    },
  };
  listen(lights);
  return lights;
}

function listen(lights: Lights): void {
  const { sky, panel, points, pointAt } = lights;
  sky.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') void lights.show(pointAt(event));
  });
  sky.addEventListener('pointerleave', () => void lights.show());
  sky.addEventListener('click', (event) => {
    const { clientX: xPx, clientY: yPx } = event;
    const hit = pointAt(event);
    const point = hit?.dataset.body ? hit : nearest(points.map(spotOf), { xPx, yPx, reachPx: TAP_REACH_PX });
    void lights.hold(point === lights.held ? undefined : (point ?? undefined));
  });
  panel.firstElementChild?.addEventListener('click', () => void lights.hold());
}
