import type { Language } from './locales.ts';

/** What no text may say: death, illness, fertility, money to bet, and certainty. */
export const BANNED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:dies?|died|death|deadly|illness|disease|pregnan\w*|fertil\w*|guarante\w*|destined|certainly|definitely|doomed|fated?|karm\w*|suicid\w*|lottery|gambl\w*)\b/i,
  tr: /(?<!\p{L})(?:ölüm|ölece|öldür|hastalı|kanser|hamile|gebelik|doğurgan|kesinlikle|garanti|kaderin|lanet|intihar|piyango|kumar)/iu,
  es: /\b(?:muerte|morir\w*|enfermedad\w*|embaraz\w*|fertil\w*|sin duda|garanti\w*|destinad[oa]s? a|seguramente|condenad\w*|suicid\w*|lotería|karma|apost\w* dinero)\b/i,
  fr: /(?<!\p{L})(?:mort|morte|mourir|maladies?|enceinte|grossesse|fertil\p{L}*|à coup sûr|garanti\p{L}*|certainement|condamnée?|suicid\p{L}*|loterie|karma\p{L}*)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:mortes?|morrer|doenças?|gravidez|grávida|fertil\p{L}*|com certeza|garantid\p{L}*|destinad[oa]s? a|condenad[oa]s?|suicíd\p{L}*|loteria|carma)(?!\p{L})/iu,
};

/** What nothing that is sold may say beside: that it is right, that it works, or what will come of it. */
export const SALES_TALK: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\w)(?:100\s?%|risk.free|proven|never wrong|always right|success rate|(?:you|he|she|they)(?:’ll| will) (?:find love|find the one|meet|marry|win|succeed|get rich|be happy))/i,
  tr: /(?<!\p{L})(?:%\s?100|yüzde yüz|risksiz|kanıtlanmış|asla yanılmaz|(?:bulacak|kavuşacak|evlenecek|kazanacak|zengin olacak|mutlu olacak)sın)/iu,
  es: /(?<!\p{L})(?:100\s?%|sin riesgo|comprobad[oa]s?|nunca falla|infalible|(?:encontrarás|conocerás a|ganarás|tendrás éxito|serás feliz|volverá contigo))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:100\s?%|sans risque|prouvée?s?|infaillible|ne se trompe jamais|(?:tu trouveras|tu rencontreras|tu gagneras|tu réussiras|tu seras heureu(?:x|se)))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:100\s?%|sem risco|comprovad[oa]s?|nunca erra|infalível|(?:você (?:encontrará|conhecerá|ganhará|terá sucesso|será feliz|vai encontrar o amor)))(?!\p{L})/iu,
};
