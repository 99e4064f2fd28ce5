import type { AstrologerId, PackageId } from '../../contract/consulting.ts';
import { capitalised } from '../../features/capitalised.ts';
import { ASTROLOGERS, isBookable } from '../../features/consulting/astrologers.ts';
import { PACKAGES } from '../../features/consulting/packages.ts';
import type { Translator } from '../../locales/index.ts';
import type { Language } from '../../locales/locales.ts';
import { href } from '../href.ts';
import { type Booking, priceText } from './booking.ts';
import { packageParams } from './slugs.ts';

type Words = Translator<'consulting'>;

/** What a language is called in the reader's, as a line begins with it. */
export function languageLine(language: Language, tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? language;
  return capitalised(name, tag);
}

/** The languages that somebody speaks, as a line. */
export function spokenBy(id: AstrologerId, tag: string): string {
  const names = new Intl.DisplayNames([tag], { type: 'language' });
  const spoken = ASTROLOGERS[id].languages.map((language) => names.of(language) ?? language);
  const line = new Intl.ListFormat(tag).format(spoken);
  return capitalised(line, tag);
}

export function minutesOf(id: PackageId, words: Words): string {
  return words.plural(words.section('consulting').minutes, PACKAGES[id].minutes);
}

/** Packages as a list shows them, with their prices where they are sold. */
export function listedPackages(ids: readonly PackageId[], words: Words, booking: Booking) {
  return ids.map((id) => ({
    id,
    path: href('astrology-consulting-package', words.language, packageParams(id)),
    minutes: minutesOf(id, words),
    price: priceText(id, booking, words.tag),
  }));
}

/** People as a list shows them. */
export function listedPeople(ids: readonly AstrologerId[], words: Words) {
  return ids.map((id) => ({
    id,
    path: href('astrology-consulting-astrologer', words.language, { astrologer: id }),
    languages: spokenBy(id, words.tag),
  }));
}

/** The form, with what was chosen on the way to it. */
export function formPath(
  language: Language,
  chosen: { package?: PackageId; astrologer?: AstrologerId } = {},
): string {
  const query = new URLSearchParams(chosen).toString();
  const path = href('astrology-consulting-form', language);
  return query === '' ? path : `${path}?${query}`;
}

/** Whether one of them takes requests. */
export function anyBookable(ids: readonly AstrologerId[], mayBookSamples: boolean): boolean {
  return ids.some((id) => isBookable(id, mayBookSamples));
}
