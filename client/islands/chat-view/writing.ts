import { FIELD_ID } from '../../components/chat/write-field.tsx';
import { keepDraft, keptDraft } from '../../state/message-draft.ts';

/** The field where one writes. It is the browser's own: React sets nothing in it. */

const tab = () => window.sessionStorage;

function field(): HTMLTextAreaElement | null {
  const element = document.getElementById(FIELD_ID);
  return element instanceof HTMLTextAreaElement ? element : null;
}

/** As high as what is written in it, up to where the style sheet lets it scroll. */
function growWith(element: HTMLTextAreaElement): void {
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + 2}px`;
}

/** Brings back what was being written when the page was left. */
export function takeDraft(conversationId: string): void {
  const element = field();
  if (!element) return;
  if (element.value === '') element.value = keptDraft(tab, conversationId);
  growWith(element);
}

/** Keeps what stands in the field, for a reload. */
export function noteDraft(conversationId: string): void {
  const element = field();
  if (!element) return;
  growWith(element);
  keepDraft(tab, conversationId, element.value);
}

/** Empties the field as its message goes out. */
export function clearField(conversationId: string): void {
  const element = field();
  if (element) element.value = '';
  noteDraft(conversationId);
}

/** Puts a text into the field, unless something else has been written there meanwhile. */
export function fillField(conversationId: string, text: string): void {
  const element = field();
  if (element?.value.trim() !== '') return;
  element.value = text;
  element.focus();
  noteDraft(conversationId);
}
