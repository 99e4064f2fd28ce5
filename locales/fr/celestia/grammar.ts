import type { Grammar } from '../../celestia-grammar.ts';

/** How French asks, denies and dates. */
export const grammar: Grammar = {
  or: /^ou$/.source,
  orIdiom: /\b(?:tot ou tard|plus ou moins|un jour ou l autre)\b/.source,
  noOther: /^(?:pas|non|que|quoi|rien|sera|est|suis)$/.source,
  asksForMore:
    /^(?:(?:\w{1,4}|mais|bonjour) ){0,2}(?:comment|qui|quel|quels|quelle|quelles|quoi|qu|que|quand|combien|pourquoi|pk|lequel|laquelle|lesquels|quelque)\b/
      .source,
  // "Est-ce que": what follows is asked for with yes or no.
  whether: /\best ce (?:que|qu)\b|\bc est vrai que\b/.source,
  compares: /\b(?:mieux|deux|plutot|lequel|laquelle)\b/.source,
  asksElse: /^(?:pourquoi|comment|que|qu|quel|quelle|quels|quelles|qui)$/.source,
  asksAgain: /^(?:et|ou|mais|jusqu|depuis|a|pour|de|d)$/.source,
  asksWhat: /^(?:\w+ )?(?:\w+ )?(?:que|qu)(?: |$)/.source,
  // Behind these French asks where even without the accent.
  asksWhere:
    /^(?:d|et|mais|alors|est|sont|c|y|par|jusqu|vers|dis|sais|savoir|tombe|va|vais|vont|trouve|trouvent|passe|ca|moi)$/
      .source,
  inFirstPerson: /\b(?:je|j|suis je|ai je|vais je|dois je|puis je|on|nous)\b/.source,
  iAm: /\b(?:je suis|suis je|sois|j ai l air|je parais|rend|je passe|je sois)\b/.source,
  saysI: /\b(?:je|j|me|m|moi|mon|ma|mes|on|nous)\b/.source,
  // What is not repeated in a sentence of hers.
  notSaidBack:
    /\b(?:tue\w*|mour\w*|mort\w*|meurtr\w*|suicid\w*|pendre|viol(?:er|s)?|drogue\w*|cocaine|heroine|porno\w*|sexe|sexuel\w*|putes?|salope\w*|merde|encul\w*|nazis?|hitler|juifs?|juives?|musulman\w*|chretien\w*|arabes?|gays?|noirs?|celestia|arnaque\w*)\b/
      .source,
  with: /^avec$/.source,
  // In two words, of which the second alone denies: "est née", "née le 12".
  bornThen: /(?:^| )(?:(?:suis|es|est|sommes|etes|sont|etait) nee?s?(?: |$)|nee?s? le \d)/.source,
  denies: /^(?:pas|jamais|moins)$/.source,
  deniesMe: / (?:je ne |je n |j |je |ne )?suis (?:\w+ )?(?:pas|jamais|plus) (?:\w+ ){0,2}$/.source,
  deniesPoint: / (?:est|suis|ai) pas (?:\w+ )?(?:en |dans (?:le |la )?)?$/.source,
  honestly: /\bsois honnete\b/.source,
  behind:
    /\b(?:(?:ai|ont|est|sont|suis) (?:parti|alle|entre|sorti|passe|touche|venu|revenu|arrive|reste|mis|pris|fait|refait|dit|ecrit|vu|perdu|quitte|fini|commence|trouve|change|achete|vendu|recu|eu|appele|rappele)(?:e|s|es)?|dernier|derniere|etait|s est passe|a ete|a t (?:il|elle) ete|ai vecu|a quitte|(?:m |nous )?a (?:eu lieu|fait|eu|change|touche|apporte|bouscule|pris|donne))\b/
      .source,
  ahead: /\b(?:va|vais?|vont|reviendra|sera|dois|prochaine?)\b/.source,
  was: /\b(?:etait|hier|a eu lieu|a eu)\b/.source,
  present: /(?:^| )(?:entre|entrent|passe|passent|touche|quitte|sort|arrive)(?: |$)/.source,
  next: /^(?:prochaine?|suivante?)$/.source,
  best: /^meilleure?s?$/.source,
  each: /^(?:chaque|tous|les)$/.source,
  pastWeek: /\bsemaine\b|\bweek end\b|\b(?:lun|mar|mercre|jeu|vendre|same)di\b|\bdimanche\b/.source,
  pastMonth: /\bmois\b/.source,
  pastYear: /\b(?:an|annee)\b/.source,
  yearCount:
    /^(?:(?<n2>deux)|(?<n3>trois)|(?<n4>quatre)|(?<n5>cinq)|(?<n6>six)|(?<n7>sept)|(?<n8>huit)|(?<n10>dix)|(?<n15>quinze)|(?<n20>vingt))$/
      .source,
  yearsAhead: /\bdans (\w+) ans\b/.source,
  hardDays: /\b(?:eviter|difficiles?|pires?|mauvais(?:es?)?)\b/.source,
  easyDays: /\b(?:meilleur\w*|bons?|bonnes?|favorables?|chance|chanceux)\b/.source,
  notToDo:
    /\b(?:(?:qu|que|quoi) (?:\w+ ){0,5}eviter|evite quoi|quoi eviter|surtout pas|ne pas faire|dois pas)\b/
      .source,
  // The day on which, where the accent is left out.
  placeOrTime: /^(?:moment|jour|mois|annee|endroit|pays|ville|maison|heure|semaine)$/.source,
  counted: /^(?:fois|annees?|ans?|mois|jours?|semaines?|personnes)$/.source,
  bareHouse: /^en$/.source,
  changes: /^(?:changes?|sort)$/.source,
  newMoon: /^nouvelle$/.source,
  fullMoon: /^pleine$/.source,
  returns: /^retour$/.source,
  definite: /^(?:la|le|les|l)$/.source,
  ofTheBirth: /^(?:heure|tromp[a-z]+)$/.source,
  ranksSigns:
    /\bsignes? (?:(?:est|sont) )?(?:le |la |les )?(?:plus|moins|meilleurs?|pires?)\b|\b(?:meilleur|pire)s? signes?\b/
      .source,
  orNot:
    /\bou (?:pas|non|quoi|rien|c(?: est)? mort|jamais|jamais de la vie|j?e? ?(?:peux|dois) (?:toujours )?rever|jpeux rever|j abandonne|j oublie)$/
      .source,
  actsOnMe:
    /\b(?:m en veut|(?:me|m) (?:veut|deteste|aime|punit|persecute|lache\w*|harcele|laisse\w* (?:tranquille|en paix|respirer)|fout\w* la paix)|contre moi|avec moi|apres moi|sur moi|dent contre)\b/
      .source,
  goesBackNow:
    /\b(?:il|elle|est|encore|toujours) (?:\w+ )?(?:en )?retro(?:grade)?\b|\bretro(?:grade)? (?:la|en ce moment|actuellement|ou (?:pas|non|quoi|c est))\b/
      .source,
};
