import type { SignChange } from '../../astrology/day-facts.ts';
import type { BodyId, SignId } from '../../astrology/ids.ts';
import type { AstroWords } from '../../locales/en/astro.ts';

/** `Libra / Scorpio`: the signs through which a body passed on a day without an hour; a dash where they are not known. */
export function openSigns(
  body: BodyId,
  signChanges: readonly SignChange[],
  { signs }: Pick<AstroWords, 'signs'>,
): string {
  const own = signChanges.filter((change) => change.body === body);
  const passed = new Set<SignId>(own.flatMap(({ from, to }) => [from, to]));
  return passed.size === 0 ? '–' : [...passed].map((sign) => signs[sign]).join(' / ');
}
