import type { WheelViewProps } from '../../components/natal-result/wheel-view-props.ts';
import { idOf, type Lights } from '../wheel-lights/lights.ts';

/** An aspect as the page's list has it. */
interface ListedAspect {
  item: Element;
  first: string;
  aspect: string;
  second: string;
}

/** The aspects in the page's list that join a point; their glyphs tell what they are. */
function aspectsOf(root: ParentNode, id: string): ListedAspect[] {
  return [...root.querySelectorAll('.aspects li')].flatMap((item) => {
    const [first = '', aspect = '', second = ''] = [...item.querySelectorAll('use')].map(
      (use) => use.getAttribute('href')?.replace('#g-', '') ?? '',
    );
    return first === id || second === id ? [{ item, first, aspect, second }] : [];
  });
}

export function element(tag: string, className = '', ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

export function link(hash: string, ...content: (Node | string)[]): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = hash;
  made.append(...content);
  return made;
}

function copyOf(original: Element | null | undefined): Node[] {
  return original ? [document.importNode(original, true)] : [];
}

/** Each aspect as a link to its other end: the kind's glyph, the other's glyph and name, the orb. */
function othersList(root: ParentNode, id: string, aspects: readonly ListedAspect[]): HTMLElement {
  const items = aspects.map(({ item, first, second }) => {
    const other = first === id ? second : first;
    const name = root.querySelector(`#position-${other} th`);
    const glyphs = item.querySelector('.aspects__glyphs');
    const kind = element('span', glyphs?.className.replace('aspects__glyphs', '') ?? '');
    kind.append(...copyOf(glyphs?.children[1]));
    const spoken = element('span', 'sr', item.querySelector('b')?.textContent ?? '');
    const orb = element('small', '', item.querySelector('.aspects__orb abbr')?.textContent ?? '');
    return element(
      'li',
      '',
      link(
        `#wheel-${other}`,
        kind,
        spoken,
        ...copyOf(name?.querySelector('svg')),
        name?.textContent ?? '',
        orb,
      ),
    );
  });
  return element('ul', 'wheel__others', ...items);
}

/** The aspects of which something is written, each as a link to its text. */
function textsList(aspects: readonly ListedAspect[]): HTMLElement {
  const items = aspects.flatMap(({ item, first, aspect, second }) => {
    if (!item.querySelector('details')) return [];
    item.id ||= `aspect-${first}-${aspect}-${second}`;
    const line = item.querySelector('b')?.parentElement?.textContent ?? '';
    return [element('li', '', link(`#${item.id}`, line))];
  });
  return element('ul', 'wheel__texts', ...items);
}

/** Makes what a first tap was answered with complete: its headings lead to the page's texts, and its aspects follow. */
function complete(root: ParentNode, id: string, said: Element, words: WheelViewProps): void {
  const aspects = aspectsOf(root, id);
  for (const fact of said.querySelectorAll('.meaning__fact a')) fact.replaceWith(...fact.childNodes);
  const headings = root.querySelectorAll(`#meaning-${id} :is(h3,h4)`);
  for (const [index, heading] of said.querySelectorAll('h3,h4').entries()) {
    const place = headings[index]?.closest('[id]');
    if (place) heading.replaceChildren(link(`#${place.id}`, heading.textContent));
  }
  if (!headings[0] && (id === 'descendant' || id === 'imumCoeli')) said.append(element('p', '', words[id]));
  if (aspects.length === 0) return;
  const place = [...said.querySelectorAll('.meaning__at,.meaning__fact')].at(-1) ?? said.firstElementChild;
  place?.after(othersList(root, id, aspects));
  const texts = textsList(aspects);
  if (texts.childElementCount > 0) said.append(element('h4', '', words.aspects), texts);
}

/** Opens every fold that a text lies in, and its own. */
function unfold(target: Element): void {
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
  const own = target.querySelector(':scope > details');
  if (own instanceof HTMLDetailsElement) own.open = true;
}

/** Whether the details lie over the page, as on a phone. */
export function isSheet(panel: Element): boolean {
  return getComputedStyle(panel).position === 'fixed';
}

/** Follows the links of the details and of the texts: to a point on the wheel, which is then the chosen one, or to a text. */
export function followLinks(root: HTMLElement, lights: Lights): void {
  const { panel, points } = lights;
  root.addEventListener('click', (event) => {
    const followed =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const target = followed && document.getElementById(followed.hash.slice(1));
    if (!followed || !target) return;
    const isInside = panel.contains(followed);
    const point = points.find(({ id }) => id === target.id);
    if (point) {
      void lights.hold(point);
      if (!isInside) return;
      event.preventDefault();
      panel.focus({ preventScroll: true });
    } else if (isInside) {
      unfold(target);
      if (isSheet(panel)) void lights.hold();
    }
  });
  panel.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const { held } = lights;
    void lights.hold();
    held?.focus();
    // The focus alone would show it again.
    void lights.show();
  });
}

/** Completes the details that the lights show. */
export function startDetails(root: HTMLElement, lights: Lights, words: WheelViewProps): void {
  const { panel } = lights;
  followLinks(root, lights);
  let completed: SVGGElement | undefined;
  lights.follow((point) => {
    const isNew = point !== completed;
    completed = point;
    if (isNew && point && panel.lastElementChild) complete(root, idOf(point), panel.lastElementChild, words);
  });
}
