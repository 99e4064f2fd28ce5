/**
 * Writes worker/civil-time/zones.table.ts from a compiled tz database.
 *
 *   node scripts/time-zones/build-zones.ts [/usr/share/zoneinfo]
 *
 * The database must be built with the `backzone` data, as Debian's tzdata is: without it, zones that have agreed
 * since 1970 share one history, and births before 1970 in Stockholm, Oslo, Amsterdam, Luxembourg ... come out wrong.
 * (V8's Intl carries the merged zones, which is why the site does not ask Intl.) The tz database is in the public domain.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTzif } from './tzif.ts';
import { encodeZone, type ZoneParts } from './zone-encoding.ts';

const root = process.argv[2] ?? '/usr/share/zoneinfo';
const target = new URL('../../worker/civil-time/zones.table.ts', import.meta.url);

/** Copies of the same zones (posix), zones that count leap seconds (right), and files that are no place. */
const notZones = new Set(['posix', 'right', 'localtime', 'posixrules', 'Factory']);

function zoneNames(folder = ''): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    if (folder === '' && notZones.has(name)) return [];
    const path = folder === '' ? name : `${folder}/${name}`;
    // A folder cannot be read as a file, and a link to a zone is a zone.
    try {
      return readTzif(join(root, path)) === null ? [] : [path];
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EISDIR') return zoneNames(path);
      throw error;
    }
  });
}

function version(): string {
  const head = readFileSync(join(root, 'tzdata.zi'), 'latin1').slice(0, 300);
  if (!head.includes('backzone')) throw new Error(`${root} is not built with backzone`);
  return /^# version (\S+)/.exec(head)?.[1] ?? 'unknown';
}

/** The table's source: what zones are alike in stands together, a line each. */
function tableSource(
  tzVersion: string,
  zones: ReadonlyMap<string, ZoneParts>,
  links: ReadonlyMap<string, string>,
): string {
  const column = (texts: Iterable<string>) => JSON.stringify([...texts].join('\n'));
  const parts = (part: keyof ZoneParts) => column(Array.from(zones.values(), (zone) => zone[part]));
  return [
    `// Made by scripts/time-zones/build-zones.ts from the tz database ${tzVersion} (public domain). Do not edit.`,
    '/** The zones, a line each in every column; scripts/time-zones/zone-encoding.ts describes the parts (`ZoneParts`). */',
    'export const zoneColumns = {',
    `  names: ${column(zones.keys())},`,
    `  kinds: ${parts('kinds')},`,
    `  times: ${parts('times')},`,
    `  changes: ${parts('changes')},`,
    `  rules: ${parts('rule')},`,
    '};',
    '/** Names whose history is the same as that of a zone above. */',
    'export const zoneLinks: Readonly<Record<string, string>> = {',
    ...Array.from(links, ([name, owner]) => `  '${name}': '${owner}',`),
    '};',
    '',
  ].join('\n');
}

function build(): void {
  const ownerByText = new Map<string, string>();
  const zones = new Map<string, ZoneParts>();
  const links = new Map<string, string>();
  for (const name of zoneNames().sort()) {
    const file = readTzif(join(root, name));
    if (file === null) continue;
    const zone = encodeZone(file);
    const text = JSON.stringify(zone);
    const owner = ownerByText.get(text);
    if (owner === undefined) {
      ownerByText.set(text, name);
      zones.set(name, zone);
    } else links.set(name, owner);
  }
  const source = tableSource(version(), zones, links);
  writeFileSync(target, source);
  console.log(`${version()}: ${zones.size} zones, ${links.size} links, ${source.length} characters`);
}

build();
