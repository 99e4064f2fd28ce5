import { isNode, lineAt, nameOf, parse, type TreeNode, walk } from '../floor/syntax-tree.ts';

/** What can be done to a line, as the report names it. */
export const OPERATORS = [
  'statement removed',
  'condition turned round',
  'comparison shifted',
  'connective swapped',
  'arithmetic swapped',
  'default removed',
  'number changed',
  'text emptied',
  'true and false swapped',
  'property dropped',
  'element dropped',
  'argument dropped',
  'step of a chain skipped',
  'attribute dropped',
] as const;

export type Operator = (typeof OPERATORS)[number];

/** One fault: a stretch of a source file and what stands there instead. */
export interface Fault {
  /** Path from the root of the project. */
  file: string;
  /** From 1. */
  line: number;
  operator: Operator;
  /** Offsets in the source, in characters. */
  start: number;
  end: number;
  /** The line, without the space around it. */
  text: string;
  /** What stood between them. */
  was: string;
  becomes: string;
  /** Which of the file's functions it lies in, by `findFunctions`; null for what runs as the file is loaded. */
  inFunction: number | null;
}

const SHIFTED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const SWAPPED_ARITHMETIC: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};
const SWAPPED_CONNECTIVE: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };

/** Values of a type that run: what is asserted of them is left aside. */
const ASSERTIONS: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
]);
const FUNCTIONS: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
]);
/** Attributes that only styles and React's own book-keeping read. */
const ATTRIBUTES_OF_LOOKS: ReadonlySet<string> = new Set(['className', 'style', 'key']);

interface Change {
  operator: Operator;
  start: number;
  end: number;
  becomes: string;
}

const nodes = (value: unknown): TreeNode[] => (Array.isArray(value) ? value.filter(isNode) : []);
const between = (code: string, { start, end }: TreeNode): string => code.slice(start, end);

/** A part of a list between commas, with the comma that it takes along. */
function dropFromList(code: string, node: TreeNode, operator: Operator): Change {
  const after = /^\s*,/.exec(code.slice(node.end));
  if (after) return { operator, start: node.start, end: node.end + after[0].length, becomes: '' };
  const before = /,\s*$/.exec(code.slice(0, node.start));
  return { operator, start: node.start - (before?.[0].length ?? 0), end: node.end, becomes: '' };
}

/** Replaces the sign between two operands; the text between them holds nothing else but spaces and brackets. */
function swapSign(code: string, node: TreeNode, operator: Operator, sign: string): Change[] {
  const { left, right } = node;
  if (!isNode(left) || !isNode(right)) return [];
  const at = code.indexOf(String(node.operator), left.end);
  if (at < 0 || at >= right.start) return [];
  return [{ operator, start: at, end: at + String(node.operator).length, becomes: sign }];
}

function negate(code: string, test: unknown): Change[] {
  if (!isNode(test)) return [];
  const { start, end } = test;
  return [{ operator: 'condition turned round', start, end, becomes: `!(${between(code, test)})` }];
}

/** Texts that no program reads: messages of errors, and what names a module, a key or a class of styles. */
function isSilentText(above: readonly TreeNode[]): boolean {
  const parent = above.at(-1);
  if (!parent) return true;
  if (parent.type === 'ImportExpression') return true;
  if (parent.type === 'Property' && isNode(parent.key) && parent.computed !== true) {
    const { name, value } = parent.key;
    if (name === 'message' || value === 'message') return true;
  }
  return above.some(
    (node) => node.type === 'NewExpression' && isNode(node.callee) && /Error$/.test(String(node.callee.name)),
  );
}

/** What chooses among looks is looked at, not tested. */
function isOfLooks({ type, name }: TreeNode): boolean {
  return type === 'JSXAttribute' && isNode(name) && ATTRIBUTES_OF_LOOKS.has(String(name.name));
}

function isKeyOf(node: TreeNode, parent: TreeNode | undefined): boolean {
  return parent?.key === node && parent.computed !== true && parent.value !== node;
}

function changeLiteral(code: string, node: TreeNode, above: readonly TreeNode[]): Change[] {
  const { start, end, value } = node;
  if (isKeyOf(node, above.at(-1))) return [];
  if (typeof value === 'boolean') {
    return [{ operator: 'true and false swapped', start, end, becomes: String(!value) }];
  }
  if (typeof value === 'number') {
    return [{ operator: 'number changed', start, end, becomes: String(value + 1) }];
  }
  if (typeof value !== 'string' || value === '' || isSilentText(above)) return [];
  // An attribute's text stands in quotes of its own.
  const quote = code[start] ?? "'";
  return [{ operator: 'text emptied', start, end, becomes: quote + quote }];
}

