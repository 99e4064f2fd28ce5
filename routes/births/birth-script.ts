import { RESULT_ID } from '../../client/components/birth-form/result-id.ts';
import answered from '../../client/inline/answered.js?raw';
import knownBirth from '../../client/inline/known-birth.js?raw';
import {
  ASKED_PLACE_KEY,
  REMEMBERED_BIRTH_KEY,
  REMEMBERED_PAIR_KEY,
} from '../../client/state/remembered-keys.ts';
import { pickFields } from '../../contract/birth-fields.ts';
import { underPrefix } from '../../features/births/prefixed-fields.ts';
import type { InlineScript } from '../page.ts';
import type { BirthData } from './load-birth.ts';

type Fields = Readonly<Record<string, string>>;

/**
 * Whether a page answers a birth that is remembered as soon as somebody comes: as the page that it then is, with a place in the
 * history, or in a part of it.
 */
type AnswersAs = 'page' | 'part';

/** Before a form was sent: whether a birth may be remembered, and room for the answer that the address, or the page, asks for. */
function before(answers?: AnswersAs): InlineScript {
  return { text: knownBirth, data: answers ? { answers } : {} };
}

/** What a page runs before it is painted whose form takes a birth among other things, and is answered by a page of its own. */
export function ownFieldsScript(values: Fields): InlineScript | null {
  return values.year || values.place ? null : before();
}

/**
 * After one was sent: what was typed is remembered in the tab, and the page becomes one that a reload asks for anew instead of
 * sending the form again.
 */
function after(key: string, fields: Fields, place: string): InlineScript {
  return { text: answered, data: { key, fields: JSON.stringify(fields), place } };
}

interface BirthScriptOptions {
  /** Absent: the page waits for its button to be pressed. */
  answers?: AnswersAs;
  /** Of the page with the form, without fragment; empty: the one that the form was sent to. */
  address?: string;
}

/** What a page with a birth form runs before it is painted. Null for a chart that came by a link, which is not the visitor's. */
export function birthScript(
  { values, result }: Pick<BirthData<unknown>, 'values' | 'result'>,
  { answers, address = '' }: BirthScriptOptions = {},
): InlineScript | null {
  const birth = pickFields(values);
  if (Object.keys(birth).length === 0) return result === null ? before(answers) : null;
  return after(REMEMBERED_BIRTH_KEY, birth, result === null ? address : `${address}#${RESULT_ID}`);
}

/** What the page with the form for two runs before it is painted. */
export function pairScript(
  values: Readonly<Record<'first' | 'second', Fields>>,
  prefixes: Readonly<Record<'first' | 'second', string>>,
  isAnswered: boolean,
): InlineScript {
  const fields = {
    ...underPrefix(values.first, prefixes.first),
    ...underPrefix(values.second, prefixes.second),
  };
  if (Object.keys(fields).length === 0) return before();
  return after(REMEMBERED_PAIR_KEY, fields, isAnswered ? `#${RESULT_ID}` : '');
}

/** What a page runs before it is painted once it was asked about a place; null before. */
export function placeScript(values: Fields): InlineScript | null {
  const { place = '', placeId = '', placeFor = '' } = values;
  return place === '' ? null : after(ASKED_PLACE_KEY, { place, placeId, placeFor }, '#place');
}
