/** Whatever may have changed a field: typing, a chosen chart, going on. */
const EVENTS = ['input', 'click', 'focusout', 'pageshow'] as const;

/**
 * Marks the time fields that hold nothing with `data-empty`. WebKit writes an example into them ("12:30 PM") that reads like a
 * value, and no selector tells the two apart.
 */
export function markEmptyTimes(view: Window): void {
  const mark = () => {
    for (const input of view.document.querySelectorAll<HTMLInputElement>('[type=time]')) {
      input.toggleAttribute('data-empty', input.value === '');
    }
  };
  mark();
  for (const event of EVENTS) view.addEventListener(event, mark);
}
