import type { TimeKnown } from '../../../features/births/told-time.ts';

/** How well a time is known where something is entered into a field of this name. */
const MEANT: Readonly<Record<string, TimeKnown>> = {
  hour: 'exactly',
  minute: 'exactly',
  timeFrom: 'between',
  timeTo: 'between',
  dayPart: 'part',
};

/**
 * Chooses what an entered text means under this prefix: who types a time knows it. Browsers that cannot hide the fields of
 * another choice show them all.
 */
export function chooseByEntry(form: HTMLFormElement, prefix: string, target: EventTarget): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || !target.value) return;
  const known = target.name.startsWith(prefix) ? MEANT[target.name.slice(prefix.length)] : undefined;
  if (!known) return;
  const box = form.elements.namedItem(`${prefix}timeUnknown`);
  if (box instanceof HTMLInputElement) box.checked = known !== 'exactly';
  const choice = form.elements.namedItem(`${prefix}timeKnown`);
  if (choice instanceof RadioNodeList && known !== 'exactly') choice.value = known;
}
