import { shownName } from '../show-person.ts';
import { BIRTH_STORES } from '../state/birth-stores.ts';
import { rememberedBirth } from '../state/remembered-birth.ts';

/**
 * Sets right which of the twelve signs is the signed-in person's own, once the list is touched: the page's first script knows it by
 * a cookie, which a birth that was changed in another browser has left behind. A birth that this browser remembers stands above it.
 * What asks for the planets is fetched for the signed-in alone; where they cannot be had, the list stays as it is.
 */
export async function mount(): Promise<void> {
  if (shownName(document.cookie) === null || rememberedBirth(BIRTH_STORES)) return;
  const { ownPerson } = await import('../state/own-person.ts');
  const { dataset } = document.documentElement;
  let isTold = false;
  ownPerson.followPlanets((known) => {
    const sun = known?.planets.find(({ id }) => id === 'sun')?.sign;
    if (sun && sun !== dataset.sun) dataset.sun = sun;
    // Who has gone is shown no more.
    if (isTold && !known) delete dataset.sun;
    isTold = known !== null;
  });
}
