import { DIRECTORY, HELP_LINES } from './help-lines/all-lines.ts';
import type { HelpLine, LineKind } from './help-lines/help-line.ts';
import type { CareState, CareVerdict, StandingCard } from './verdict.ts';

/** Which lines a card shows, for a country and a day. */

export interface HelpCard {
  kind: Exclude<StandingCard, null>;
  /** Small beside a question, whole in an answer. */
  size: 'small' | 'whole';
  lines: readonly HelpLine[];
  /** Always there: the country may be wrong, unknown or without lines. */
  directory: { name: string; url: string };
  /** Where the button that leaves the page at once leads; null where there is none. It replaces the page, it leaves no way back. */
  quickExit: string | null;
}

/** An entry older than this is not trusted and fails the check. */
export const FRESH_DAYS = 180;
const DAY_MS = 86_400_000;

/** A page that everybody may have open: nothing on it tells where one came from. */
const QUICK_EXIT = 'https://www.wikipedia.org/';

/** Whole days from the comparison of an entry to the moment `now`, in milliseconds of the epoch. */
export function ageInDays({ checked }: HelpLine, now: number): number {
  return Math.floor((now - Date.parse(checked)) / DAY_MS);
}

/** Every entry of the table that is older than {@link FRESH_DAYS}, as `US suicide 988 …`. */
export function staleLines(now: number): string[] {
  return Object.entries(HELP_LINES).flatMap(([country, lines]) =>
    lines
      .filter((entry) => ageInDays(entry, now) > FRESH_DAYS)
      .map(({ kind, name, checked }) => `${country} ${kind} ${name}: checked on ${checked}`),
  );
}

const KINDS_OF = {
  suicide: ['emergency', 'suicide'],
  violence: ['emergency', 'violence'],
  child: ['emergency', 'child', 'violence'],
} satisfies Record<HelpCard['kind'], readonly LineKind[]>;

/** An emergency number does not change with the years; the others are shown while they are fresh. */
function isShown(entry: HelpLine, now: number): boolean {
  return entry.kind === 'emergency' || ageInDays(entry, now) <= FRESH_DAYS;
}

/**
 * The lines of a country for some kinds, in the order of the kinds. Empty where the country is unknown.
 * @param country ISO 3166-1 alpha-2, or null.
 * @param now milliseconds of the epoch.
 */
export function linesFor(country: string | null, kinds: readonly LineKind[], now: number): HelpLine[] {
  const lines = country && Object.hasOwn(HELP_LINES, country) ? (HELP_LINES[country] ?? []) : [];
  return kinds.flatMap((kind) => lines.filter((entry) => entry.kind === kind && isShown(entry, now)));
}

function card(kind: HelpCard['kind'], size: HelpCard['size'], lines: HelpLine[]): HelpCard {
  return { kind, size, lines, directory: DIRECTORY, quickExit: kind === 'suicide' ? null : QUICK_EXIT };
}

function kindsOf(verdict: CareVerdict, kind: HelpCard['kind']): LineKind[] {
  const kinds: LineKind[] = [...KINDS_OF[kind]];
  if ('minor' in verdict && verdict.minor) kinds.push('child');
  if (verdict.kind === 'violence' && verdict.hint) kinds.push('suicide');
  if (verdict.kind === 'boundary' && verdict.topic === 'grief') return ['suicide'];
  return kinds;
}

function cardKindOf(verdict: CareVerdict, standing: StandingCard): StandingCard {
  switch (verdict.kind) {
    case 'danger':
    case 'hint':
    case 'doubt':
      return 'suicide';
    case 'violence':
      return verdict.child ? 'child' : 'violence';
    case 'minor':
    case 'sexual-minor':
      return 'child';
    case 'boundary':
      return standing ?? (verdict.topic === 'grief' ? 'suicide' : null);
    case 'none':
      return standing;
  }
}

/** The card that goes with an answer; null where none is called for and none stands. */
export function helpCard(
  verdict: CareVerdict,
  state: CareState,
  { country, now }: { country: string | null; now: number },
): HelpCard | null {
  const kind = cardKindOf(verdict, state.card);
  if (!kind) return null;
  const isWhole = verdict.kind === 'danger' || verdict.kind === 'violence' || verdict.kind === 'sexual-minor';
  return card(kind, isWhole ? 'whole' : 'small', linesFor(country, kindsOf(verdict, kind), now));
}
