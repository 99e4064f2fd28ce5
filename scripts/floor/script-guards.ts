import { isNode, mentions, nameOf, type TreeNode, walk } from './syntax-tree.ts';

/** Whether a use of a feature is reached only by browsers that have been asked for it. */

const EXITS = new Set(['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement']);

function exits(statement: unknown): boolean {
  if (!isNode(statement)) return false;
  if (EXITS.has(statement.type)) return true;
  return statement.type === 'BlockStatement' && Array.isArray(statement.body) && exits(statement.body.at(-1));
}

/** `if (!x.new) return;` before the use, in the same block. */
function leftBefore(block: TreeNode, use: TreeNode, names: ReadonlySet<string>): boolean {
  if (!Array.isArray(block.body)) return false;
  return block.body.some(
    (statement) =>
      isNode(statement) &&
      statement.end <= use.start &&
      statement.type === 'IfStatement' &&
      exits(statement.consequent) &&
      mentions(statement.test, names),
  );
}

function contains(outer: unknown, inner: TreeNode): boolean {
  return isNode(outer) && outer.start <= inner.start && inner.end <= outer.end;
}

/** Whether something around the use decides by the feature whether it is reached, or the use itself is only a question. */
export function isGuarded(use: TreeNode, above: readonly TreeNode[], names: ReadonlySet<string>): boolean {
  const parent = above.at(-1);
  // `typeof x.new`, `x.new?.()`: absence is an answer.
  if (parent?.type === 'UnaryExpression') return true;
  if (parent?.type === 'CallExpression' && parent.optional === true && parent.callee === use) return true;
  return above.some((outer) => {
    if (outer.type === 'IfStatement' || outer.type === 'ConditionalExpression') {
      // In the test itself, a feature that is read and not called is a question.
      if (contains(outer.test, use)) return outer.test === use;
      return mentions(outer.test, names);
    }
    if (outer.type === 'LogicalExpression') {
      return contains(outer.right, use) ? mentions(outer.left, names) : outer.left === use;
    }
    return leftBefore(outer, use, names);
  });
}

/** Names at a script's top level that hold the answer to whether a feature is there: `const has = typeof x.new === 'function'`. */
export function answersOf(program: TreeNode): Map<string, TreeNode> {
  const answers = new Map<string, TreeNode>();
  const isQuestion = (init: TreeNode) => {
    let asks = false;
    walk(init, (part) => {
      const isTypeof = part.type === 'UnaryExpression' && part.operator === 'typeof';
      if (isTypeof || (part.type === 'BinaryExpression' && part.operator === 'in')) asks = true;
    });
    return asks;
  };
  for (const statement of Array.isArray(program.body) ? program.body : []) {
    if (!isNode(statement) || statement.type !== 'VariableDeclaration') continue;
    for (const declarator of Array.isArray(statement.declarations) ? statement.declarations : []) {
      if (!isNode(declarator) || !isNode(declarator.init)) continue;
      const name = nameOf(declarator.id);
      if (name !== null && isQuestion(declarator.init)) answers.set(name, declarator.init);
    }
  }
  return answers;
}