function changesOfExpression(code: string, node: TreeNode): Change[] {
  const sign = String(node.operator);
  if (node.type === 'BinaryExpression') {
    const shifted = SHIFTED[sign];
    if (shifted) return swapSign(code, node, 'comparison shifted', shifted);
    const swapped = SWAPPED_ARITHMETIC[sign];
    return swapped ? swapSign(code, node, 'arithmetic swapped', swapped) : [];
  }
  if (node.type === 'LogicalExpression') {
    const swapped = SWAPPED_CONNECTIVE[sign];
    if (swapped) return swapSign(code, node, 'connective swapped', swapped);
    const { left } = node;
    if (!isNode(left)) return [];
    return [{ operator: 'default removed', start: left.end, end: node.end, becomes: '' }];
  }
  if (node.type === 'ConditionalExpression') return negate(code, node.test);
  return [];
}

function changesOfCall(code: string, node: TreeNode): Change[] {
  const changes: Change[] = [];
  const last = nodes(node.arguments).at(-1);
  if (last && nodes(node.arguments).length > 1) changes.push(dropFromList(code, last, 'argument dropped'));
  const { callee } = node;
  if (node.type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression') {
    const { object } = callee;
    if (isNode(object) && object.type !== 'Super') {
      changes.push({ operator: 'step of a chain skipped', start: object.end, end: node.end, becomes: '' });
    }
  }
  return changes;
}

function changesOfStatement(code: string, node: TreeNode): Change[] {
  if (node.type === 'ExpressionStatement' || node.type === 'ThrowStatement') {
    return [{ operator: 'statement removed', start: node.start, end: node.end, becomes: ';' }];
  }
  if (node.type === 'IfStatement') return negate(code, node.test);
  if (node.type === 'WhileStatement') return negate(code, node.test);
  // A guard that leaves a function, a turn or a loop with nothing in its hands.
  if ((node.type === 'ReturnStatement' && !node.argument) || node.type === 'ContinueStatement') {
    return [{ operator: 'statement removed', start: node.start, end: node.end, becomes: ';' }];
  }
  return [];
}

function changesOf(code: string, node: TreeNode, above: readonly TreeNode[]): Change[] {
  switch (node.type) {
    case 'Literal':
      return changeLiteral(code, node, above);
    case 'TemplateElement': {
      // Its stretch takes the marks of the template in; what is written stands within.
      const text = nameOf(node) ?? '';
      if (text === '' || isSilentText(above)) return [];
      const start = code.indexOf(text, node.start);
      return [{ operator: 'text emptied', start, end: start + text.length, becomes: '' }];
    }
    case 'ObjectExpression':
      return nodes(node.properties).map((part) => dropFromList(code, part, 'property dropped'));
    case 'ArrayExpression':
      return nodes(node.elements).map((part) => dropFromList(code, part, 'element dropped'));
    case 'JSXAttribute':
      return [{ operator: 'attribute dropped', start: node.start, end: node.end, becomes: '' }];
    case 'CallExpression':
    case 'NewExpression':
      return changesOfCall(code, node);
    default:
      return [...changesOfStatement(code, node), ...changesOfExpression(code, node)];
  }
}

/** Types do not run: neither they nor what is imported can be at fault. */
function isOfTypes(node: TreeNode): boolean {
  if (ASSERTIONS.has(node.type)) return false;
  return node.type.startsWith('TS') || node.type === 'ImportDeclaration';
}

/** Every function of a tree, in the order in which they begin. */
export function findFunctions(tree: TreeNode): TreeNode[] {
  const found: TreeNode[] = [];
  walk(tree, (node) => {
    if (FUNCTIONS.has(node.type) && isNode(node.body)) found.push(node);
  });
  return found;
}

/** What is taken out or changed stands on one line, or is a line of its own. */
const isOneLine = ({ was }: Fault): boolean => !was.trim().includes('\n');

/**
 * Every fault of one line that the operators can make in a source file. What does not compile is among them.
 * @param file path from the root of the project.
 * @throws Error where the file does not parse.
 */
export function findFaults(file: string, code: string): Fault[] {
  const tree = parse(file, code);
  const functions = findFunctions(tree);
  const lines = code.split('\n');
  const found: Fault[] = [];
  walk(tree, (node, above) => {
    if ([node, ...above].some((each) => isOfTypes(each) || isOfLooks(each))) return;
    const within = above.findLast((outer) => functions.includes(outer));
    const inFunction = within ? functions.indexOf(within) : null;
    for (const { operator, start, end, becomes } of changesOf(code, node, above)) {
      // What is dropped with the comma or the space before it stands where its own text begins.
      const from = end - code.slice(start, end).replace(/^[\s,]+/, '').length;
      const line = lineAt(code, { type: node.type, start: from, end });
      const was = code.slice(start, end);
      const text = (lines[line - 1] ?? '').trim();
      found.push({ file, line, operator, start, end, text, was, becomes, inFunction });
    }
  });
  return found.filter(isOneLine);
}

/** The source with the fault in it. */
export function applyFault(code: string, { start, end, becomes }: Fault): string {
  return code.slice(0, start) + becomes + code.slice(end);
}
