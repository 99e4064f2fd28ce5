import type { Plugin } from 'vite';
import { isNode, nameOf, parse, type TreeNode, walk } from '../floor/syntax-tree.ts';

interface Pattern {
  node: TreeNode;
  pattern: string;
  flags: string;
  isInFunction: boolean;
  /** What asks it begins at a text's first letter, however far it came before. */
  isAskedAnew: boolean;
}

/** Methods of a text that set a global pattern back before they begin, and leave it so. */
const ASKS_ANEW: ReadonlySet<string | null> = new Set(['replace', 'replaceAll', 'match', 'search', 'split']);

function isAskedAnew(node: TreeNode, asker: TreeNode | undefined): boolean {
  if (asker?.type !== 'CallExpression' || !Array.isArray(asker.arguments)) return false;
  const { callee } = asker;
  const isMethod = isNode(callee) && callee.type === 'MemberExpression' && callee.computed === false;
  return isMethod && asker.arguments[0] === node && ASKS_ANEW.has(nameOf(callee.property));
}

function isPattern(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}

/** Literals that ask for a property of Unicode. */
function findPatterns(code: string): Pattern[] {
  const found: Pattern[] = [];
  walk(parse('worker.js', code), (node, above) => {
    if (node.type !== 'Literal' || !isPattern(node.regex)) return;
    const { pattern, flags } = node.regex;
    if (!/\\p\{/i.test(pattern)) return;
    const isInFunction = above.some(({ type }) => /Function/.test(type));
    found.push({ node, pattern, flags, isInFunction, isAskedAnew: isAskedAnew(node, above.at(-1)) });
  });
  return found;
}

/**
 * A script that makes its patterns with Unicode properties when it comes to them, and those of functions once, unless they remember where
 * they were (`g`, `y`) and that counts: made anew, the engine compiles them anew after each collection, half a millisecond each.
 * @returns null where it has none.
 */
export function makePatternsLate(code: string): string | null {
  const found = findPatterns(code);
  if (found.length === 0) return null;
  const kept: string[] = [];
  const late = found.reduceRight((text, { node, pattern, flags, ...use }, index) => {
    const made = `new RegExp(${JSON.stringify(pattern)}, '${flags}')`;
    const name = `latePattern${index}`;
    const isKept = use.isInFunction && !flags.includes('y') && (!flags.includes('g') || use.isAskedAnew);
    if (isKept) kept.push(name);
    return `${text.slice(0, node.start)}${isKept ? `(${name} ??= ${made})` : made}${text.slice(node.end)}`;
  }, code);
  // On the first line, so that the others keep their numbers.
  return kept.length === 0 ? late : `var ${kept.join(', ')}; ${late}`;
}

/**
 * Takes patterns with Unicode properties (`\p{L}`) out of what a start compiles: V8 reads every literal as the script is
 * compiled, used or not, and asks all of Unicode for each property, some 80 µs a time.
 */
export function latePatterns(): Plugin {
  return {
    name: 'celestia:late-patterns',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name !== 'client',
    transform(code) {
      if (!/\\p\{/i.test(code)) return undefined;
      const late = makePatternsLate(code);
      return late === null ? undefined : { code: late, map: null };
    },
  };
}
