import { equivalentOf, oneLine } from './equivalents.ts';
import type { Fault } from './faults.ts';

/** What came of a fault: noticed by a test, by tests that came to no end, or by nothing. */
export interface Verdict {
  fault: Fault;
  /** The test that failed; null if none did. */
  noticedBy: string | null;
  /** How many test files reach it. */
  reachedBy: number;
}

export interface Round {
  date: string;
  seed: number;
  minutes: number;
  /** How many faults were drawn beside these that the compiler refuses. */
  refused: number;
  verdicts: readonly Verdict[];
}

const SHOWN_CHARACTERS = 90;

function shown(text: string): string {
  const line = oneLine(text).replaceAll('`', "'");
  if (line === '') return 'nothing';
  return `\`${line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS)}…` : line}\``;
}

function roomOf({ file }: Fault): string {
  const [room, inner] = file.split('/');
  const isFile = inner === undefined || inner.includes('.');
  return room === 'worker' && !isFile ? `${room}/${inner}` : `${room}`;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;

const isNoticed = ({ noticedBy }: Verdict): boolean => noticedBy !== null;

function table(name: string, groups: Map<string, Verdict[]>): string[] {
  const rows = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    `| ${name} | faults | noticed | |`,
    '|---|---:|---:|---:|',
    ...rows.map(([group, verdicts]) => {
      const noticed = verdicts.filter(isNoticed).length;
      return `| ${group} | ${verdicts.length} | ${noticed} | ${percent(noticed, verdicts.length)} |`;
    }),
  ];
}

function faultLine({ fault, reachedBy }: Verdict): string {
  const { file, line, operator, was, becomes } = fault;
  const where = reachedBy === 0 ? ', which no test runs' : '';
  return `- \`${file}:${line}\`: ${operator}, ${shown(was)} became ${shown(becomes)}${where}.`;
}

/** The share of faults that were noticed, those left out that nobody can observe. */
export function scoreOf({ verdicts }: Round): { counted: Verdict[]; noticed: number } {
  const counted = verdicts.filter(
    (verdict) => isNoticed(verdict) || equivalentOf(verdict.fault) === undefined,
  );
  return { counted, noticed: counted.filter(isNoticed).length };
}

/** The round as a page of Markdown. */
export function writeReport(round: Round): string {
  const { date, seed, minutes, refused, verdicts } = round;
  const { counted, noticed } = scoreOf(round);
  const survivors = counted.filter((verdict) => !isNoticed(verdict));
  const equivalents = verdicts.filter((verdict) => !counted.includes(verdict));
  const endless = counted.filter(({ noticedBy }) => noticedBy === 'no end').length;
  return [
    '# What the tests notice',
    '',
    `\`npm run mutate -- --seed ${seed} --count ${verdicts.length}\`, ${date}, ${minutes.toFixed(0)} minutes.`,
    '',
    'Faults of one line in `worker/`, `routes/` and `features/`, drawn by chance: each line has the same chance, and so has each fault',
    `on it. The compiler refused ${refused} that were drawn beside these; they are not counted. A fault is noticed if a unit test or a`,
    'worker test fails with it. Of the tests that reach a fault at most 75 files are asked, the likeliest to notice it: what only',
    'others would notice counts as unnoticed.',
    '',
    `**${noticed} of ${counted.length} noticed: ${percent(noticed, counted.length)}.** ${endless} of them because the tests came to no end; ` +
      `${equivalents.length} more can be observed by nobody and are not counted.`,
    '',
    ...table(
      'room',
      Map.groupBy(counted, ({ fault }) => roomOf(fault)),
    ),
    '',
    ...table(
      'fault',
      Map.groupBy(counted, ({ fault }) => fault.operator),
    ),
    '',
    '## Unnoticed',
    '',
    ...(survivors.length === 0 ? ['None.'] : survivors.map(faultLine)),
    '',
    '## Observed by nobody',
    '',
    ...(equivalents.length === 0
      ? ['None.']
      : equivalents.map((verdict) => `${faultLine(verdict)} ${equivalentOf(verdict.fault)?.why ?? ''}`)),
    '',
  ].join('\n');
}
