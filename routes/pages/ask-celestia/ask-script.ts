import answered from '../../../client/inline/answered.js?raw';
import { ASKED_QUESTION_KEY, REMEMBERED_BIRTH_KEY } from '../../../client/state/remembered-keys.ts';
import { pickFields } from '../../../contract/birth-fields.ts';
import type { InlineScript } from '../../page.ts';
import type { AskData } from './load.ts';

/**
 * What the page runs before it is painted once it was asked: the birth is remembered in the tab, without one the question is, and a
 * reload asks nothing again. Null before.
 */
export function askScript({ question, values, result, refusal }: AskData): InlineScript | null {
  if (!result && !refusal) return null;
  const { houseSystem: _houses, ...birth } = pickFields(values);
  const isTold = Object.keys(birth).length > 0;
  const [key, fields] = isTold
    ? [REMEMBERED_BIRTH_KEY, JSON.stringify(pickFields(values))]
    : // What was told of danger is not left in the tab.
      [ASKED_QUESTION_KEY, result?.said.kind === 'crisis' ? '' : question];
  return { text: answered, data: { key, fields, place: '' } };
}
