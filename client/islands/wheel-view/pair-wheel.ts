import { idOf, type Lights } from '../wheel-lights/lights.ts';
import { lightsOf } from '../wheel-lights.ts';
import { element, followLinks, link } from './details-links.ts';
import { keepInSight } from './keep-in-sight.ts';
import { startKeys } from './keys.ts';

/** A wheel of two charts that answers. */
interface PairWheel {
  /** Lets go of what is chosen. */
  clear(): void;
  /** Says anew what is chosen: the wheel was drawn for another day. */
  refresh(): void;
}

const known = new WeakMap<Lights, PairWheel>();

/**
 * Lets a wheel of two charts answer as a chart's own does, by mouse, finger and key; once it does, tells it that it was drawn
 * anew. The details say whose point it is, where it stands, and what it touches in the other chart.
 *
 * @param root what holds the wheel, the room for its details, and texts with links to its points
 * @returns undefined where there is no wheel yet
 */
export function answerPairWheel(root: HTMLElement): PairWheel | undefined {
  const lights = lightsOf(root);
  if (!lights) return undefined;
  const wheel = known.get(lights) ?? startPairWheel(root, lights);
  known.set(lights, wheel);
  return wheel;
}

function startPairWheel(root: HTMLElement, lights: Lights): PairWheel {
  let isStale = false;
  let written: SVGGElement | undefined;
  lights.follow((point) => {
    if (point === written && !isStale) return;
    written = point;
    isStale = false;
    if (!point) return;
    const touches = touchesOf(lights, idOf(point));
    lights.panel.lastElementChild?.replaceChildren(
      titleOf(point),
      ...(touches.childElementCount > 0 ? [touches] : []),
    );
  });
  followLinks(root, lights);
  startKeys(lights);
  keepInSight(lights);
  return {
    clear: () => void lights.hold(),
    refresh() {
      const { held } = lights;
      if (!held) return;
      isStale = true;
      void lights.hold();
      void lights.hold(held);
    },
  };
}

function textOf(drawn: Element): string {
  return drawn.querySelector('title')?.textContent ?? '';
}

function titleOf(point: Element): HTMLElement {
  return element('h3', '', textOf(point));
}

/** Each line of a point as a link to its other end, with what the line is called. */
function touchesOf({ sky, points }: Lights, id: string): HTMLElement {
  const lines = [...sky.querySelectorAll<SVGElement>('[data-wheel=aspects] > path')];
  const items = lines.flatMap((line) => {
    const { first, second } = line.dataset;
    if (first !== id && second !== id) return [];
    const other = points.find((point) => idOf(point) === (first === id ? second : first));
    return other
      ? [element('li', '', link(`#${other.id}`, element('b', '', textOf(line)), textOf(other)))]
      : [];
  });
  return element('ul', 'wheel__others', ...items);
}
