import type { Identifier } from '@mdn/browser-compat-data';
import { answersOf, isGuarded } from './script-guards.ts';
import { isAboveFloor, MDN, type NewerFeature, partOf } from './support.ts';
import { lineAt, mentions, nameOf, parse, type TreeNode, walk } from './syntax-tree.ts';

type Found = Omit<NewerFeature, 'line'>;

const BUILTINS = MDN.javascript.builtins ?? {};
/** Objects that a page has one of, and their interfaces. */
const SINGLES: Readonly<Record<string, string>> = {
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  window: 'Window',
};

/** Interfaces and built-in objects by name, with the path of each in MDN's data. */
function ownersOf(name: string): { id: string; feature: Identifier }[] {
  const api = partOf(MDN.api, SINGLES[name] ?? name);
  const builtin = partOf(BUILTINS, name);
  return [
    ...(api ? [{ id: `api.${SINGLES[name] ?? name}`, feature: api }] : []),
    ...(builtin ? [{ id: `javascript.builtins.${name}`, feature: builtin }] : []),
  ];
}

/** The interfaces whose newer members are looked for by their name alone: a page's document and what it sends and gets. */
const COMMON_INTERFACES = new Set([
  'AbortSignal',
  'Animation',
  'Blob',
  'CSSStyleSheet',
  'DOMRect',
  'Document',
  'DocumentFragment',
  'Element',
  'Event',
  'EventTarget',
  'FormData',
  'HTMLButtonElement',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'Headers',
  'Navigator',
  'Node',
  'ReadableStream',
  'Request',
  'Response',
  'SVGElement',
  'ShadowRoot',
  'URLSearchParams',
  'Window',
]);

/**
 * Members that every interface which has them got above the floor: whatever object stands before `.difference()`, an oldest
 * browser has none. A name that an older interface has as well says nothing.
 */
function indexNewMembers(): Map<string, string> {
  const newMembers = new Map<string, string>();
  const known = new Set<string>();
  for (const [path, tree] of [
    ['api', MDN.api],
    ['javascript.builtins', BUILTINS],
  ] as const) {
    for (const owner of Object.keys(tree)) {
      const feature = partOf(tree, owner);
      for (const name of Object.keys(feature ?? {})) {
        const compat = partOf(feature, name)?.__compat;
        if (!compat || name.endsWith('_event') || name.endsWith('_static')) continue;
        if (path === 'api' && !COMMON_INTERFACES.has(owner) && isAboveFloor(compat)) continue;
        if (isAboveFloor(compat)) newMembers.set(name, `${path}.${owner}.${name}`);
        else known.add(name);
      }
    }
  }
  for (const name of known) newMembers.delete(name);
  return newMembers;
}

const NEW_MEMBERS = indexNewMembers();

/** Whether a member is called or written to: by its name alone, one that is only read may be anybody's. */
function isUsed(node: TreeNode, parent: TreeNode | undefined): boolean {
  if (parent?.type === 'CallExpression') return parent.callee === node;
  return parent?.type === 'AssignmentExpression' && parent.left === node;
}

/** `AbortSignal.any`, `Promise.withResolvers`, `navigator.userActivation`, `set.difference()`. */
function inMember(node: TreeNode, parent: TreeNode | undefined): Found[] {
  const name = node.computed ? null : nameOf(node.property);
  if (name === null) return [];
  const owner = nameOf(node.object);
  const owners = owner === null ? [] : ownersOf(owner);
  for (const { id, feature } of owners) {
    const key = partOf(feature, `${name}_static`) ? `${name}_static` : name;
    const part = partOf(feature, key);
    if (part) return isAboveFloor(part.__compat) ? [{ id: `${id}.${key}`, name }] : [];
  }
  const id = isUsed(node, parent) ? NEW_MEMBERS.get(name) : undefined;
  return id === undefined ? [] : [{ id, name }];
}

