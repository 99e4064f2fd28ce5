import { parseSync } from 'oxc-parser';

/** A node of a script's tree, as the walk needs it: ESTree names its kinds, fields come and go with them. */
export interface TreeNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export function isNode(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function childrenOf(node: TreeNode): TreeNode[] {
  const children: TreeNode[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
}

/** Visits a node and all below it, outer ones first; `above` holds what it lies in, the nearest last, and lives for the visit alone. */
export function walk(
  node: TreeNode,
  visit: (node: TreeNode, above: readonly TreeNode[]) => void,
  above: TreeNode[] = [],
): void {
  visit(node, above);
  above.push(node);
  for (const child of childrenOf(node)) walk(child, visit, above);
  above.pop();
}

/** @throws Error where the script does not parse. */
export function parse(filename: string, code: string): TreeNode {
  const { program, errors } = parseSync(filename, code);
  const [error] = errors;
  if (error) throw new Error(`${filename}: ${error.message}`);
  if (!isNode(program)) throw new Error(`${filename} has no tree`);
  return program;
}

function isRaw(value: unknown): value is { raw: string } {
  return typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string';
}

/** Line of a node, from 1. */
export function lineAt(code: string, { start }: TreeNode): number {
  return code.slice(0, start).split('\n').length;
}

/** The name of an identifier, of a member's property or of a string; null for anything else. */
export function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node.name);
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  // The build writes strings as templates.
  if (node.type === 'TemplateElement' && isRaw(node.value)) return node.value.raw;
  return null;
}

/** Whether a name stands anywhere in a part of the tree. */
export function mentions(node: unknown, names: ReadonlySet<string>): boolean {
  if (!isNode(node)) return false;
  let isThere = false;
  walk(node, (part) => {
    const name = nameOf(part);
    if (name !== null && names.has(name)) isThere = true;
  });
  return isThere;
}
