import { instantWriter } from '../features/local-time/instant-format.ts';
import { regroupDays } from './local-time/regroup-days.ts';
import { chosenZone, keepZone, type ZoneEvent } from './local-time/zone-memory.ts';

/**
 * The script of pages that tell of instants: writes each in the visitor's own time zone, or in the one that they chose.
 * Where it does not run, and where the address names a zone, what the server wrote stands.
 */

const tag = document.documentElement.lang;
/** The zones that a form offers: the first of them, empty and hidden, is the device's own. */
const select = document.querySelector<HTMLSelectElement>('select[name=tz]');
/** By the page's own language: a browser takes 40 ms and more over the first formatter of each on a slow phone. */
const own = new Intl.DateTimeFormat(tag).resolvedOptions().timeZone;

function nameOf(zone: string): string {
  if (zone === 'UTC') return zone;
  const format = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' });
  // All of our languages put it last.
  return format.formatToParts().at(-1)?.value ?? zone;
}

function writeInstants(zone: string): void {
  const write = instantWriter(tag, zone);
  const year = document.querySelector<HTMLElement>('[data-year]');
  if (year) regroupDays(year, write, tag);
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-as]')) {
    const { as = '', to = '' } = time.dataset;
    time.textContent = write(as, Date.parse(time.dateTime), Date.parse(to));
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-zoned]')) {
    const url = new URL(link.href);
    url.searchParams.set('tz', zone);
    link.href = url.href;
  }
}

/** Brings the page to the zone that holds now. `anew`: parts of it may be in another than the rest. */
function follow(anew: boolean): void {
  const line = document.querySelector<HTMLElement>('p[data-zone]');
  const [, name, button] = line?.children ?? [];
  if (!line || !name || !button) return;
  const { zone: written, asked } = line.dataset;
  const chosen = asked || chosenZone();
  const zone = chosen || own;
  if (select && !asked) select.value = chosen ?? '';
  button.setAttribute('aria-pressed', `${zone === 'UTC'}`);
  if (!anew && zone === (line.dataset.shown ?? written)) return;
  line.dataset.name ??= name.textContent;
  line.dataset.shown = zone;
  name.textContent = zone === written ? line.dataset.name : nameOf(zone);
  writeInstants(zone);
}

follow(false);
if (select) {
  select.options[0]?.removeAttribute('hidden');
  select.form?.addEventListener('submit', () => keepZone(select.value));
}
for (const type of ['storage', 'pageshow']) window.addEventListener(type, () => follow(false));
document.addEventListener('celestia.zone' satisfies ZoneEvent, () => follow(true));