/** `new CloseWatcher()`, `requestIdleCallback()`: names of the page's own that the script does not declare itself. */
function inGlobal(node: TreeNode, declared: ReadonlySet<string>): Found[] {
  const name = nameOf(node) ?? '';
  if (declared.has(name)) return [];
  const [owner] = ownersOf(name);
  const ofWindow = partOf(partOf(MDN.api, 'Window'), name);
  if (SINGLES[name] === undefined && owner && isAboveFloor(owner.feature.__compat))
    return [{ id: owner.id, name }];
  return ofWindow && isAboveFloor(ofWindow.__compat) ? [{ id: `api.Window.${name}`, name }] : [];
}

/** `new CustomElementRegistry()`: a constructor may be younger than its interface. */
function inConstructor(node: TreeNode, declared: ReadonlySet<string>): Found[] {
  const name = nameOf(node.callee) ?? '';
  const [owner] = declared.has(name) ? [] : ownersOf(name);
  if (!owner || isAboveFloor(owner.feature.__compat)) return [];
  return isAboveFloor(partOf(owner.feature, name)?.__compat) ? [{ id: `${owner.id}.${name}`, name }] : [];
}

function inRegExp({ regex }: TreeNode): Found[] {
  const flags = typeof regex === 'object' && regex !== null && 'flags' in regex ? String(regex.flags) : '';
  const compat = partOf(partOf(BUILTINS, 'RegExp'), 'unicodeSets')?.__compat;
  return flags.includes('v') && isAboveFloor(compat)
    ? [{ id: 'javascript.builtins.RegExp.unicodeSets', name: 'v' }]
    : [];
}

/** Where an identifier is a value that is looked up, not a name that is given. */
function isLookedUp(node: TreeNode, parent: TreeNode | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed === true;
  if (parent.type === 'Property' || parent.type === 'PropertyDefinition') return parent.value === node;
  return !/^(?:TS|Import|Export|Labeled|MethodDefinition|MetaProperty|JSX)/.test(parent.type);
}

/** Every name that the script gives to something itself. */
function namesDeclared(program: TreeNode): Set<string> {
  const names = new Set<string>();
  const add = (part: unknown) => {
    const name = nameOf(part);
    if (name !== null) names.add(name);
  };
  const addPattern = (pattern: unknown) => {
    if (typeof pattern === 'object' && pattern !== null) walk(pattern as TreeNode, add);
  };
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' || node.type.startsWith('Class')) addPattern(node.id);
    if (node.type.includes('Function')) {
      add(node.id);
      for (const parameter of Array.isArray(node.params) ? node.params : []) addPattern(parameter);
    }
    if (node.type.startsWith('Import') && node.local) add(node.local);
    if (node.type === 'CatchClause') addPattern(node.param);
  });
  return names;
}

function featuresOf(node: TreeNode, parent: TreeNode | undefined, declared: ReadonlySet<string>): Found[] {
  if (node.type === 'NewExpression') return inConstructor(node, declared);
  if (node.type === 'MemberExpression') return inMember(node, parent);
  if (node.type === 'Identifier') return isLookedUp(node, parent) ? inGlobal(node, declared) : [];
  return node.type === 'Literal' ? inRegExp(node) : [];
}

/** The newer features that a built script uses unguarded. New syntax is none of them: the build has written it anew. */
export function newerScript(filename: string, code: string): NewerFeature[] {
  const program = parse(filename, code);
  const answers = answersOf(program);
  const declared = namesDeclared(program);
  const features: NewerFeature[] = [];
  walk(program, (node, above) => {
    for (const { id, name } of featuresOf(node, above.at(-1), declared)) {
      const asked = new Set([name]);
      for (const [variable, question] of answers) if (mentions(question, asked)) asked.add(variable);
      if (!isGuarded(node, above, asked)) features.push({ id, name, line: lineAt(code, node) });
    }
  });
  return features;
}
