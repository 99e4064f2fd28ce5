import { MOODS } from '../../../locales/celestia-lexicon.ts';
import type { About, Asked } from './asked.ts';
import type { Named } from './named.ts';
import type { Hit } from './phrases.ts';

/** "Should I" asks for a decision and "will I" for a promise; "when should I" and "what will I" do not. */
function isAskedOpenly(hit: Hit, { hits }: Named): boolean {
  return !hits.some(
    ({ group, start, end }) => group === 'wants' && start < hit.start && end >= hit.start && end - start < 4,
  );
}

/** In what spirit a question about this is asked. */
export function moodOf(about: About, named: Named): Asked['mood'] {
  if ((about === 'sign' || about === 'partner') && named.signs.length > 1) return 'signPair';
  const open = named.hits.filter((hit) => hit.group === 'moods' && isAskedOpenly(hit, named));
  const said = MOODS.find((mood) => open.some(({ key }) => key === mood)) ?? null;
  const namesNothing = named.topics.length + named.traits.length + named.signs.length === 0;
  return said ?? (about === 'self' && namesNothing ? 'unsure' : null);
}
