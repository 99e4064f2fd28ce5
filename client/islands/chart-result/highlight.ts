import { detailsOf } from './details.ts';
import { nearest } from './nearest.ts';

const DETAILS_ID = 'wheel-details';
/** Half of a 44 px target: on a phone the glyphs themselves are smaller than a finger. */
const TAP_REACH_PX = 22;
const BODIES = '.wheel__body[data-body]';
const AXES = '.wheel__axis[data-angle]';

/** `sun`, `ascendant`: what the aspects call a group of the drawing. */
function idOf(point: SVGGElement): string {
  return point.dataset.body ?? point.dataset.angle ?? '';
}

/** Makes a drawing with a text alternative into a group of things to stand on, one of them a tab stop. */
function makeReachable(sky: SVGSVGElement, points: readonly SVGGElement[]): void {
  sky.setAttribute('role', 'group');
  for (const [index, point] of points.entries()) {
    point.setAttribute('role', 'button');
    point.setAttribute('tabindex', index === 0 ? '0' : '-1');
    point.setAttribute('aria-describedby', DETAILS_ID);
    if (!point.querySelector('title')) point.setAttribute('aria-label', point.textContent?.trim() ?? '');
  }
}

/** The thing to stand on under an event: DSC and IC, of which the page says nothing, are none. */
function pointAt({ target }: Event): SVGGElement | null {
  return target instanceof Element ? target.closest<SVGGElement>('g[role=button]') : null;
}

/** The shape that a finger aims at: an axis is a whole line, its letters are the target. */
function spotOf(point: SVGGElement) {
  const box = (point.querySelector('.wheel__halo, text') ?? point).getBoundingClientRect();
  return { thing: point, xPx: box.x + box.width / 2, yPx: box.y + box.height / 2 };
}

/** Lights a point, its aspects and their other ends; everything else stands back. */
function light(sky: SVGSVGElement, points: readonly SVGGElement[], id: string | null): void {
  const linked = new Set(id === null ? [] : [id]);
  for (const path of sky.querySelectorAll<SVGElement>('.wheel__aspect')) {
    const { first = '', second = '' } = path.dataset;
    const lit = id !== null && (first === id || second === id);
    path.classList.toggle('is-active', lit);
    if (lit) linked.add(first).add(second);
  }
  for (const point of points) {
    point.classList.toggle('is-active', idOf(point) === id);
    point.classList.toggle('is-lit', linked.has(idOf(point)));
  }
  sky.classList.toggle('has-active', id !== null);
}

/** Index that a key leads to among `count` points in a ring; null for any other key. */
export function ringMove(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Hover, tap and focus on a body show its details and light its aspects; a tap holds them, Escape lets go.
 * @returns a function that puts all lights out.
 */
export function startHighlight(root: ParentNode, sky: SVGSVGElement, words: { house: string }): () => void {
  const all = [BODIES, AXES].flatMap((kind) => [...sky.querySelectorAll<SVGGElement>(kind)]);
  const points = all.filter((point) => root.querySelector(`#position-${CSS.escape(idOf(point))}`) !== null);
  makeReachable(sky, points);
  const panel = document.createElement('div');
  panel.id = DETAILS_ID;
  panel.className = 'wheel__details';
  panel.hidden = true;
  const wheel = sky.parentElement;
  wheel?.append(panel);

  let held: SVGGElement | null = null;
  const show = (point: SVGGElement | null) => {
    const id = point && idOf(point);
    light(sky, points, id);
    panel.replaceChildren(...(id === null ? [] : detailsOf(root, id, words)));
    panel.hidden = id === null;
  };
  const hold = (point: SVGGElement | null) => {
    held = point;
    show(point);
  };
  const stand = (point: SVGGElement) => {
    for (const other of points) other.setAttribute('tabindex', other === point ? '0' : '-1');
  };

  sky.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') show(pointAt(event) ?? held);
  });
  sky.addEventListener('pointerleave', () => show(held));
  sky.addEventListener('click', (event) => {
    const { clientX: xPx, clientY: yPx } = event;
    const point = nearest(points.map(spotOf), { xPx, yPx, reachPx: TAP_REACH_PX });
    hold(point === held ? null : point);
  });
  // Not on the drawing: Chromium lets Tab stop at any SVG element that listens for the focus.
  wheel?.addEventListener('focusin', (event) => {
    const point = pointAt(event);
    if (!point?.matches(':focus-visible')) return;
    stand(point);
    hold(point);
  });
  wheel?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && sky.contains(relatedTarget))) hold(null);
  });
  sky.addEventListener('keydown', (event) => {
    const point = pointAt(event);
    if (event.key === 'Escape') return hold(null);
    if (!point) return;
    const next = ringMove(event.key, points.indexOf(point), points.length);
    if (next !== null) points[next]?.focus();
    else if (event.key === 'Enter' || event.key === ' ') hold(held === point ? null : point);
    else return;
    event.preventDefault();
  });
  return () => hold(null);
}
