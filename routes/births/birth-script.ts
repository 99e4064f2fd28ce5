import { RESULT_ID } from '../../client/components/birth-form/result-id.ts';
import answered from '../../client/inline/answered.js?raw';
import ownBirth from '../../client/inline/own-birth.js?raw';
import { pickFields } from '../../contract/birth-fields.ts';
import type { InlineScript } from '../page.ts';
import type { BirthData } from './load-birth.ts';

/**
 * What a page with a birth form runs before it is painted. Where one was sent: the birth is remembered in the tab, and the
 * page becomes one that a reload asks for anew instead of sending the form again. Else: whether a birth may be remembered, and
 * room for the answer that the address asks for. Null for a chart that came by a link, which is not the visitor's.
 * @param address of the page with the form, without fragment; empty: the one that the form was sent to.
 */
export function birthScript({ values, result }: BirthData<unknown>, address = ''): InlineScript | null {
  const birth = pickFields(values);
  if (Object.keys(birth).length === 0) return result === null ? { text: ownBirth, data: {} } : null;
  const place = result === null ? address : `${address}#${RESULT_ID}`;
  return { text: answered, data: { birth: JSON.stringify(birth), place } };
}
