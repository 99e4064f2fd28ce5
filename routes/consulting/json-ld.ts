import type { AstrologerId, PackageId } from '../../contract/consulting.ts';
import { ASTROLOGERS, type Astrologer } from '../../features/consulting/astrologers.ts';
import { consultingProduct, priceOf } from '../../features/orders/catalogue.ts';
import type { Translator } from '../../locales/index.ts';
import { offerJsonLd } from '../orders/product-json-ld.ts';
import type { Booking } from './booking.ts';

type Thing = Readonly<Record<string, unknown>>;
type Words = Translator<'consulting'>;

/** What is asked for a package where it is sold; nothing elsewhere. */
function offerOf(id: PackageId, booking: Booking): Thing {
  const price = booking.kind === 'open' ? priceOf(consultingProduct(id), booking.currency) : null;
  if (booking.kind !== 'open' || price === null) return {};
  return { offers: offerJsonLd(price, booking.currency) };
}

/** A package as a search engine reads it. */
export function packageJsonLd(id: PackageId, words: Words, booking: Booking): Thing[] {
  const { name, line } = words.section('consulting').packages[id];
  return [{ '@type': 'Service', name, description: line, ...offerOf(id, booking) }];
}

/** A profile as a search engine reads it: a person's, or, of a sample, a page and nobody. */
export function astrologerJsonLd(
  id: AstrologerId,
  words: Words,
  { sample, name, languages }: Pick<Astrologer, 'sample' | 'name' | 'languages'> = ASTROLOGERS[id],
): Thing[] {
  const { title, line } = words.section('consulting').astrologers[id];
  if (sample) return [{ '@type': 'WebPage', name: title, inLanguage: words.tag }];
  const person = { '@type': 'Person', name, jobTitle: line, knowsLanguage: languages };
  return [{ '@type': 'ProfilePage', inLanguage: words.tag, mainEntity: person }];
}
