import { adoptStyles } from '../../adopt-styles.ts';
import type { ZoneEvent } from '../../local-time/zone-memory.ts';
import { shownName, showPerson } from '../../show-person.ts';
import type { HydrateIslands } from './island-module.ts';

interface AnsweredPart {
  /** The element of the answered page whose children are taken. */
  part: Element;
  /** The styles of what is on that page. */
  styles: string;
}

/** Puts a part of an answered page in the place of what stands in a region of this one, dressed and with its islands at work. */
export function putPart(
  region: Element,
  { part, styles }: AnsweredPart,
  hydrateIslands: HydrateIslands,
): void {
  adoptStyles(styles);
  // Only the part is taken: the answer's scripts carry the nonce of another response.
  region.replaceChildren(...part.childNodes);
  hydrateIslands(region);
  // Of the part alone: elsewhere the profile may have told a newer name meanwhile.
  showPerson(region, shownName(document.cookie));
  // What came is written in the server's zone.
  document.dispatchEvent(new Event('celestia.zone' satisfies ZoneEvent));
}
