import type { ZoneEvent, ZoneKey } from '../local-time/zone-memory.ts';

/**
 * The button of a zone line, which changes all times to UTC and back. The choice is kept in this browser; the page's zone
 * script does the rest.
 */

const KEY: ZoneKey = 'celestia.zone.1';

/** The zone of the device. */
function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Keeps a choice; the device's own zone needs none. False where storage is forbidden. */
function keep(zone: string): boolean {
  try {
    if (zone === ownZone()) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, zone);
    return true;
  } catch {
    return false;
  }
}

function choose(line: HTMLElement, zone: string): void {
  const isKept = keep(zone);
  if (line.dataset.moves !== undefined) {
    const url = new URL(location.href);
    url.searchParams.set('tz', zone);
    location.replace(url);
    return;
  }
  // What the address asked for is left; without storage the page itself is the memory.
  if (line.dataset.asked !== undefined || !isKept) line.dataset.asked = zone;
  document.dispatchEvent(new Event('celestia.zone' satisfies ZoneEvent));
}

function startButton(line: HTMLElement, button: HTMLButtonElement): void {
  let before = ownZone();
  button.addEventListener('click', () => {
    const { shown, zone = '' } = line.dataset;
    const current = shown ?? zone;
    if (current === 'UTC') {
      choose(line, before);
      return;
    }
    before = current;
    choose(line, 'UTC');
  });
}

export function mount(element: HTMLElement): void {
  const line = element.querySelector<HTMLElement>('[data-zone]');
  const button = line?.querySelector('button');
  if (line && button) startButton(line, button);
}
