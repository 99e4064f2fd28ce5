import { getPage } from '../shared/answered-page.ts';
import type { HydrateIslands } from '../shared/island-module.ts';

/** Where a form that asks by GET leads. */
function addressOf(form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  return `${form.action}?${new URLSearchParams(chosen)}`;
}

/**
 * Draws the picture anew as its look is chosen: `.stencil` of the page that the choice leads to takes this one's place. Where
 * that page cannot be had, the browser goes there itself and says why.
 */
export function followLook(form: HTMLFormElement, hydrateIslands: HydrateIslands): void {
  let asked = '';
  const draw = async (target: EventTarget | null) => {
    const url = addressOf(form);
    asked = url;
    const page = await getPage(url).catch(() => null);
    if (asked !== url || !form.isConnected) return;
    const [old, drawn] = [form.closest('.stencil'), page?.querySelector('.stencil')];
    if (!old || !drawn) {
      form.submit();
      return;
    }
    const hadFocus = target instanceof HTMLInputElement && document.activeElement === target ? target : null;
    old.replaceChildren(...drawn.childNodes);
    hydrateIslands(old);
    if (location.search !== '') history.replaceState(history.state, '', url);
    const again = `[name="${hadFocus?.name}"][value="${hadFocus?.value}"]`;
    if (hadFocus) old.querySelector<HTMLInputElement>(again)?.focus({ preventScroll: true });
  };
  form.addEventListener('change', ({ target }) => void draw(target));
  // Chosen before anybody listened: while the script was on its way, or in the moment this form took another's place.
  const isChosen = [...form.querySelectorAll('input')].some(
    (input) => input.checked !== input.defaultChecked,
  );
  if (isChosen) void draw(document.activeElement);
}
