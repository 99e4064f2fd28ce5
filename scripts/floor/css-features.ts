import type { Identifier } from '@mdn/browser-compat-data';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { FLOOR } from './floor.ts';
import { isAboveFloor, MDN, type NewerFeature, partOf } from './support.ts';

type Found = Omit<NewerFeature, 'line'>;

/** Functions of every kind of value by name, wherever in MDN's tree they stand: `color-mix` is a part of `color`. */
function indexTypes(
  feature: Identifier,
  path: string,
  index = new Map<string, { id: string; feature: Identifier }>(),
) {
  for (const name of Object.keys(feature)) {
    const part = partOf(feature, name);
    if (!part) continue;
    const id = `${path}.${name}`;
    if (!index.has(name)) index.set(name, { id, feature: part });
    indexTypes(part, id, index);
  }
  return index;
}

const TYPES = indexTypes(MDN.css.types ?? {}, 'css.types');
/** Units that MDN keeps under one heading. */
const UNITS = [
  [/^[sld]v(?:h|w|i|b|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^cq(?:w|h|i|b|min|max)$/, 'container_query_length_units'],
] as const;

/** A feature, where it is one that an oldest browser lacks. */
function found(feature: Identifier | undefined, id: string, name: string): Found[] {
  return isAboveFloor(feature?.__compat) ? [{ id, name }] : [];
}

function inFunctions(value: string): Found[] {
  return [...value.matchAll(/([a-z][a-z0-9-]*)\(\s*(from\s)?/g)].flatMap(([, name = '', from]) => {
    const type = TYPES.get(name);
    if (!type) return [];
    const relative = from
      ? found(partOf(type.feature, 'relative_syntax'), `${type.id}.relative_syntax`, 'from')
      : [];
    return [...found(type.feature, type.id, name), ...relative];
  });
}

function inUnits(value: string): Found[] {
  const length = partOf(MDN.css.types, 'length');
  return [...value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/g)].flatMap(([, unit = '']) => {
    const key = UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
    return found(partOf(length, key), `css.types.length.${key}`, unit);
  });
}

function inDeclaration({ prop, value }: Declaration): Found[] {
  const bare = value.replace(/(["']).*?\1|url\([^)]*\)/g, '""');
  const everywhere = [...inFunctions(bare), ...inUnits(bare)];
  // A phone has no cursor to draw.
  if (prop.startsWith('-') || prop === 'cursor') return everywhere;
  const property = partOf(MDN.css.properties, prop);
  const id = `css.properties.${prop}`;
  const whole = found(property, id, prop);
  if (whole.length > 0) return [...whole, ...everywhere];
  const words = [...bare.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g)].flatMap(([word]) =>
    found(partOf(property, word), `${id}.${word}`, word),
  );
  const altText = prop === 'content' && bare.includes('/');
  return [
    ...everywhere,
    ...words,
    ...(altText ? found(partOf(property, 'alt_text'), `${id}.alt_text`, '/') : []),
  ];
}

function inSelector(selector: string): Found[] {
  const pseudos = [...selector.matchAll(/::?([a-z][a-z-]*)/g)].flatMap(([, name = '']) =>
    found(partOf(MDN.css.selectors, name), `css.selectors.${name}`, name),
  );
  return selector.includes('&')
    ? [...pseudos, ...found(partOf(MDN.css.selectors, 'nesting'), 'css.selectors.nesting', '&')]
    : pseudos;
}

function inAtRule({ name, params }: AtRule): Found[] {
  const rule = partOf(MDN.css['at-rules'], name);
  const id = `css.at-rules.${name}`;
  const whole = found(rule, id, name);
  if (name === 'container' && /\bstyle\(/.test(params)) {
    const key = 'style_queries_for_custom_properties';
    return [...whole, ...found(partOf(rule, key), `${id}.${key}`, 'style')];
  }
  if (name !== 'media') return whole;
  return [...params.matchAll(/\(\s*([a-z-]+)/g)].flatMap(([, feature = '']) =>
    found(partOf(rule, feature), `${id}.${feature}`, feature),
  );
}

/** Rules that stand in another rule without an at-rule between: nesting that leaves the `&` away. */
function isNested({ parent }: Rule): boolean {
  return parent?.type === 'rule';
}

function featuresOf(node: Node): Found[] {
  if (node.type === 'decl') return inDeclaration(node as Declaration);
  if (node.type === 'atrule') return inAtRule(node as AtRule);
  if (node.type !== 'rule') return [];
  const rule = node as Rule;
  return inSelector(isNested(rule) && !rule.selector.includes('&') ? `& ${rule.selector}` : rule.selector);
}

/** Within an `@supports` that asks for the very feature; `not` asks for its absence. */
function isAskedFor(node: Node, name: string): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.type !== 'atrule') continue;
    const { name: kind, params } = parent as AtRule;
    const asks = params.split(/\bnot\b/)[0] ?? '';
    if (kind === 'supports' && asks.includes(name)) return true;
  }
  return false;
}

/** After a declaration of the same property in the same rule that every browser understands. */
function hasFallback(node: Node): boolean {
  if (node.type !== 'decl') return false;
  const { prop } = node as Declaration;
  for (let before = node.prev(); before; before = before.prev()) {
    if (before.type === 'decl' && before.prop === prop && inDeclaration(before).length === 0) return true;
  }
  return false;
}

/** The newer features that stand unguarded in a style sheet. */
export function newerCss(css: string): NewerFeature[] {
  const features: NewerFeature[] = [];
  postcss.parse(css).walk((node) => {
    if (node.type === 'atrule' && node.name === 'supports') return;
    for (const { id, name } of featuresOf(node)) {
      if (isAskedFor(node, name) || hasFallback(node)) continue;
      features.push({ id, name, line: node.source?.start?.line ?? 0 });
    }
  });
  return features;
}

const TARGETS = browserslistToTargets(FLOOR.map(({ query, version }) => `${query} ${version}`));

/** A style sheet as the build writes it for the oldest browsers: `light-dark()` and nesting are gone. */
export function lowered(filename: string, css: string): string {
  return transform({ filename, code: Buffer.from(css), targets: TARGETS }).code.toString();
}
