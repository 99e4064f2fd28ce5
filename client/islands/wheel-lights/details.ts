/**
 * What the page says of a point, copied from its reading: name, place and meaning. Of one that is not read, what the drawing
 * calls it.
 */
export function detailsOf(root: ParentNode, id: string, point: Element): Node[] {
  const parts = [...root.querySelectorAll(`#meaning-${id} :is(h3,h4,p,.meaning__at)`)];
  if (parts.length === 0) {
    const name = document.createElement('h3');
    name.textContent = point.querySelector('title')?.textContent ?? '';
    return [name];
  }
  return parts.map((part) => {
    const copy = document.importNode(part, true);
    // An id may stand only once.
    copy.removeAttribute('id');
    return copy;
  });
}
