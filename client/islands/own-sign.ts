import type { OwnSignProps } from '../components/island-props.ts';
import { shownName } from '../show-person.ts';

function mark(element: HTMLElement, sign: string | null, text: string): void {
  element.querySelector('.horoscope__yours')?.remove();
  const place = sign && element.querySelector(`[data-sign="${CSS.escape(sign)}"]`);
  if (!place) return;
  const told = document.createElement('strong');
  told.className = 'horoscope__yours';
  told.textContent = text;
  place.append(told);
}

/**
 * Marks the signed-in person's own sign among the twelve, once the list is touched. Within its element: `[data-sign]` items.
 * What asks for the planets is fetched for the signed-in alone; where they cannot be had, nothing is marked.
 */
export async function mount(element: HTMLElement, { yours }: OwnSignProps): Promise<void> {
  if (shownName(document.cookie) === null) return;
  const { ownPerson } = await import('../state/own-person.ts');
  ownPerson.followPlanets((known) => {
    mark(element, known?.planets.find(({ id }) => id === 'sun')?.sign ?? null, yours);
  });
}
