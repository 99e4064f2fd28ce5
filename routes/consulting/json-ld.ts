import type { AstrologerId, PackageId } from '../../contract/consulting.ts';
import { ASTROLOGERS, type Astrologer } from '../../features/consulting/astrologers.ts';
import type { Translator } from '../../locales/index.ts';

type Thing = Readonly<Record<string, unknown>>;
type Words = Translator<'consulting'>;

/** A package as a search engine reads it. It has no offer: its price is told once there is somebody to pay. */
export function packageJsonLd(id: PackageId, words: Words): Thing[] {
  const { name, line } = words.section('consulting').packages[id];
  return [{ '@type': 'Service', name, description: line, inLanguage: words.tag }];
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
