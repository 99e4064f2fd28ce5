/** Copies of an element's children, without the ids that may stand only once. */
function copiesOf(element: Element): Node[] {
  const copy = document.importNode(element, true);
  for (const inner of copy.querySelectorAll('[id]')) inner.removeAttribute('id');
  return [...copy.childNodes];
}

function line(tag: 'p' | 'li', className: string, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}

/** Ids of the points and the aspect that an item of the list draws as glyphs: `sun`, `trine`, `mars`. */
function glyphsOf(item: Element): string[] {
  return [...item.querySelectorAll('use')].map((use) => use.getAttribute('href')?.replace('#g-', '') ?? '');
}

/**
 * What the page itself says of a body or an angle: its row in the table of positions and its aspects in the list,
 * copied, so that the words are the page's own. Empty where neither names it.
 */
export function detailsOf(root: ParentNode, id: string, words: { house: string }): Node[] {
  const row = root.querySelector(`#position-${id}`);
  const [name, place, house] = row?.children ?? [];
  const content: Node[] = [];
  if (name) content.push(line('p', 'wheel__details-name', ...copiesOf(name)));
  if (place) content.push(line('p', 'wheel__details-place', ...copiesOf(place)));
  const houseNumber = house?.textContent?.trim();
  if (houseNumber) content.push(line('p', 'wheel__details-place', `${words.house} ${houseNumber}`));
  const items = [...root.querySelectorAll('.aspects li')].filter((item) => {
    const [first, , second] = glyphsOf(item);
    return first === id || second === id;
  });
  if (items.length > 0) {
    const list = document.createElement('ul');
    list.className = 'wheel__details-aspects';
    list.append(...items.map((item) => line('li', '', ...copiesOf(item))));
    content.push(list);
  }
  return content;
}
