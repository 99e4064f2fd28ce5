import { parse, type TreeNode } from '../floor/syntax-tree.ts';
import { findFunctions } from './faults.ts';

/** A function as it is told to have run: the file's path and its place by `findFunctions`. */
export const functionId = (file: string, index: number): string => `${file}#${index}`;

/** The source, in which each function says that it runs: in `globalThis.reachedFunctions`, a set of `functionId`. */
export function markFunctions(file: string, code: string): string {
  const insertions: { at: number; text: string }[] = [];
  findFunctions(parse(file, code)).forEach((node, index) => {
    const body = node.body as TreeNode;
    const mark = `(globalThis.reachedFunctions ??= new Set()).add(${JSON.stringify(functionId(file, index))})`;
    if (body.type === 'BlockStatement') insertions.push({ at: body.start + 1, text: `${mark};` });
    else insertions.push({ at: body.start, text: `(${mark}, ` }, { at: body.end, text: ')' });
  });
  // From the end, so that the places before stay true; what is put in at one place keeps its order.
  return insertions
    .map((insertion, order) => ({ ...insertion, order }))
    .sort((a, b) => b.at - a.at || b.order - a.order)
    .reduce((text, { at, text: mark }) => text.slice(0, at) + mark + text.slice(at), code);
}
