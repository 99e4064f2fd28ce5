import { detailsOf } from './details.ts';
import { nearest } from './nearest.ts';

/**
 * What a wheel answers to pointer and finger. Fetched with the page, and so kept small: a first tap is answered before
 * anything else of the chart's island has come.
 */

export const DETAILS_ID = 'wheel-details';
/** Half of a 44 px target: on a phone the glyphs themselves are smaller than a finger. */
const TAP_REACH_PX = 22;

/** A wheel that answers, and what else may be done with its lights. */
export interface Lights {
  sky: SVGSVGElement;
  /** Bodies and angles of which the page says something, as they are drawn. */
  points: readonly SVGGElement[];
  /** The point under an event; DSC and IC, of which the page says nothing, are none. */
  pointAt(event: Event): SVGGElement | undefined;
  /** Shows a point's details and keeps them; undefined puts all lights out. */
  hold(point?: SVGGElement): void;
  /** Holds a point, or lets go of it where it is held already. */
  toggle(point?: SVGGElement): void;
}

/** `sun`, `ascendant`: what the aspects call a group of the drawing. */
function idOf({ dataset }: SVGGElement): string {
  return dataset.body ?? dataset.angle ?? '';
}

/** The shape that a finger aims at: an axis is a whole line, its letters are the target. */
function spotOf(point: SVGGElement) {
  const box = (point.querySelector('.wheel__halo, text') ?? point).getBoundingClientRect();
  return { thing: point, xPx: box.x + box.width / 2, yPx: box.y + box.height / 2 };
}

/** Lights a point, its aspects and their other ends; everything else stands back. */
function light(sky: SVGSVGElement, points: readonly SVGGElement[], id: string | null): void {
  const linked = new Set([id]);
  for (const path of sky.querySelectorAll<SVGElement>('.wheel__aspect')) {
    const { first = '', second = '' } = path.dataset;
    const lit = first === id || second === id;
    path.classList.toggle('is-active', lit);
    if (lit) linked.add(first).add(second);
  }
  for (const point of points) {
    point.classList.toggle('is-active', idOf(point) === id);
    point.classList.toggle('is-lit', linked.has(idOf(point)));
  }
  sky.classList.toggle('has-active', id !== null);
}

function addPanel(sky: SVGSVGElement): HTMLElement {
  const panel = document.createElement('div');
  panel.id = DETAILS_ID;
  panel.className = 'wheel__details';
  panel.hidden = true;
  sky.parentElement?.append(panel);
  return panel;
}

/**
 * Hover and tap on a body show its details and light its aspects; a tap holds them.
 * @param root what holds the chart's tables, whose words the details are
 */
export function startLights(root: ParentNode, sky: SVGSVGElement, words: { house: string }): Lights {
  const points = [...sky.querySelectorAll<SVGGElement>('g[data-body],g[data-angle]')].filter(
    (point) => root.querySelector(`#position-${idOf(point)}`) !== null,
  );
  const panel = addPanel(sky);
  let held: SVGGElement | undefined;
  const show = (point?: SVGGElement) => {
    const id = point ? idOf(point) : null;
    light(sky, points, id);
    panel.replaceChildren(...(id === null ? [] : detailsOf(root, id, words)));
    panel.hidden = id === null;
  };
  const hold = (point?: SVGGElement) => {
    held = point;
    show(point);
  };
  const toggle = (point?: SVGGElement) => hold(point === held ? undefined : point);
  const pointAt = ({ target }: Event) =>
    points.find((point) => target instanceof Node && point.contains(target));
  sky.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') show(pointAt(event) ?? held);
  });
  sky.addEventListener('pointerleave', () => show(held));
  sky.addEventListener('click', ({ clientX: xPx, clientY: yPx }) =>
    toggle(nearest(points.map(spotOf), { xPx, yPx, reachPx: TAP_REACH_PX }) ?? undefined),
  );
  return { sky, points, pointAt, hold, toggle };
}
