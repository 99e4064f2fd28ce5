import type { Language } from '../../../locales/locales.ts';

/** Words that set a month or a year behind: "last March", "what happened in 2019". */
export const BEHIND: Readonly<Record<Language, RegExp>> = {
  // Every word that ends as a verb of the past does, but those that only look so; behind a vowel its t is a noun's: "hayatım", and so are these with their d.
  tr: /(?:^| )(?:gecen|(?!(?:simdi|hadi|haydi|kendi[mn]?|yedi|adim|tadi|kadin|dedikodu|kredi|kedi|yardim|ciddi|dostum?|derdim?|umudum?|vucudum?|cevabim|aidim?)(?: |$))[a-z]{2,}(?:d|[cfhkpst]t)[iu](?:m|n|k|niz|nuz|ler|lar)?)(?: |$)/,
  en: /\b(?:(?:ve|has|have) (?!need\b|indeed\b)\w+ed|last|past|ago|was|were|did|had|happened|went|felt|fell|left|lost|broke|entered|touched|reached)\b/,
  es: /\b(?:pasad[oa]|fue|fui|paso|estuvo|estuve|hubo|entro|llego|salio|toco|senti|perdi|dejo|deje|termino)\b/,
  fr: /\b(?:(?:ai|ont|est|sont|suis) (?:parti|alle|entre|sorti|passe|touche|venu|revenu|arrive|reste|mis|pris|fait|refait|dit|ecrit|vu|perdu|quitte|fini|commence|trouve|change|achete|vendu|recu|eu|appele|rappele)(?:e|s|es)?|dernier|derniere|etait|s est passe|a ete|a t (?:il|elle) ete|ai vecu|a quitte)\b/,
  pt: /\b(?:(?!(?:estou|moscou)\b)\w{3,}ou|passad[oa]|foi|fui|aconteceu|estava|estive|esteve|houve|senti|perdi)\b/,
};

/** A year of before these, as most births have one. */
export const PAST_YEAR = /^(?:19\d|20[01])\d$/;

/** A year of before that is asked about, where no birth is told by it: "how was 2012 for me?" */
export function pastYearIn(words: readonly string[]): number | null {
  const isOver = Object.values(BEHIND).some((way) => way.test(words.join(' ')));
  const year = words.find((word) => PAST_YEAR.test(word));
  return isOver && year !== undefined ? Number(year) : null;
}
