import { isAboveFloor, MDN, type NewerFeature, partOf } from './support.ts';
import { isNode, lineAt, nameOf, parse, type TreeNode, walk } from './syntax-tree.ts';

type Found = Omit<NewerFeature, 'line'>;

/** `<nav popover>`, `<search>`: React writes attributes in its own case. */
function inJsx(node: TreeNode): Found[] {
  const element = nameOf(node.name) ?? '';
  if (!/^[a-z]/.test(element)) return [];
  const feature = partOf(MDN.html.elements, element);
  const found: Found[] = isAboveFloor(feature?.__compat)
    ? [{ id: `html.elements.${element}`, name: element }]
    : [];
  for (const attribute of Array.isArray(node.attributes) ? node.attributes.filter(isNode) : []) {
    const name = nameOf(attribute.name)?.toLowerCase() ?? '';
    const own = partOf(feature, name);
    const compat = (own ?? partOf(MDN.html.global_attributes, name))?.__compat;
    const path = own ? `elements.${element}` : 'global_attributes';
    if (isAboveFloor(compat)) found.push({ id: `html.${path}.${name}`, name });
  }
  return found;
}

/** The newer elements and attributes that a component writes. */
export function newerMarkup(filename: string, code: string): NewerFeature[] {
  const features: NewerFeature[] = [];
  walk(parse(filename, code), (node) => {
    if (node.type !== 'JSXOpeningElement') return;
    features.push(...inJsx(node).map((feature) => ({ ...feature, line: lineAt(code, node) })));
  });
  return features;
}
