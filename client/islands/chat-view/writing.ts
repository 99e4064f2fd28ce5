import { FIELD_ID } from '../../components/chat/write-field.tsx';
import { keepDraft, keptDraft } from '../../state/message-draft.ts';
import { arrivedIn, beginSending, endSending, type Sending } from '../../state/message-sending.ts';

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

/** Empties the field as its message goes out. Until it has arrived the draft is kept, so that a reload loses nothing. */
export function emptyField(text: string): void {
  const element = field();
  // A question that was touched elsewhere goes out beside what is being written.
  if (!element || element.value.trim() !== text) return;
  element.value = '';
  growWith(element);
}

/** The ids by which a message goes out: the same as long as the same text is tried again. */
export function beginMessage(conversationId: string, text: string, edits: string | undefined): Sending {
  return beginSending(tab, conversationId, { text, edits });
}

/** Forgets that a message was on its way, and its draft unless it was refused. */
export function endMessage(conversationId: string, text: string, isRefused = false): void {
  endSending(tab, conversationId);
  if (!isRefused && keptDraft(tab, conversationId).trim() === text) keepDraft(tab, conversationId, '');
}

/** Takes away drafts whose messages are there: their line broke after they had arrived. True where there was one. */
export function forgetArrived(messages: readonly { id: string }[]): boolean {
  const all = arrivedIn(tab, messages);
  for (const [conversationId, { text }] of all) {
    emptyField(text);
    endMessage(conversationId, text);
  }
  return all.length > 0;
}

/** Puts a text back into the field, before what has been written there meanwhile. */
export function fillField(conversationId: string, text: string): void {
  const element = field();
  if (!element) return;
  const written = element.value.trim();
  if (written !== text) element.value = written === '' ? text : `${text}\n${element.value}`;
  element.focus();
  noteDraft(conversationId);
}
