import type { AspectPointId } from '../../astrology/chart-types.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import type { SynthesisWords } from '../../locales/en/synthesis.ts';
import { fillText } from '../../locales/fill-text.ts';
import { formatDegrees } from '../degrees.ts';
import { houseName } from './house-name.ts';
import type { ElementLead, Synthesis } from './synthesis.ts';

/** The names that the sentences say. */
export type SynthesisNames = Pick<AstroWords, 'inSign' | 'inHouse'> & {
  nameOf: (point: AspectPointId) => string;
};

function leadText(lead: ElementLead, { leads, share, even }: SynthesisWords): string {
  if (lead.kind === 'one') return leads[lead.element];
  return lead.kind === 'two' ? share[lead.pair] : even;
}

/** A chart in whole sentences, the most telling first. */
export function synthesisSentences(
  { lead, lacking, ruler, tightest }: Synthesis,
  words: SynthesisWords,
  names: SynthesisNames,
): string[] {
  const inHouse = ruler && houseName(ruler.house, names);
  return [
    leadText(lead, words),
    ...lacking.map((element) => words.lacks[element]),
    ...(ruler && inHouse
      ? [fillText(words.ruler[ruler.rising], { inSign: names.inSign[ruler.sign], inHouse })]
      : []),
    ...(tightest
      ? [
          fillText(words.tightest[tightest.aspect], {
            first: names.nameOf(tightest.first),
            second: names.nameOf(tightest.second),
            orb: formatDegrees(tightest.orb),
          }),
        ]
      : []),
  ];
}
